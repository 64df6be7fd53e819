/** The widget record at start, or in words why there is none and what its owner should do. */
import type { WidgetRecord } from '../../server/contract.js';
import { apiAddress } from './api-address.js';
import { isUuid } from '../internal/uuid.js';
import { isRecord, readAnswer, type RecordAnswer } from './record-answer.js';

export const NO_WIDGET_ID =
  'Service Chat needs a widgetId such as "00000000-0000-4000-8000-000000000001"; `service-chat widget list` shows the ids.';

/** Milliseconds for the whole exchange. */
const TIMEOUT = 10_000;

/** In words for the owner; just the bare facts where even the words cannot be loaded. */
async function explain(answer: RecordAnswer, widgetId: string, server: string): Promise<string> {
  try {
    return (await import('../service-chat-widget/explain-trouble.js')).explainTrouble(
      answer,
      widgetId,
      server,
    );
  } catch {
    return `Service Chat: widget ${widgetId} could not be loaded from ${server}.`;
  }
}

/** Ends with the signal. */
async function requestRecord(address: string, signal: AbortSignal): Promise<RecordAnswer> {
  const request = new AbortController();
  const abort = () => {
    request.abort();
  };
  signal.addEventListener('abort', abort);
  const timer = setTimeout(abort, TIMEOUT);
  const answer = await readAnswer(fetch(address, { signal: request.signal }));
  clearTimeout(timer);
  return answer;
}

/**
 * The record; undefined where the server is in trouble that may pass, which the console then tells.
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
  const answer = await (early
    ? readAnswer(early)
    : requestRecord(apiAddress(baseUrl, `config/${widgetId}`), signal));
  signal.throwIfAborted();
  const { response, body, cause } = answer;
  if (response?.ok && isRecord(body) && body.isActive) return body;

  const reason = await explain(answer, widgetId, baseUrl || location.origin);
  // Trouble that may be over by the time that someone asks, so that the launcher should stand.
  const mayPass = !response || response.status === 429 || response.status >= 500;
  if (!mayPass) throw new Error(reason, { cause });
  console.warn(reason);
  return undefined;
}
