/** The widget record at start, or in words why there is none and what its owner should do. */
import type { WidgetRecord } from '../../server/contract.js';
import type { TroubleCode } from '../internal/conversation-state.js';
import { ApiError } from '../internal/request.js';
import { isUuid } from '../internal/uuid.js';
import { fetchWidget } from '../internal/widget-api.js';

export const NO_WIDGET_ID =
  'Service Chat needs a widgetId such as "00000000-0000-4000-8000-000000000001"; `service-chat widget list` shows the ids.';

/** Trouble that may be over by the time that someone asks, so that the launcher should stand. */
const PASSING: ReadonlySet<TroubleCode> = new Set<TroubleCode>([
  'network',
  'timeout',
  'internal',
  'store_unavailable',
  'rate_limited',
]);

/** In words for the owner; just the bare facts where even the words cannot be loaded. */
async function explain(error: ApiError, widgetId: string, server: string): Promise<string> {
  try {
    return (await import('./explain-trouble.js')).explainTrouble(error, widgetId, server);
  } catch {
    return `Service Chat: widget ${widgetId} could not be loaded from ${server}: ${error.code}`;
  }
}

/**
 * The record; undefined where the server is in trouble that may pass, which the console then tells.
 *
 * @throws Error with a sentence for the owner where the widget cannot be used on this page
 */
export async function loadRecord(
  baseUrl: string,
  widgetId: string,
  signal: AbortSignal,
): Promise<WidgetRecord | undefined> {
  if (!isUuid(widgetId)) throw new TypeError(NO_WIDGET_ID);
  try {
    return await fetchWidget(baseUrl, widgetId, signal);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const reason = await explain(error, widgetId, baseUrl || location.origin);
    if (!PASSING.has(error.code)) throw new Error(reason, { cause: error });
    console.warn(reason);
    return undefined;
  }
}
