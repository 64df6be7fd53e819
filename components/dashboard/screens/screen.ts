/** What all screens start from. */
import { LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import type { SessionState } from '../../../server/admin-contract/session.js';
import type { DashboardApi } from '../api/dashboard-api.js';
import type { Place } from '../routing/router.js';

/** What a screen is given by the dashboard around it. */
export interface Surroundings {
  readonly api: DashboardApi;
  /** Who is signed in; undefined before. */
  readonly session: SessionState | undefined;
  readonly place: Place;
  go(path: string, options?: { replace?: boolean }): void;
  /** Asks anew who is signed in: after each change of that. */
  readSession(): Promise<SessionState | undefined>;
}

/**
 * Draws into the page itself: the dashboard is alone on it, and a shadow root would keep labels from fields and
 * password managers from forms.
 */
export abstract class Screen extends LitElement {
  @property({ attribute: false }) around!: Surroundings;

  protected override createRenderRoot(): this {
    return this;
  }
}

/** A screen of who is signed in. */
export abstract class OperatorScreen extends Screen {
  protected get session(): SessionState {
    if (!this.around.session) throw new Error('Nobody is signed in.');
    return this.around.session;
  }
}
