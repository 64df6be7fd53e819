/** Whether the window is open in this tab, for the next page of the site: an entry of sessionStorage. */
import { attempt } from '../internal/attempt.js';

const keyOf = (widgetId: string) => `service-chat-window:${widgetId.toLowerCase()}`;

export function wasWindowOpen(widgetId: string): boolean {
  return attempt(() => sessionStorage.getItem(keyOf(widgetId))) === 'open';
}

export function rememberWindow(widgetId: string, isOpen: boolean): void {
  attempt(() => {
    if (isOpen) sessionStorage.setItem(keyOf(widgetId), 'open');
    else sessionStorage.removeItem(keyOf(widgetId));
  });
}
