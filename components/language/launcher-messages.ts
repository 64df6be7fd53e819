/** The words that are there before the panel; a module of their own so that the first chunk carries no others. */

export interface LauncherStrings {
  readonly openChat: string;
  readonly closeChat: string;
  /** Name of a widget whose own is not known yet. */
  readonly chat: string;
  readonly messageLabel: string;
  readonly placeholder: string;
  readonly trouble: { readonly store_unavailable: string };
}

export const LAUNCHER_ENGLISH: LauncherStrings = {
  openChat: 'Open chat',
  closeChat: 'Close chat',
  chat: 'Chat',
  messageLabel: 'Message',
  placeholder: 'Ask a question…',
  trouble: { store_unavailable: 'The chat is not available just now. Please try again in a moment.' },
};
