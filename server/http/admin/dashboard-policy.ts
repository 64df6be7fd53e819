/** What the pages of the dashboard may load and run. */

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html',
];
/** Nothing but our own files runs; no text becomes markup or code; nobody frames it. */
export const PAGE_POLICY = [...POLICY, "frame-ancestors 'none'"].join('; ');
/** The preview of a widget stands in a frame of ours, and shows a logo from wherever it is. */
export const PREVIEW_POLICY = [
  ...POLICY.map((each) => (each.startsWith('img-src') ? `${each} https: http:` : each)),
  "frame-ancestors 'self'",
].join('; ');
