/** A list that a screen shows page by page: the first anew when the address changes, older ones when asked for. */
import { html, nothing } from 'lit';
import { FormState } from '../parts/form-state.js';
import { errorNotice } from '../parts/notice.js';
import { frameMessages } from '../messages/frame-messages.js';
import { Loaded, tellSessionEnd } from './loaded.js';
import type { OperatorScreen } from './screen.js';

interface Page<Item> {
  readonly items: readonly Item[];
  /** The cursor of the next; absent on the last. */
  readonly next?: string | undefined;
}

export class Paged<Item, Answer extends Page<Item> = Page<Item>> {
  readonly #host: OperatorScreen;
  readonly #load: (cursor: string | undefined, signal?: AbortSignal) => Promise<Answer>;
  readonly #first: Loaded<Answer>;
  readonly #form: FormState;
  #older: Answer[] = [];

  /** @param load one page; @param args what the list depends on */
  constructor(
    host: OperatorScreen,
    load: (cursor: string | undefined, signal?: AbortSignal) => Promise<Answer>,
    args: () => readonly unknown[],
  ) {
    this.#host = host;
    this.#load = load;
    this.#form = new FormState(host);
    this.#first = new Loaded<Answer>(
      host,
      async (signal) => {
        const page = await load(undefined, signal);
        this.#older = [];
        return page;
      },
      args,
    );
  }

  /** The first page, which tells of the whole list; undefined before it came. */
  get first(): Answer | undefined {
    return this.#first.value;
  }

  /** The page that came last. */
  get last(): Answer | undefined {
    return this.#older.at(-1) ?? this.first;
  }

  reload(): Promise<void> {
    return this.#first.reload();
  }

  async #loadOlder(cursor: string): Promise<void> {
    const { first } = this;
    await this.#form.run(async () => {
      const page = await this.#load(cursor);
      // Another list may have been asked for while this page was on its way.
      if (this.first === first) this.#older.push(page);
    });
    tellSessionEnd(this.#host, this.#form.error);
  }

  /** @param draw all that was loaded @param label of the button that loads more */
  render(
    draw: (items: readonly Item[], first: Answer) => unknown,
    label: string = frameMessages.older,
  ): unknown {
    return this.#first.render((first) => {
      const next = this.last?.next;
      return [
        draw(
          [first, ...this.#older].flatMap(({ items }) => items),
          first,
        ),
        errorNotice(this.#form.error),
        next === undefined
          ? nothing
          : html`<div class="row">
              <button
                type="button"
                aria-disabled=${this.#form.isBusy ? 'true' : 'false'}
                @click=${() => this.#loadOlder(next)}
              >
                ${label}
              </button>
            </div>`,
      ];
    });
  }
}
