/** What stands in the widget's shadow root: the launcher, and the panel, or until it is loaded what stands for it. */
import type { ChatPanel } from '../chat-panel/chat-panel.js';
import { setAttributes } from '../internal/attributes.js';
import type { Localization } from '../language/localization.js';
import type { ChatSession, Unread } from './chat-session.js';
import { Launcher } from './launcher.js';
import { PanelPlaceholder, type PlaceholderState } from './panel-placeholder.js';
import type { ChatOptions } from './widget-options.js';

const NONE_UNREAD: Unread = { unread: 0, unreadName: '' };

export interface FrameState {
  /** `opening`: something stands for the panel until it is loaded. */
  readonly windowState: 'closed' | 'opening' | 'open';
  readonly isInline: boolean;
  readonly options: ChatOptions;
  readonly localization: Pick<Localization, 'messages' | 'tag' | 'direction'>;
  /** What the panel draws, and how many replies nobody has seen yet; undefined until it is loaded. */
  readonly session: Pick<ChatSession, 'context' | 'unread'> | undefined;
}

/** What the visitor can do in it. */
export interface FrameHost {
  open(): void;
  close(): void;
  toggle(): void;
}

export class WidgetFrame {
  readonly #root = document.createElement('div');
  readonly #launcher: Launcher;
  readonly #host: FrameHost;
  #panel: ChatPanel | undefined;
  #placeholder: PanelPlaceholder | undefined;

  /** @param handleIntent called when the visitor is about to press the launcher */
  constructor(host: FrameHost, handleIntent: () => void) {
    this.#host = host;
    this.#launcher = new Launcher(() => {
      host.toggle();
    }, handleIntent);
  }

  get launcher(): HTMLButtonElement {
    return this.#launcher.button;
  }

  get panel(): ChatPanel | undefined {
    return this.#panel;
  }

  /** What stands for the panel, or did, with a text that the panel has not taken up yet. */
  get placeholder(): PanelPlaceholder | undefined {
    return this.#placeholder;
  }

  /** Stands for the panel until that is loaded. */
  showPlaceholder(state: PlaceholderState): void {
    this.#placeholder ??= new PanelPlaceholder(state, this.#host);
    this.#placeholder.show(this.#root);
  }

  removePlaceholder(): void {
    this.#placeholder?.hide();
    this.#placeholder = undefined;
  }

  draw(parent: HTMLElement | DocumentFragment, state: FrameState): void {
    const { isInline, windowState, options, localization, session } = state;
    const { messages, tag, direction } = localization;
    const place = isInline ? 'inline' : `${options.position} ${options.windowSize ?? ''}`;
    setAttributes(this.#root, { class: `root ${place}`, lang: tag, dir: direction });
    if (isInline) this.launcher.remove();
    else {
      this.#launcher.update({
        isOpen: windowState !== 'closed',
        messages,
        look: options,
        hasPanel: session !== undefined,
        ...(session?.unread ?? NONE_UNREAD),
      });
      if (!this.launcher.parentNode) this.#root.prepend(this.launcher);
    }
    if (session) {
      this.#panel ??= this.#addPanel();
      this.#panel.className = isInline ? 'inline' : 'floating';
      this.#panel.hidden = windowState !== 'open';
      this.#panel.context = session.context;
    }
    if (!this.#root.parentNode) parent.append(this.#root);
  }

  /** Takes all away; what is drawn next begins anew. */
  clear(): void {
    this.#root.remove();
    this.#panel?.remove();
    this.#panel = undefined;
    this.removePlaceholder();
  }

  #addPanel(): ChatPanel {
    const panel = document.createElement('chat-panel');
    setAttributes(panel, { id: 'panel', exportparts: 'panel,header,logo' });
    panel.addEventListener('chat-dismiss', (event) => {
      event.stopPropagation();
      this.#host.close();
    });
    this.#root.append(panel);
    return panel;
  }
}
