/** A list that a screen shows: on its way, there, or refused in words with a way to try again. */
import { Task } from '@lit/task';
import { html, nothing, type ReactiveController } from 'lit';
import type { AdminError } from '../api/admin-error.js';
import { messages } from '../messages/messages.js';
import { frameMessages } from '../messages/frame-messages.js';
import { timeOfDay } from '../parts/moment.js';
import { errorNotice, notice } from '../parts/notice.js';
import { skeleton } from '../parts/skeleton.js';
import type { OperatorScreen } from './screen.js';

/** What a second try does not help. */
const FINAL: ReadonlySet<string> = new Set(['not_found', 'widget_not_found', 'forbidden']);

/** Tells the dashboard that the session is over, where that is why something was refused. */
export function tellSessionEnd(host: Element, error: unknown): void {
  if ((error as AdminError | undefined)?.code !== 'unauthenticated') return;
  host.dispatchEvent(new Event('dash-session-end', { bubbles: true }));
}

/** What each screen loads, in the order in which it says so. */
const loadedBy = new WeakMap<OperatorScreen, Loaded<unknown>[]>();

export class Loaded<Data> implements ReactiveController {
  readonly #task: Task<readonly unknown[], Data>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #args: () => readonly unknown[];
  readonly #host: OperatorScreen;
  /** What came last, when, in milliseconds since 1970, and what it was asked with. */
  #last: { value: Data; at: number; asked: string } | undefined;

  /** @param args what the list depends on; it is loaded anew when one changes */
  constructor(
    host: OperatorScreen,
    load: (signal: AbortSignal) => Promise<Data>,
    args: () => readonly unknown[] = () => [],
  ) {
    this.#args = args;
    this.#host = host;
    this.#task = new Task(host, {
      args,
      task: (_args, { signal }) => load(signal),
      onComplete: (value) => {
        this.#last = { value, at: Date.now(), asked: this.#asked };
      },
      onError: (error) => {
        tellSessionEnd(host, error);
        this.#retryLater(error as AdminError);
      },
    });
    host.addController(this);
    loadedBy.set(host, [...this.#ofScreen, this]);
  }

  get #ofScreen(): readonly Loaded<unknown>[] {
    return loadedBy.get(this.#host) ?? [];
  }

  hostConnected(): void {
    addEventListener('online', this.#retry);
  }

  hostDisconnected(): void {
    removeEventListener('online', this.#retry);
    clearTimeout(this.#timer);
  }

  get #asked(): string {
    return this.#args().join();
  }

  /** The task forgets it when it fails, and what answers another question is of no use then. */
  get value(): Data | undefined {
    return this.#task.value ?? (this.#last?.asked === this.#asked ? this.#last.value : undefined);
  }

  reload(): Promise<void> {
    clearTimeout(this.#timer);
    return this.#task.run();
  }

  #retryLater({ retryMs }: AdminError): void {
    clearTimeout(this.#timer);
    if (retryMs !== undefined) this.#timer = setTimeout(this.#retry, retryMs);
  }

  readonly #reloadFailed = (): void => {
    for (const each of this.#ofScreen) if (each.error) void each.reload();
  };

  readonly #retry = (): void => {
    if (this.#task.error !== undefined) void this.reload();
  };

  /** What was there before stays while it is loaded anew, and when that fails. */
  render(draw: (data: Data) => unknown, rows?: number): unknown {
    const { value } = this;
    return [
      this.#renderError(),
      value === undefined ? nothing : draw(value),
      value === undefined && (this.#task.error === undefined || this.#isAwaited) ? skeleton(rows) : nothing,
    ];
  }

  /** What ails the server as a whole is said once by a screen that asks it for more than one thing. */
  #isSaid({ code, retryMs }: AdminError): boolean {
    const before = this.#ofScreen.slice(0, this.#ofScreen.indexOf(this));
    return retryMs !== undefined && before.some(({ error }) => error?.code === code);
  }

  get error(): AdminError | undefined {
    return this.#task.error as AdminError | undefined;
  }

  /** Whether the server reads what it needs yet, and says how far it is. */
  get #isAwaited(): boolean {
    return this.error?.code === 'not_ready';
  }

  #renderError() {
    const { error } = this;
    if (error === undefined || this.#isSaid(error)) return nothing;
    // What is not there, or not allowed, will be no other the second time.
    const isFinal = FINAL.has(error.code);
    const retry = isFinal
      ? nothing
      : html`<button type="button" @click=${this.#reloadFailed}>${messages.retry}</button>`;
    // It is asked again by itself.
    if (this.#isAwaited) return html`<p class="help" role="status">${error.message}</p>`;
    const isStale = this.value !== undefined && error.code === 'unreachable';
    if (isStale && this.#host.around.isAway) return nothing;
    return isStale
      ? notice('caution', frameMessages.asOf(timeOfDay(this.#last?.at ?? 0)), retry)
      : errorNotice(error, retry);
  }
}
