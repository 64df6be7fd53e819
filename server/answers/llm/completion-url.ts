/** Where a server that speaks the chat completion protocol takes its questions. */

const ENDPOINT = '/chat/completions';
/** `/v1`, `/api/v1`, `/v1beta/openai`: below such a path the endpoint follows at once. */
const IS_VERSIONED = /\/(?:v\d+(?:beta|alpha)?|openai)$/;

/**
 * The address of the endpoint, from any form in which people write the address of a server:
 * `http://localhost:11434`, `https://api.example/v1`, `https://api.example/llm`, or the endpoint itself, with its
 * query where it needs one.
 */
export function completionUrl(baseUrl: string): string {
  const url = new URL(baseUrl);
  const path = url.pathname.replace(/\/+$/, '');
  if (path.endsWith(ENDPOINT)) url.pathname = path;
  else url.pathname = IS_VERSIONED.test(path) ? path + ENDPOINT : `${path}/v1${ENDPOINT}`;
  return url.href;
}
