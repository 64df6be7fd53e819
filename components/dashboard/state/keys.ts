/** Single keys, such as `g o` or `?`, that do something wherever no text is typed. They can be switched off. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export interface KeyBinding {
  /** One key, or two after each other with a space between them. */
  readonly keys: string;
  /** What it does, for the list of keys. */
  readonly label: string;
  readonly run: () => void;
}

/** Between the two keys of a pair. */
const PAIR_MS = 1500;
const OFF = 'service-chat-dashboard-keys-off';

/** Listens while its host is on the page. */
export class Keys implements ReactiveController {
  readonly #bindings = new Set<readonly KeyBinding[]>();
  #first: { readonly key: string; readonly at: number } | undefined;

  constructor(host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('keydown', this.#handleKey);
  }

  hostDisconnected(): void {
    document.removeEventListener('keydown', this.#handleKey);
  }

  get isOn(): boolean {
    return localStorage.getItem(OFF) === null;
  }

  set isOn(isOn: boolean) {
    if (isOn) localStorage.removeItem(OFF);
    else localStorage.setItem(OFF, 'yes');
  }

  /** All that act now, in the order in which they came. */
  get bindings(): readonly KeyBinding[] {
    return [...this.#bindings].flat();
  }

  /** @returns takes them away again */
  add(bindings: readonly KeyBinding[]): () => void {
    this.#bindings.add(bindings);
    return () => this.#bindings.delete(bindings);
  }

  readonly #handleKey = (event: KeyboardEvent): void => {
    if (!this.isOn || event.defaultPrevented || event.isComposing) return;
    if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event)) return;
    const { key } = event;
    const before = this.#first && event.timeStamp - this.#first.at < PAIR_MS ? `${this.#first.key} ` : '';
    this.#first = undefined;
    // The newest first: a screen may take over a key of the frame.
    const all = this.bindings.toReversed();
    const binding = all.find(({ keys }) => keys === before + key) ?? all.find(({ keys }) => keys === key);
    if (binding) {
      event.preventDefault();
      binding.run();
    } else if (all.some(({ keys }) => keys.startsWith(`${key} `))) {
      this.#first = { key, at: event.timeStamp };
    }
  };
}

/** In a field keys are text, and in a window before the page they are that window's. */
function isTyping(event: Event): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return false;
  const isField = target.matches('input, textarea, select, [contenteditable]');
  return isField || document.querySelector(':modal') !== null || openDialog(event);
}

const openDialog = (event: Event): boolean =>
  event.composedPath().some((node) => node instanceof HTMLDialogElement);
