/** The widget record at start, or in words why there is none and what its owner should do. */
import type { WidgetRecord } from '../../server/contract.js';
import { isObject, isText } from '../internal/shapes.js';
import { isUuid } from '../internal/uuid.js';
import { apiAddress, serverAddress } from './api-address.js';

export const NO_WIDGET_ID =
  'Service Chat needs a widgetId such as "00000000-0000-4000-8000-000000000001"; the command `widget list` on the server shows the ids.';

/** Milliseconds for the whole exchange. */
const TIMEOUT = 10_000;

/** What came of the request for a record. */
interface RecordResponse {
  /** Undefined where none came. */
  readonly response?: Response;
  /** Parsed; undefined where it is no JSON. */
  readonly body?: unknown;
  /** Why the one or the other is missing. */
  readonly cause?: unknown;
}

/** Whether it is our server's body about a widget, active or not. */
function isRecord(body: unknown): body is WidgetRecord {
  return isObject(body) && isText(body['name']) && isObject(body['appearance']);
}

/** Never rejects. */
async function settle(request: Promise<Response>): Promise<RecordResponse> {
  let response: Response | undefined;
  try {
    response = await request;
    return { response, body: await response.json() };
  } catch (cause) {
    return { ...(response && { response }), cause };
  }
}

/** Ends with the signal. */
async function requestRecord(address: string, signal: AbortSignal): Promise<RecordResponse> {
  const request = new AbortController();
  const abort = () => {
    request.abort();
  };
  signal.addEventListener('abort', abort);
  const timer = setTimeout(abort, TIMEOUT);
  const settled = await settle(fetch(address, { signal: request.signal }));
  clearTimeout(timer);
  return settled;
}

/**
 * The record; undefined where the server has a problem that may pass, which the console then tells.
 *
 * @param baseUrl address of the server, see `apiAddress`
 * @param early the response, where the request has been sent ahead
 * @throws Error with a sentence for the owner where the widget cannot be used on this page; the signal's reason
 *   where it was aborted
 */
export async function loadRecord(
  baseUrl: string,
  widgetId: string,
  signal: AbortSignal,
  early?: Promise<Response>,
): Promise<WidgetRecord | undefined> {
  if (!isUuid(widgetId)) throw new TypeError(NO_WIDGET_ID);
  const came = await (early
    ? settle(early)
    : requestRecord(apiAddress(baseUrl, `config/${widgetId}`), signal));
  signal.throwIfAborted();
  const { response, body, cause } = came;
  const isInactive = response?.ok === true && isRecord(body) && !body.isActive;
  if (response?.ok && isRecord(body) && !isInactive) {
    const { logo } = body.appearance;
    // Where the server has the image itself, it says where from its own address on.
    if (!logo) return body;
    return { ...body, appearance: { ...body.appearance, logo: new URL(logo, serverAddress(baseUrl)).href } };
  }

  const found = { status: response?.status, body, isInactive };
  // In words for the owner; just that something is missing where even the words are.
  const reason = await import('./explain-no-record.js').then(
    ({ explainNoRecord }) => explainNoRecord(found, widgetId, baseUrl || location.origin),
    String,
  );
  // A problem that may be over by the time that someone asks, so that the launcher should stand.
  const mayPass = !response || response.status === 429 || response.status >= 500;
  if (!mayPass) throw new Error(reason, { cause });
  console.warn(reason);
  return undefined;
}
