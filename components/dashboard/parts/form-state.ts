/** What becomes of a form: at rest, being sent, refused in words. */
import type { ReactiveControllerHost } from 'lit';
import { AdminError, refusalOf } from '../api/admin-error.js';
import type { FieldError } from './field.js';

export class FormState {
  readonly #host: ReactiveControllerHost & Element;
  isBusy = false;
  #error: AdminError | undefined;
  #fieldErrors = new Map<string, string>();

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
  }

  /** Why it was refused the last time; undefined too once each field that was refused has been changed. */
  get error(): AdminError | undefined {
    return this.#error;
  }

  /** What is wrong with fields that have not been changed since, by their names. */
  get fieldErrors(): ReadonlyMap<string, string> {
    return this.#fieldErrors;
  }

  /** What is wrong with a field or a part of it, such as an entry of a list; undefined where nothing is. */
  wrong(field: string): FieldError | undefined {
    const own = [...this.#fieldErrors].filter(([name]) => `${name}.`.startsWith(`${field}.`));
    const [first] = own;
    if (!first) return undefined;
    const clear = () => {
      for (const [name] of own) this.#fieldErrors.delete(name);
      if (this.#fieldErrors.size === 0) this.#error = undefined;
      this.#host.requestUpdate();
    };
    return { text: first[1], clear };
  }

  /** What is wrong that stands at none of these fields. */
  beside(...fields: readonly string[]): AdminError | undefined {
    return fields.some((field) => this.wrong(field) !== undefined) ? undefined : this.error;
  }

  clear(): void {
    this.#show(undefined);
    this.#host.requestUpdate();
  }

  /** Says what is wrong with a field before the server is asked. */
  refuse(field: string, wrong: string): void {
    void this.run(() => Promise.reject(refusalOf(field, wrong)));
  }

  /** Does the work once at a time; what it is refused with is kept, and its place gets the focus. */
  async run(work: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.#show(undefined);
    this.#host.requestUpdate();
    try {
      await work();
    } catch (error) {
      if (!(error instanceof AdminError)) throw error;
      this.#show(error);
    } finally {
      this.isBusy = false;
      this.#host.requestUpdate();
    }
    if (!this.error) return;
    await this.#host.updateComplete;
    const refused = this.#host.querySelector<HTMLElement>('[aria-invalid="true"], .notice.danger');
    refused?.focus();
  }

  #show(error: AdminError | undefined): void {
    this.#error = error;
    this.#fieldErrors = new Map(error?.fields);
  }
}

/** The text of each field of a form that is sent, by its name. */
export function readForm(event: SubmitEvent): Record<string, string> {
  event.preventDefault();
  return fieldsOf(event.target as HTMLFormElement);
}

/** The text of each field of a form, by its name. */
export const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
