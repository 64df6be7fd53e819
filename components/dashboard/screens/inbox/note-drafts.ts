/** Notes that are being written: they survive a reload, a conflict and the end of the session, in this tab. */

const keyOf = (id: string): string => `service-chat-dashboard-note-${id}`;

export const readDraft = (id: string): string => sessionStorage.getItem(keyOf(id)) ?? '';

export function keepDraft(id: string, text: string): void {
  if (text === '') sessionStorage.removeItem(keyOf(id));
  else sessionStorage.setItem(keyOf(id), text);
}
