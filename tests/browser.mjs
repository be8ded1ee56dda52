/**
 * Chooses the browser that the tests run in: an installed Chrome or Chromium, else Playwright's own
 * download, else the chromium of the system's package manager.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of a browser that is there now; `DOCS_BROWSER` names another one. */
export function findBrowser(env = process.env) {
  if (env.DOCS_BROWSER) return env.DOCS_BROWSER;
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap(name => folders.map(folder => join(folder, name)));
  return [...onPath, ...applications, playwrightBrowser()].find(existsSync);
}

function playwrightBrowser() {
  const { chromium } = require('playwright-core');
  return chromium.executablePath();
}

/** Path of a browser, fetched first when there is none; says what it does. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  for (const { says, run } of ways()) {
    console.log(says);
    run();
    const browser = findBrowser();
    if (browser) return browser;
  }
  console.error(`There is no browser for the tests. Run: ${lineToRun()}`);
  process.exit(1);
}

function* ways() {
  yield { says: "Downloading Playwright's Chromium …", run: downloadPlaywrightBrowser };
  const isRoot = process.getuid?.() === 0;
  const manager = packageManagers.find(({ command }) => isOnPath(command));
  if (isRoot && manager) {
    yield {
      says: `Installing Chromium with ${manager.command} …`,
      run: () => manager.lines.forEach(runLine),
    };
  }
}

const packageManagers = [
  { command: 'apt-get', lines: ['apt-get update', 'apt-get install -y chromium'] },
  { command: 'dnf', lines: ['dnf install -y chromium'] },
  { command: 'apk', lines: ['apk add chromium'] },
  { command: 'pacman', lines: ['pacman -Sy --noconfirm chromium'] },
  { command: 'zypper', lines: ['zypper --non-interactive install chromium'] },
];

function lineToRun() {
  if (process.platform === 'darwin') return 'brew install --cask chromium';
  const manager = packageManagers.find(({ command }) => isOnPath(command));
  return manager ? `sudo ${manager.lines.join(' && sudo ')}` : 'npx playwright install chromium';
}

function downloadPlaywrightBrowser() {
  const program = join(dirname(require.resolve('playwright-core/package.json')), 'cli.js');
  spawnSync(process.execPath, [program, 'install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

const runLine = line => {
  const [command, ...args] = line.split(' ');
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
};

const isOnPath = command =>
  (process.env.PATH ?? '').split(delimiter).some(folder => existsSync(join(folder, command)));
