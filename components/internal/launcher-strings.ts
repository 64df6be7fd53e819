/** The words of the launcher; a module of their own so that the first chunk carries no others. */

export interface LauncherStrings {
  readonly openChat: string;
  readonly closeChat: string;
  /** Name of a widget whose own is not known yet. */
  readonly chat: string;
}

export const LAUNCHER_ENGLISH: LauncherStrings = {
  openChat: 'Open chat',
  closeChat: 'Close chat',
  chat: 'Chat',
};
