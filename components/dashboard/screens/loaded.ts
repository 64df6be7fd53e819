/** A list that a screen shows: on its way, there, or refused in words with a way to try again. */
import { Task } from '@lit/task';
import { html, nothing } from 'lit';
import type { AdminError } from '../api/admin-error.js';
import { messages } from '../messages/messages.js';
import { errorNotice } from '../parts/notice.js';
import type { OperatorScreen } from './screen.js';

/** Tells the dashboard that the session is over, where that is why something was refused. */
export function tellSessionEnd(host: Element, error: unknown): void {
  if ((error as AdminError | undefined)?.code !== 'unauthenticated') return;
  host.dispatchEvent(new Event('dash-session-end', { bubbles: true }));
}

export class Loaded<Data> {
  readonly #task: Task<readonly unknown[], Data>;

  /** @param args what the list depends on; it is loaded anew when one changes */
  constructor(
    host: OperatorScreen,
    load: (signal: AbortSignal) => Promise<Data>,
    args: () => readonly unknown[] = () => [],
  ) {
    this.#task = new Task(host, {
      args,
      task: (_args, { signal }) => load(signal),
      onError: (error) => {
        tellSessionEnd(host, error);
      },
    });
  }

  get value(): Data | undefined {
    return this.#task.value;
  }

  reload(): Promise<void> {
    return this.#task.run();
  }

  /** What was there before stays while it is loaded anew, and when that fails. */
  render(draw: (data: Data) => unknown): unknown {
    const { value, error } = this.#task;
    const retry = html`<button type="button" @click=${() => this.reload()}>${messages.retry}</button>`;
    return [
      error === undefined ? nothing : errorNotice(error as AdminError, retry),
      value === undefined ? nothing : draw(value),
      value === undefined && error === undefined
        ? html`<p class="help loading" role="status">${messages.loading}</p>`
        : nothing,
    ];
  }
}
