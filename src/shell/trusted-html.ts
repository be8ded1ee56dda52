interface Policy {
  createHTML(html: string): TrustedHTML;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(html: string): string }): Policy;
}

/** The site's one Trusted Types policy; missing where the browser has none and on the server. */
const policy = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('docs', {
  createHTML: html => html,
});

/** HTML of our own build, as the browser lets it into a document. */
export const trustedHtml = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html;
