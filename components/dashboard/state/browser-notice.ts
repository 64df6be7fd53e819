/** Notices of the browser's own about people who wait: only where the operator has asked for them. */

const WANTED = 'service-chat-dashboard-notify';

/** `unavailable` over plain http and in browsers without; `denied` where the browser was told so. */
export type NoticeState = 'unavailable' | 'denied' | 'off' | 'on';

export function noticeState(): NoticeState {
  if (!isSecureContext || !('Notification' in globalThis)) return 'unavailable';
  if (Notification.permission === 'denied') return 'denied';
  const isWanted = localStorage.getItem(WANTED) !== null;
  return isWanted && Notification.permission === 'granted' ? 'on' : 'off';
}

/** To be called on a press alone: the browser may ask for permission. */
export async function switchNotices(isOn: boolean): Promise<NoticeState> {
  if (!isOn) localStorage.removeItem(WANTED);
  else if ((await Notification.requestPermission()) === 'granted') localStorage.setItem(WANTED, 'yes');
  return noticeState();
}

/** Holds no word of a visitor: it may be seen by whoever sees the screen. */
export function showNotice(title: string, body: string): void {
  if (noticeState() !== 'on' || document.visibilityState === 'visible') return;
  const shown = new Notification(title, { body, tag: WANTED });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
