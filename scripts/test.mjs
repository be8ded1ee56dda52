import { ensureInstalled } from './install.mjs';

ensureInstalled();

const { ensureBrowser } = await import('../tests/browser.mjs');
const steps = await import('./check-steps.mjs');
const { finish, runNode, runSteps } = await import('./step.mjs');

const browserStep = {
  name: 'browser',
  run: () => {
    console.log(`Tests run in ${ensureBrowser()}`);
    return { ok: true };
  },
};

const browserTestStep = {
  name: 'browser tests',
  needs: ['browser', 'build'],
  run: async () => {
    const report = steps.freshReport('browser.json');
    const code = await runNode(['node_modules/@playwright/test/cli.js', 'test'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    return { ok: code === 0, ...steps.countBrowserTests(steps.readReport(report)) };
  },
};

finish(await runSteps([browserStep, ...steps.sourceSteps, steps.buildStep, browserTestStep]));
