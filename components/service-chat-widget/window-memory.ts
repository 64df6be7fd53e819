/** Whether the window is open in this tab, or was, for the next page of the site: an entry of sessionStorage. */
import { attempt } from '../internal/attempt.js';

/** Of the entry: `open` or `closed`; there is none where the window was never open. */
export const windowKey = (widgetId: string): string => `service-chat-window:${widgetId.toLowerCase()}`;

export const wasWindowOpen = (widgetId: string): boolean =>
  attempt(() => sessionStorage.getItem(windowKey(widgetId))) === 'open';
