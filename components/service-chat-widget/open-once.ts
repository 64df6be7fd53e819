/** Opens the window by itself, once for a visitor. A chunk of its own, which few pages need. */
import { attempt } from '../internal/attempt.js';
import { FULL_SCREEN } from '../theme/breakpoints.js';
import { windowKey } from './window-memory.js';

/** Longest pause that a timer takes, in milliseconds. */
const MAX_PAUSE = 2_147_483_647;

/**
 * Calls `open` some seconds from now, once the page is in sight. It does not where the visitor has ever opened the window
 * or it has opened by itself before, nor on a phone, whose whole screen it would take, nor where the browser cannot
 * remember that it was open.
 */
export function openOnce(
  host: HTMLElement & { readonly widgetId: string },
  seconds: number,
  open: () => void,
  signal: AbortSignal,
): void {
  const key = `service-chat-opened:${host.widgetId.toLowerCase()}`;
  const mayOpen = () =>
    attempt(() => localStorage.getItem(key) ?? 'never') === 'never' &&
    // It may have been opened, and closed, before this was loaded.
    !attempt(() => sessionStorage.getItem(windowKey(host.widgetId))) &&
    !matchMedia(FULL_SCREEN).matches;
  if (!mayOpen()) return;
  host.addEventListener(
    'chat-open',
    () => {
      attempt(() => {
        localStorage.setItem(key, 'once');
      });
    },
    { signal },
  );
  const openIfSeen = () => {
    if (document.hidden) document.addEventListener('visibilitychange', openIfSeen, { once: true, signal });
    else if (mayOpen()) open();
  };
  const timer = setTimeout(openIfSeen, Math.min(seconds * 1000, MAX_PAUSE));
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
  });
}
