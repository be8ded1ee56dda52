import { ensureInstalled } from './install.mjs';

ensureInstalled();

const { contentStep, sourceSteps } = await import('./check-steps.mjs');
const { finish, runSteps } = await import('./step.mjs');

// What an author has written comes first: the tests of the sources take two minutes.
finish(await runSteps([contentStep, ...sourceSteps]));
