/** The filters of a list, which stand in the address: a choice counts at once, what is typed by Enter or after a pause. */
import { html, type ReactiveController, type TemplateResult } from 'lit';
import { fieldsOf, readForm } from '../parts/form-state.js';
import type { OperatorScreen } from './screen.js';
import { addressOf } from '../routing/router.js';

/** Longer than between two letters, shorter than anybody waits. */
const PAUSE_MS = 500;

export class Filters implements ReactiveController {
  readonly #host: OperatorScreen;
  readonly #path: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What was typed and does not count yet. */
  #typed: Readonly<Record<string, string>> = {};

  /** @param path of the screen, behind the prefix */
  constructor(host: OperatorScreen, path: string) {
    this.#host = host;
    this.#path = path;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#forgetTyped();
  }

  /** What a field shows; empty where nothing is chosen. */
  value(name: string): string {
    return this.#typed[name] ?? this.#host.around.place.query.get(name) ?? '';
  }

  /** @param fields named as they are in the address */
  render(fields: unknown): TemplateResult {
    return html`<form
      class="filter"
      role="search"
      novalidate
      @input=${this.#handleInput}
      @submit=${this.#handleSubmit}
    >
      ${fields}
    </form>`;
  }

  readonly #handleInput = (event: Event): void => {
    const form = event.currentTarget as HTMLFormElement;
    if (event.target instanceof HTMLSelectElement) {
      this.#apply(fieldsOf(form));
      return;
    }
    this.#typed = fieldsOf(form);
    clearTimeout(this.#timer);
    // Each pause is no place to come back to.
    this.#timer = setTimeout(() => {
      this.#apply(this.#typed, { replace: true });
    }, PAUSE_MS);
  };

  readonly #handleSubmit = (event: SubmitEvent): void => {
    this.#apply(readForm(event));
  };

  /** What else the address says stays. */
  #apply(fields: Readonly<Record<string, string>>, options?: { replace: boolean }): void {
    this.#forgetTyped();
    const { place, go } = this.#host.around;
    const query = new URLSearchParams(place.query);
    for (const [name, value] of Object.entries(fields)) {
      if (value.trim() === '') query.delete(name);
      else query.set(name, value);
    }
    if (query.toString() === place.query.toString()) return;
    go(addressOf({ path: this.#path, query }), options);
  }

  #forgetTyped(): void {
    clearTimeout(this.#timer);
    this.#typed = {};
  }
}
