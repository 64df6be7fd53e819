/** Why a widget cannot be loaded, and what its owner should do. A chunk of its own: most page views need none of it. */
import { isObject, isText } from '../internal/shapes.js';

/** What came in the place of the record of an active widget. */
export interface NoRecord {
  /** Of the response; undefined where none came. */
  readonly status: number | undefined;
  /** Parsed; undefined where it is no JSON. */
  readonly body: unknown;
  /** Whether it is the record of a widget that is not active. */
  readonly isInactive: boolean;
}

/** In words for the owner. */
export function explainNoRecord(
  { status, body, isInactive }: NoRecord,
  widgetId: string,
  server: string,
): string {
  const widget = `Service Chat: widget ${widgetId}`;
  if (status === undefined) {
    return `${widget} could not be loaded: ${server} cannot be reached. Check that it is running and that the page's Content-Security-Policy allows it (connect-src).`;
  }
  if (status === 403) {
    if (window.origin === 'null') {
      return `${widget} is not allowed on pages without an origin, such as a file opened from the disk (file://) or a sandboxed frame. Open the page from a web server, or, for a trial, add "null" to the widget's allowlist.`;
    }
    return `${widget} is not allowed on ${location.origin}. Add ${location.hostname} to the widget's allowlist.`;
  }
  if (status === 404 || isInactive) {
    return `${widget} does not exist on ${server}, or is not active. Check widgetId and the address of the server.`;
  }
  const error = isObject(body) && isObject(body['error']) ? body['error'] : {};
  const message = isText(error['message']) ? error['message'] : `status ${status}`;
  const reason = status < 300 ? 'The server answered with something that is not a widget.' : message;
  return `${widget} could not be loaded from ${server}: ${reason}`;
}
