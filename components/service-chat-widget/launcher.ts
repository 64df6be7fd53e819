/**
 * The button that opens and closes the chat. Made by hand: it is all that most page views ever draw, and Lit's
 * templates, which come with the panel, would add a quarter to what is sent before the click.
 */
import { setAttributes } from '../internal/attributes.js';
import { lazy } from '../internal/lazy.js';
import type { Unread } from './chat-session.js';
import type { LauncherMessages } from '../language/locales/launcher-messages.js';
import type { LauncherOptions } from './widget-options.js';

/** What a launcher without a look of its own never loads. */
const loadLook = lazy(() => import('./launcher-look.js'));

export interface LauncherState extends Unread {
  readonly isOpen: boolean;
  readonly messages: LauncherMessages;
  readonly look: LauncherOptions;
  /** Whether the panel, whose id is `panel`, is there already. */
  readonly hasPanel: boolean;
}

export class Launcher {
  readonly button = document.createElement('button');
  readonly #badge = document.createElement('span');
  /** Draws the look anew, once it was asked for. */
  #draw: ((look: LauncherOptions) => void) | undefined;
  #look: LauncherOptions | undefined;

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

  update({ isOpen, unread, unreadName, messages, look, hasPanel }: LauncherState): void {
    const { launcherText, launcherIcon = 'chat' } = look;
    // What can be read on it begins its name, so that it is found by voice too.
    const text = launcherText ? `${launcherText} – ${messages.openChat}` : messages.openChat;
    const name = unread ? `${text} (${unreadName})` : text;
    setAttributes(this.button, {
      'aria-label': isOpen ? messages.closeChat : name,
      'aria-expanded': isOpen,
      'aria-controls': hasPanel ? 'panel' : null,
    });
    this.#badge.textContent = String(unread);
    if (unread) this.button.append(this.#badge);
    else this.#badge.remove();
    this.#look = look;
    if (this.#draw) this.#draw(look);
    else if (launcherText || launcherIcon !== 'chat') void this.#loadLook();
  }

  /** Not in sight before it looks as it should; as it is where that cannot be loaded. */
  async #loadLook(): Promise<void> {
    this.button.hidden = true;
    try {
      const { createLook } = await loadLook();
      this.#draw ??= createLook(this.button);
      if (this.#look) this.#draw(this.#look);
    } catch {
      this.#draw = () => undefined;
    }
    this.button.hidden = false;
  }
}
