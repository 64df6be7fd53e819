/** What all screens start from. */
import { LitElement, type CSSResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { SessionState } from '../../../server/admin-contract/session.js';
import type { DashboardApi } from '../api/dashboard-api.js';
import type { WidgetName } from '../api/scope-api.js';
import type { Place } from '../routing/router.js';
import type { Scope } from '../routing/scope.js';
import type { Counts } from '../state/counts.js';
import type { EventFeed } from '../state/event-feed.js';
import type { Keys } from '../state/keys.js';
import type { WidgetListState } from '../state/widget-list.js';
import { PageSheet } from '../theme/page-sheet.js';

/** What a screen is given by the dashboard around it. */
export interface Surroundings {
  readonly api: DashboardApi;
  /** Who is signed in; undefined before. */
  readonly session: SessionState | undefined;
  readonly place: Place;
  /** What the screen is about, as the admin API asks for it; empty where its row names no scope. */
  readonly scope: Scope;
  /** The widgets that the operator may see, as far as they are known. */
  readonly widgets: readonly WidgetName[];
  readonly widgetsState: WidgetListState;
  /** Asks anew which widgets there are: after each change of that. */
  readWidgets(): Promise<void>;
  /** What waits, beside the rail: to be brought up to date by who knows it. */
  readonly counts: Counts;
  /** What happens on the server, as it happens. */
  readonly feed: EventFeed;
  /** Whether the dashboard says already that the server is not heard. */
  readonly isAway: boolean;
  /** Single keys; see `ScreenKeys`. */
  readonly keys: Keys;
  /** Goes to a path behind the prefix. The scope is kept where the path names none. */
  go(path: string, options?: { replace?: boolean }): void;
  /** The address of a link to a path behind the prefix, with the scope where the path names none. */
  linkTo(path: string): string;
  /** Asks anew who is signed in: after each change of that. */
  readSession(): Promise<SessionState | undefined>;
}

/** Who may use some widgets alone makes none. */
export const mayCreateWidgets = (session: SessionState | undefined): boolean =>
  session !== undefined && session.role !== 'reader' && !session.widgets;

/**
 * Draws into the page itself: the dashboard is alone on it, and a shadow root would keep labels from fields and
 * password managers from forms.
 */
export abstract class Screen extends LitElement {
  /** What it looks like, beside what all screens share: on the page while the screen is, so that none colours another. */
  static readonly sheets: readonly CSSResult[] = [];

  @property({ attribute: false }) around!: Surroundings;

  constructor() {
    super();
    for (const sheet of (this.constructor as typeof Screen).sheets) this.addController(new PageSheet(sheet));
  }

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
