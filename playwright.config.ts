import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/browser.mjs';

// Workers read this file too and take the port over from the environment.
process.env.DOCS_TEST_PORT ??= String(await findFreePort());
const port = process.env.DOCS_TEST_PORT;
const origin = process.env.DOCS_TEST_ORIGIN ?? `http://localhost:${port}`;
const executablePath = findBrowser();

/** Tests of the built site in a browser, at desktop and phone size. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A machine that is busy with other work may answer late; what is broken fails every time.
  retries: process.env.CI ? 2 : 0,
  workers: 2,
  timeout: 30_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['list']],
  use: {
    baseURL: origin,
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  // Another server, for example one with a host's configuration, is tested by naming its origin.
  ...(!process.env.DOCS_TEST_ORIGIN && {
    webServer: {
      command: `"${process.execPath}" scripts/serve.mjs`,
      env: { PORT: port },
      url: `${origin}/docs/_/site.json`,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
    },
  }),
});

function findFreePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      const free = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(free));
    });
  });
}
