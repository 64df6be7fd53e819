/** Why a widget cannot be loaded, and what its owner should do. A chunk of its own: most page views need none of it. */
import type { ApiError } from '../internal/request.js';

export function explainTrouble({ code, message }: ApiError, widgetId: string, server: string): string {
  const widget = `Service Chat: widget ${widgetId}`;
  if (code === 'origin_not_allowed') {
    return `${widget} is not allowed on ${location.origin}. Add ${location.hostname} to the widget's allowlist.`;
  }
  if (code === 'widget_not_found' || code === 'not_found') {
    return `${widget} does not exist on ${server}, or is not active. Check widgetId and the address of the server.`;
  }
  if (code === 'network') {
    return `${widget} could not be loaded: ${server} cannot be reached. Check that it is running and that the page's Content-Security-Policy allows it (connect-src).`;
  }
  return `${widget} could not be loaded from ${server}: ${message}`;
}
