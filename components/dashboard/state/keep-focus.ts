/** Keeps the focus in the page when what had it is taken away, such as the button of what was just done. */
import type { ReactiveController } from 'lit';

const HEADING = ':is(h1, h2)[tabindex="-1"]';
const FOCUSABLE = 'button, input, select, textarea, a[href]';

/** What is nearest to a place that is gone: the heading above it, or what can be pressed in a window. */
function nearestTo(place: Element): HTMLElement | null | undefined {
  const dialog = place.closest('dialog[open]');
  if (dialog) return dialog.querySelector<HTMLElement>(FOCUSABLE);
  for (let around: Element | null = place; around; around = around.parentElement) {
    const heading = around.querySelector<HTMLElement>(HEADING);
    if (heading) return heading;
  }
  return undefined;
}

/** Who uses the keyboard goes on from there, and a screen reader says where that is. */
export class KeepFocus implements ReactiveController {
  /** What has the focus, and all that it stands in. */
  #path: readonly Element[] = [];

  readonly #observer = new MutationObserver(() => {
    const [focused] = this.#path;
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const place = this.#path.find(({ isConnected }) => isConnected);
    this.#path = [];
    if (place) nearestTo(place)?.focus();
  });

  hostConnected(): void {
    document.addEventListener('focusin', this.#note);
    document.addEventListener('focusout', this.#forget);
    this.#observer.observe(document.body, { childList: true, subtree: true });
  }

  hostDisconnected(): void {
    document.removeEventListener('focusin', this.#note);
    document.removeEventListener('focusout', this.#forget);
    this.#observer.disconnect();
  }

  readonly #note = (event: FocusEvent): void => {
    this.#path = event.composedPath().filter((each) => each instanceof Element);
  };

  /** Whoever presses beside everything wants the focus nowhere. What is taken away may tell of it before it is gone. */
  readonly #forget = ({ target }: FocusEvent): void => {
    queueMicrotask(() => {
      if (target === this.#path[0] && this.#path[0].isConnected) this.#path = [];
    });
  };
}
