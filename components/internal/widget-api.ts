/** What the page asks of the server before anyone talks: the public part of the widget. */
import type { WidgetRecord } from '../../server/contract.js';
import { ApiError, request } from './request.js';
import { isObject, isText } from './shapes.js';

/** Milliseconds. */
const TIMEOUT = 10_000;

/**
 * @param baseUrl address of the server, see `request`
 * @throws ApiError `widget_not_found` also where the widget is not active; `bad_reply` where another server
 *   answered
 */
export async function fetchWidget(
  baseUrl: string,
  widgetId: string,
  signal?: AbortSignal,
): Promise<WidgetRecord> {
  const record = await request(baseUrl, `config/${widgetId}`, { timeout: TIMEOUT, signal });
  if (!isObject(record) || !isText(record['name']) || !isObject(record['appearance'])) {
    throw new ApiError('bad_reply', { message: 'The server answered with something that is not a widget.' });
  }
  if (record['isActive'] !== true) throw new ApiError('widget_not_found');
  return record as unknown as WidgetRecord;
}
