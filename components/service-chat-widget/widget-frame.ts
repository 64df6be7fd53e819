/** What stands in the widget's shadow root: the launcher, and the panel once it is loaded. */
import type { Position } from '../../server/contract.js';
import type { ChatPanel } from '../chat-panel/chat-panel.js';
import { setAttributes } from '../internal/attributes.js';
import type { ChatContext } from '../internal/context.js';
import { Launcher, type LauncherState } from './launcher.js';

export interface FrameState extends Omit<LauncherState, 'hasPanel'> {
  readonly isInline: boolean;
  readonly position: Position;
  /** Of the words. */
  readonly lang: string;
  /** Null where the page's direction will do. */
  readonly dir: 'ltr' | 'rtl' | null;
  /** What the panel draws; undefined until it is loaded. */
  readonly context: ChatContext | undefined;
}

export interface FrameHandlers {
  readonly toggle: () => void;
  /** Called when the visitor is about to press the launcher. */
  readonly handleIntent: () => void;
  readonly handleDismiss: (event: Event) => void;
}

export class WidgetFrame {
  readonly #root = document.createElement('div');
  readonly #launcher: Launcher;
  readonly #handleDismiss: FrameHandlers['handleDismiss'];
  #panel: ChatPanel | undefined;

  constructor({ toggle, handleIntent, handleDismiss }: FrameHandlers) {
    this.#launcher = new Launcher(toggle, handleIntent);
    this.#handleDismiss = handleDismiss;
  }

  get launcher(): HTMLButtonElement {
    return this.#launcher.button;
  }

  get panel(): ChatPanel | undefined {
    return this.#panel;
  }

  draw(parent: HTMLElement | DocumentFragment, state: FrameState): void {
    const { isInline, isOpen, position, lang, dir, context } = state;
    setAttributes(this.#root, { class: `root ${isInline ? 'inline' : position}`, lang, dir });
    if (isInline) this.launcher.remove();
    else {
      this.#launcher.update({ ...state, hasPanel: context !== undefined });
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
  }

  #addPanel(): ChatPanel {
    const panel = document.createElement('chat-panel');
    panel.id = 'panel';
    panel.addEventListener('chat-dismiss', this.#handleDismiss);
    this.#root.append(panel);
    return panel;
  }
}
