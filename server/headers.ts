/**
 * Headers of every answer: the one source of the server and of the hosts' configurations.
 * What a document may load is in its own `<meta>` policy; these are the parts that only a header can say.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

/** Sent where the site has a name of its own; a browser would remember it for every port of localhost. */
export const transportSecurity = {
  'Strict-Transport-Security': 'max-age=31536000',
} as const;

/** Lifetimes: a hashed file never changes, anything else is asked for again and answered with 304. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;

/** Where hashed files stand below the base URL, and the one file there that is not hashed. */
export const hashedFolder = '_/';
export const deploymentFile = '_/site.json';

/** `('/docs/', '/docs/_/assets/app.3f2a.js')` -> true */
export const isHashed = (baseUrl: string, file: string): boolean =>
  file.startsWith(baseUrl + hashedFolder) && file !== baseUrl + deploymentFile;
