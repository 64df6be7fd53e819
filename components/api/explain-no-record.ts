/** Why a widget cannot be loaded, and what its owner should do. A chunk of its own: most page views need none of it. */
import { isObject, isText } from '../internal/shapes.js';
import { isRecord, type RecordResponse } from './widget-record.js';

/** @param came anything but the record of an active widget */
export function explainNoRecord(
  { response, body }: RecordResponse,
  widgetId: string,
  server: string,
): string {
  const widget = `Service Chat: widget ${widgetId}`;
  if (!response) {
    return `${widget} could not be loaded: ${server} cannot be reached. Check that it is running and that the page's Content-Security-Policy allows it (connect-src).`;
  }
  const { status } = response;
  if (status === 403) {
    return `${widget} is not allowed on ${location.origin}. Add ${location.hostname} to the widget's allowlist.`;
  }
  if (status === 404 || (response.ok && isRecord(body))) {
    return `${widget} does not exist on ${server}, or is not active. Check widgetId and the address of the server.`;
  }
  const error = isObject(body) && isObject(body['error']) ? body['error'] : {};
  const reason = isText(error['message']) ? error['message'] : `It answered with status ${status}.`;
  return `${widget} could not be loaded from ${server}: ${response.ok ? 'The server answered with something that is not a widget.' : reason}`;
}
