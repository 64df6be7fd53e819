/** Where a server that speaks the OpenAI protocol takes its questions. */

/** `/v1`, `/api/v1`, `/v1beta/openai`: below such a path the endpoint follows at once. */
const IS_VERSIONED = /\/(?:v\d+(?:beta|alpha)?|openai)$/;

/**
 * The address of an endpoint such as `/embeddings`, from any form in which people write the address of a server:
 * `http://localhost:11434`, `https://api.example/v1`, `https://api.example/llm`, or the endpoint itself, with its
 * query where it needs one.
 */
export function endpointUrl(baseUrl: string, endpoint: string): string {
  const url = new URL(baseUrl);
  const path = url.pathname.replace(/\/+$/, '');
  if (path.endsWith(endpoint)) url.pathname = path;
  else url.pathname = IS_VERSIONED.test(path) ? path + endpoint : `${path}/v1${endpoint}`;
  return url.href;
}

/** The address of the endpoint for chat completions; see `endpointUrl`. */
export function completionUrl(baseUrl: string): string {
  return endpointUrl(baseUrl, '/chat/completions');
}
