import { ensureInstalled } from './install.mjs';

ensureInstalled();

const { contentStep, sourceSteps } = await import('./check-steps.mjs');
const { finish, runSteps } = await import('./step.mjs');

finish(await runSteps([...sourceSteps, contentStep]));
