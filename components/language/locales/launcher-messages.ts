/**
 * The messages that are there before the panel. English has them in a module of their own: with all of its messages the
 * first chunk would be 1.1 kB of gzip larger, and over its budget.
 */

export interface LauncherMessages {
  readonly openChat: string;
  readonly closeChat: string;
  /** Name of a widget whose own is not known yet. */
  readonly chat: string;
  readonly messageLabel: string;
  readonly placeholder: string;
  /** Said of a message while the panel that sends it is being loaded. */
  readonly sending: string;
  readonly trouble: { readonly store_unavailable: string };
}

export const LAUNCHER_ENGLISH: LauncherMessages = {
  openChat: 'Open chat',
  closeChat: 'Close chat',
  chat: 'Chat',
  messageLabel: 'Message',
  placeholder: 'Ask a question…',
  sending: 'Sending your message…',
  trouble: { store_unavailable: 'The chat is not available just now. Please try again in a moment.' },
};
