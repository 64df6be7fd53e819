/** Where the server's API is. */

/** @param baseUrl see `apiAddress`; with a slash at the end */
export const serverAddress = (baseUrl: string): string =>
  new URL(baseUrl || '/', document.baseURI).href.replace(/\/*$/, '/');

/**
 * @param baseUrl folder that the server's `api/` lies in, with or without a slash at the end; relative to the
 *   page, and the root of its origin where empty
 * @param path below `api/widget/`
 */
export function apiAddress(baseUrl: string, path: string): string {
  return `${serverAddress(baseUrl)}api/widget/${path}`;
}
