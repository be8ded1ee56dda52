import { readSettings } from './read-settings.ts';

interface Policy {
  createHTML(html: string): TrustedHTML;
  /** Gives an object that stands for the address; the libraries' types know only strings. */
  createScriptURL(url: string): string;
}

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(url: string): string },
  ): Policy;
}

/** The site's one Trusted Types policy; missing where the browser has none and on the server. */
const policy = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('docs', {
  createHTML: html => html,
  createScriptURL(url) {
    if (new URL(url, location.href).origin === location.origin) return url;
    if (readSettings().scripts?.includes(url)) return url;
    throw new TypeError(`${url} is not a script of this site.`);
  },
});

/** HTML of our own build, as the browser lets it into a document. */
export const trustedHtml = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html;

/** The address of a script of our own build, or of the settings, as the browser lets it run. */
export const trustedScriptUrl = (url: string): string => policy?.createScriptURL(url) ?? url;
