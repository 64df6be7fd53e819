/** Where the server's API is. */

/**
 * @param baseUrl folder that the server's `api/` lies in, with or without a slash at the end; relative to the
 *   page, and the root of its origin where empty
 * @param path below `api/widget/`
 */
export function apiAddress(baseUrl: string, path: string): string {
  const base = new URL(baseUrl || '/', document.baseURI).href.replace(/\/*$/, '/');
  return `${base}api/widget/${path}`;
}
