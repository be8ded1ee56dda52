/** Path of a browser that is there now. */
export function findBrowser(env?: NodeJS.ProcessEnv): string | undefined;
/** Path of a browser, fetched first when there is none. */
export function ensureBrowser(): string;
