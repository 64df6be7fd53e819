/**
 * A widget that is being edited: as it was saved, what is changed and not saved yet, and what becomes of both. Nothing
 * is lost: who would leave is asked, and who finds that it was changed meanwhile keeps their own changes.
 */
import type { ReactiveController } from 'lit';
import type { AdminWidget, WidgetChange } from '../../../../server/admin-contract/widgets.js';
import { AdminError } from '../../api/admin-error.js';
import { FormState } from '../../parts/form-state.js';
import type { LeaveEvent } from '../../routing/router.js';
import { Loaded } from '../loaded.js';
import type { OperatorScreen } from '../screen.js';
import { differences, isEmpty, mergeChange, namesIn, withChange } from './widget-change.js';

/** What was not saved when a session ended, by operator and screen: found again by who signs in on this page. */
const leftBehind = new Map<string, WidgetChange>();

export class WidgetEditor implements ReactiveController {
  readonly #host: OperatorScreen;
  readonly form: FormState;
  readonly loaded: Loaded<AdminWidget>;
  #saved: AdminWidget | undefined;
  #change: WidgetChange = {};
  #listening = new AbortController();
  /** Where the operator wants to go, and is asked whether they mean it. */
  leaving: string | undefined;
  /** That somebody else has changed it, in words. */
  meanwhile: string | undefined;
  isSaved = false;

  constructor(host: OperatorScreen) {
    this.#host = host;
    this.form = new FormState(host);
    this.loaded = new Loaded(
      host,
      async (signal) => {
        const widget = await host.around.api.widget(host.around.place.params['widgetId'] ?? '', signal);
        if (this.#saved?.id !== widget.id) this.#change = leftBehind.get(this.#key) ?? {};
        leftBehind.delete(this.#key);
        this.#saved = widget;
        this.#change = mergeChange(widget, this.#change, {});
        return widget;
      },
      () => [host.around.place.params['widgetId']],
    );
    host.addController(this);
  }

  get saved(): AdminWidget | undefined {
    return this.#saved;
  }

  /** The widget as it would be. */
  get draft(): AdminWidget | undefined {
    return this.#saved && withChange(this.#saved, this.#change);
  }

  get isChanged(): boolean {
    return !isEmpty(this.#change);
  }

  hostConnected(): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    document.addEventListener('dash-leave', this.#handleLeave, { signal });
    addEventListener('beforeunload', this.#handleUnload, { signal });
  }

  hostDisconnected(): void {
    this.#listening.abort();
    // Whoever leaves has been asked, and their changes are discarded.
    if (this.isChanged) leftBehind.set(this.#key, this.#change);
  }

  get #key(): string {
    const { session, place } = this.#host.around;
    return `${session?.operator.id ?? ''} ${place.path}`;
  }

  set(change: WidgetChange): void {
    if (!this.#saved) return;
    this.#change = mergeChange(this.#saved, this.#change, change);
    this.isSaved = false;
    this.#host.requestUpdate();
  }

  discard(): void {
    this.#change = {};
    this.meanwhile = undefined;
    this.form.clear();
  }

  /** @param more is changed too */
  async save(more: WidgetChange = {}): Promise<void> {
    this.set(more);
    const { api } = this.#host.around;
    const before = this.#saved;
    const change = this.#change;
    if (!before) return;
    await this.form.run(async () => {
      try {
        this.#saved = isEmpty(change) ? before : await api.changeWidget(before, change);
      } catch (error) {
        if (!(error instanceof AdminError) || error.code !== 'precondition_failed') throw error;
        await this.#catchUp(before);
        return;
      }
      // What was typed meanwhile is not saved yet.
      this.#change = mergeChange(this.#saved, this.#change, {});
      this.meanwhile = undefined;
      this.isSaved = true;
      if (before.name !== this.#saved.name) await this.#host.around.readWidgets();
    });
  }

  /** The page asked: goes, or stays. */
  leave(): void {
    const path = this.leaving;
    this.discard();
    this.leaving = undefined;
    if (path !== undefined) this.#host.around.go(path);
  }

  stay(): void {
    this.leaving = undefined;
    this.#host.requestUpdate();
  }

  async #catchUp(before: AdminWidget): Promise<void> {
    const now = await this.#host.around.api.widget(before.id);
    const theirs = differences(before, now);
    const mine = namesIn(this.#change);
    const { describeMeanwhile } = await import('../../messages/widgets/meanwhile-messages.js');
    const both = theirs.filter((name) => mine.includes(name));
    this.meanwhile = describeMeanwhile(theirs, both);
    this.#saved = now;
    this.#change = mergeChange(now, this.#change, {});
  }

  readonly #handleLeave = (event: LeaveEvent): void => {
    if (!this.isChanged) return;
    event.preventDefault();
    // Seldom needed, and so not loaded with the screens.
    void import('./leave-dialog.js');
    this.leaving = event.path;
    this.#host.requestUpdate();
  };

  readonly #handleUnload = (event: BeforeUnloadEvent): void => {
    if (this.isChanged) event.preventDefault();
  };
}
