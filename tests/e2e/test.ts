/**
 * `test` of all browser tests: whatever a test is about, it also fails on a violation of the content
 * security policy, on a console error or warning, on an uncaught exception, and on a request to
 * another origin.
 */
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

interface Fixtures {
  /** Names a console message or an exception that this test provokes. */
  readonly allowTrouble: (pattern: RegExp) => void;
  /** A page of a browser that runs no script. */
  readonly noScript: Page;
  readonly trouble: Trouble;
}

/** What went wrong in a context, and what a test expects to go wrong. */
interface Trouble {
  readonly found: string[];
  readonly allowed: RegExp[];
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off its pattern
  trouble: async ({}, use) => {
    const trouble: Trouble = { found: [], allowed: [] };
    await use(trouble);
    const unexpected = trouble.found.filter(
      text => !trouble.allowed.some(pattern => pattern.test(text)),
    );
    expect(unexpected, 'policy violations, console messages, exceptions, other origins').toEqual(
      [],
    );
  },
  allowTrouble: async ({ trouble }, use) => {
    await use(pattern => trouble.allowed.push(pattern));
  },
  context: async ({ context, trouble, baseURL }, use) => {
    await watch(context, trouble, baseURL ?? '');
    await use(context);
  },
  noScript: async ({ browser, trouble, baseURL, viewport }, use) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
      viewport,
    });
    await watch(context, trouble, baseURL ?? '');
    await use(await context.newPage());
    await context.close();
  },
});

export { expect } from '@playwright/test';

async function watch(context: BrowserContext, trouble: Trouble, baseURL: string): Promise<void> {
  const report = (text: string) => trouble.found.push(text);
  context.on('console', message => {
    if (!['error', 'warning'].includes(message.type())) return;
    report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', error => report(`uncaught: ${error.error().stack ?? error.error()}`));
  context.on('request', request => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL).origin) {
      report(`request to another origin: ${request.url()}`);
    }
  });
  await context.exposeBinding('reportViolation', (_source, text: string) => report(text));
  await context.addInitScript(reportViolations);
}

/** Runs in the page. A violation of a policy that only reports has no console message. */
function reportViolations(): void {
  const { reportViolation } = window as unknown as { reportViolation(text: string): void };
  document.addEventListener('securitypolicyviolation', event =>
    reportViolation(
      `policy violation: ${event.effectiveDirective} blocks ${event.blockedURI} (${event.sourceFile}:${event.lineNumber}) ${event.sample}`,
    ),
  );
}
