/** What stands in the widget's shadow root: the launcher, and the panel, or until it is loaded what stands for it. */
import type { Position } from '../../server/contract.js';
import type { ChatPanel } from '../chat-panel/chat-panel.js';
import { setAttributes } from '../internal/attributes.js';
import type { ChatContext } from '../chat-panel/chat-context.js';
import { Launcher, type LauncherState } from './launcher.js';
import { OpeningWindow, type OpeningState } from './panel-placeholder.js';

export interface FrameState extends Omit<LauncherState, 'hasPanel'> {
  /** Whether something stands for the panel until it is loaded. */
  readonly isOpening: boolean;
  readonly isInline: boolean;
  readonly position: Position;
  /** Of the words. */
  readonly lang: string;
  /** Null where the page's direction will do. */
  readonly dir: 'ltr' | 'rtl' | null;
  /** What the panel draws; undefined until it is loaded. */
  readonly context: ChatContext | undefined;
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
  #opening: OpeningWindow | undefined;

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

  /** What stands for the panel, or did, with words that the panel has not taken up yet. */
  get opening(): OpeningWindow | undefined {
    return this.#opening;
  }

  /** Stands for the panel until that is loaded. */
  showOpening(state: OpeningState): void {
    this.#opening ??= new OpeningWindow(state, this.#host);
    this.#opening.show(this.#root);
  }

  removeOpening(): void {
    this.#opening?.hide();
    this.#opening = undefined;
  }

  draw(parent: HTMLElement | DocumentFragment, state: FrameState): void {
    const { isInline, isOpen, isOpening, position, lang, dir, context } = state;
    setAttributes(this.#root, { class: `root ${isInline ? 'inline' : position}`, lang, dir });
    if (isInline) this.launcher.remove();
    else {
      this.#launcher.update({ ...state, isOpen: isOpen || isOpening, hasPanel: context !== undefined });
      if (!this.launcher.parentNode) this.#root.prepend(this.launcher);
    }
    if (context) {
      this.#panel ??= this.#addPanel();
      this.#panel.className = isInline ? 'inline' : 'floating';
      this.#panel.hidden = !isOpen;
      this.#panel.context = context;
    }
    if (!this.#root.parentNode) parent.append(this.#root);
  }

  /** Takes all away; what is drawn next begins anew. */
  clear(): void {
    this.#root.remove();
    this.#panel?.remove();
    this.#panel = undefined;
    this.removeOpening();
  }

  #addPanel(): ChatPanel {
    const panel = document.createElement('chat-panel');
    panel.id = 'panel';
    panel.addEventListener('chat-dismiss', (event) => {
      event.stopPropagation();
      this.#host.close();
    });
    this.#root.append(panel);
    return panel;
  }
}
