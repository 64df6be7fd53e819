/** The widgets that the operator may see: on their way, known, or refused. */
import type { ReactiveControllerHost } from 'lit';
import { AdminError } from '../api/admin-error.js';
import type { DashboardApi } from '../api/dashboard-api.js';
import type { WidgetName } from '../api/scope-api.js';

/** How far the list is; why it could not be read, where that is so. */
export type WidgetListState = 'loading' | 'known' | AdminError;

/** Draws its host anew when it changes. */
export class WidgetList {
  readonly #host: Pick<ReactiveControllerHost, 'requestUpdate'>;
  names: readonly WidgetName[] = [];
  state: WidgetListState = 'loading';

  constructor(host: Pick<ReactiveControllerHost, 'requestUpdate'>) {
    this.#host = host;
  }

  async read(api: Pick<DashboardApi, 'widgetNames'>): Promise<void> {
    try {
      this.names = await api.widgetNames();
      this.state = 'known';
    } catch (error) {
      if (!(error instanceof AdminError)) throw error;
      this.state = error;
    }
    this.#host.requestUpdate();
  }

  /** Whoever comes next may see others. */
  forget(): void {
    this.names = [];
    this.state = 'loading';
    this.#host.requestUpdate();
  }
}
