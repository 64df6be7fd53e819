/**
 * The round button that opens and closes the chat. Made by hand: it is all that most page views ever draw, and Lit's
 * templates, which come with the panel, would add a quarter to what is sent before the click.
 */
import { setAttributes } from '../internal/attributes.js';
import type { LauncherStrings } from '../internal/launcher-strings.js';

const SVG = 'http://www.w3.org/2000/svg';
/** A speech bubble with two lines in it. */
const CHAT =
  'M4 6.5A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.5v8a2.5 2.5 0 0 1-2.5 2.5H11l-4.4 3.4a.4.4 0 0 1-.6-.4V17A2.5 2.5 0 0 1 4 14.5zM8 9h8M8 12.5h5';
/** A chevron down. */
const CLOSE = 'm6 9.5 6 6 6-6';

export interface LauncherState {
  readonly isOpen: boolean;
  /** Replies that nobody has seen yet. */
  readonly unread: number;
  /** Their number in words. */
  readonly unreadName: string;
  readonly words: LauncherStrings;
  /** Whether the panel, whose id is `panel`, is there already. */
  readonly hasPanel: boolean;
}

export class Launcher {
  readonly button = document.createElement('button');
  readonly #path = document.createElementNS(SVG, 'path');
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

    const icon = document.createElementNS(SVG, 'svg');
    setAttributes(icon, { viewBox: '0 0 24 24', 'aria-hidden': true });
    icon.append(this.#path);
    this.button.append(icon);
    setAttributes(this.#badge, { class: 'badge', part: 'badge' });
  }

  update({ isOpen, unread, unreadName, words, hasPanel }: LauncherState): void {
    const name = unread ? `${words.openChat} (${unreadName})` : words.openChat;
    setAttributes(this.button, {
      'aria-label': isOpen ? words.closeChat : name,
      'aria-expanded': isOpen,
      'aria-controls': hasPanel ? 'panel' : null,
    });
    // What the launcher does next: it opens the chat, or closes it.
    this.#path.setAttribute('d', isOpen ? CLOSE : CHAT);
    this.#badge.textContent = String(unread);
    if (unread) this.button.append(this.#badge);
    else this.#badge.remove();
  }
}
