/**
 * The round button that opens and closes the chat. Made by hand: it is all that most page views ever draw, and Lit's
 * templates, which come with the panel, would add a quarter to what is sent before the click.
 */
import { setAttributes } from '../internal/attributes.js';
import type { Unread } from './chat-session.js';
import type { LauncherMessages } from '../language/locales/launcher-messages.js';

export interface LauncherState extends Unread {
  readonly isOpen: boolean;
  readonly messages: LauncherMessages;
  /** Whether the panel, whose id is `panel`, is there already. */
  readonly hasPanel: boolean;
}

export class Launcher {
  readonly button = document.createElement('button');
  readonly #badge = document.createElement('span');

  /** @param handleIntent called when the visitor is about to press it */
  constructor(toggle: () => void, handleIntent: () => void) {
    setAttributes(this.button, {
      class: 'launcher',
      part: 'launcher',
      type: 'button',
      'aria-haspopup': 'dialog',
    });
    this.button.addEventListener('click', toggle);
    for (const type of ['focus', 'pointerenter', 'pointerdown'])
      this.button.addEventListener(type, handleIntent);

    setAttributes(this.#badge, { class: 'badge', part: 'badge' });
  }

  update({ isOpen, unread, unreadName, messages, hasPanel }: LauncherState): void {
    const name = unread ? `${messages.openChat} (${unreadName})` : messages.openChat;
    setAttributes(this.button, {
      'aria-label': isOpen ? messages.closeChat : name,
      'aria-expanded': isOpen,
      'aria-controls': hasPanel ? 'panel' : null,
    });
    this.#badge.textContent = String(unread);
    if (unread) this.button.append(this.#badge);
    else this.#badge.remove();
  }
}
