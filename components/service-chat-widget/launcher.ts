/** The round button that opens and closes the chat. */
import { html, nothing, type TemplateResult } from 'lit';
import { launcherIcon } from '../internal/icons.js';
import type { LauncherStrings } from '../internal/launcher-strings.js';

export interface Launcher {
  readonly isOpen: boolean;
  /** Replies that nobody has seen yet. */
  readonly unread: number;
  /** Their number in words. */
  readonly unreadName: string;
  readonly words: LauncherStrings;
  /** Whether the panel, whose id is `panel`, is there already. */
  readonly hasPanel: boolean;
  readonly toggle: () => void;
  /** Called when the visitor is about to press it. */
  readonly handleIntent: () => void;
}

export function renderLauncher({
  isOpen,
  unread,
  unreadName,
  words,
  hasPanel,
  toggle,
  handleIntent,
}: Launcher): TemplateResult {
  const name = unread ? `${words.openChat} (${unreadName})` : words.openChat;
  return html`<button
    class="launcher"
    part="launcher"
    type="button"
    aria-label=${isOpen ? words.closeChat : name}
    aria-expanded=${isOpen}
    aria-haspopup="dialog"
    aria-controls=${hasPanel ? 'panel' : nothing}
    @click=${toggle}
    @focus=${handleIntent}
    @pointerenter=${handleIntent}
    @pointerdown=${handleIntent}
  >
    ${launcherIcon(isOpen)} ${unread ? html`<span class="badge" part="badge">${unread}</span>` : nothing}
  </button>`;
}
