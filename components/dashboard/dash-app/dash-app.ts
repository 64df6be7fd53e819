import { LitElement, html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import type { SessionState } from '../../../server/admin-contract/session.js';
import { element } from '../../internal/element.js';
import { AdminError } from '../api/admin-error.js';
import { dashboardApi, type DashboardApi } from '../api/dashboard-api.js';
import { changesEnded } from '../api/request.js';
import { frameMessages } from '../messages/frame-messages.js';
import { messages } from '../messages/messages.js';
import { timeOfDay } from '../parts/moment.js';
import { notice } from '../parts/notice.js';
import { addressOf, hrefOf, mayLeave, Router, type Place } from '../routing/router.js';
import { scopeOf } from '../routing/scope.js';
import type { Surroundings } from '../screens/screen.js';
import { Counts } from '../state/counts.js';
import type { EventFeed } from '../state/event-feed.js';
import { KeepFocus } from '../state/keep-focus.js';
import { Keys } from '../state/keys.js';
import { WidgetList } from '../state/widget-list.js';
import { drawBrand } from './brand.js';
import type { ScopeChangeEvent } from './dash-scope.js';
import { drawFailure, drawUnloaded, type Failure } from './draw-failure.js';
import { followNews, readHealth } from './follow-news.js';
import { KeptScope } from './kept-scope.js';
import { drawNoScreen } from './no-screen.js';
import { mayVisit, railPathOf } from './rail.js';
import type { ScreenRow } from './screen-row.js';
import { findScreen, FIRST, SIGN_IN, SIGNED_OUT } from './screens.js';
import './dash-rail.js';
import './dash-scope.js';

// Keys come behind the screen, which does not wait for them.
void import('./dash-keys.js');

/** The dashboard: knows who is signed in, and shows the screen that the address names. */
@element('dash-app')
export class DashApp extends LitElement {
  readonly #router = new Router(this, (place) => void this.#show(place));
  readonly #keys = new Keys(this);
  readonly #scope = new KeptScope();
  readonly #widgets = new WidgetList(this);
  /** The screen that stands there; none while the first is on its way. */
  @state() private screen: ScreenRow | undefined;
  @state() private session: SessionState | undefined;
  @state() private place: Place | undefined;
  /** What has happened meanwhile, for who cannot see it. */
  @state() private said = '';
  /** Why there is no screen. */
  @state() private failure: Failure | undefined;
  /** Since when the server is not heard, in milliseconds since 1970. */
  @state() private awaySince: number | undefined;

  /** What waits for the operator. */
  readonly counts = new Counts();
  #feed: EventFeed | undefined;

  constructor() {
    super();
    this.addController(new KeepFocus());
    this.counts.addEventListener('change', () => {
      this.requestUpdate();
      this.#setTitle();
    });
  }

  /** What it asks of the server. */
  @property({ attribute: false }) api: DashboardApi = dashboardApi;

  protected override createRenderRoot(): this {
    return this;
  }

  protected override firstUpdated(): void {
    void this.#start();
  }

  async #start(): Promise<void> {
    try {
      await this.#readSession();
    } catch (error) {
      if (!(error instanceof AdminError)) throw error;
      this.failure = error;
      if (error.retryMs !== undefined)
        setTimeout(() => this.isConnected && void this.#start(), error.retryMs);
      return;
    }
    await this.#show(this.#router.place);
  }

  /** Who is signed in; nobody is no failure. */
  async #readSession(): Promise<SessionState | undefined> {
    try {
      this.session = await this.api.session();
      this.#events.start();
      if (this.counts.values.health === 'unknown') void readHealth(this.api, this.counts);
      if (this.#widgets.state !== 'known') void this.#widgets.read(this.api);
    } catch (error) {
      if (!(error instanceof AdminError) || error.code !== 'unauthenticated') throw error;
      this.session = undefined;
    }
    return this.session;
  }

  /** What happens on the server while somebody is signed in. */
  get #events(): EventFeed {
    return (this.#feed ??= followNews(this.api, this.counts, {
      say: (text) => {
        this.said = text;
      },
      signedOut: () => void this.#checkSession(),
      away: (since) => {
        // What did not come, a browser does not ask for again.
        if (since === undefined && this.awaySince && this.failure) location.reload();
        this.awaySince = since;
      },
    }));
  }

  async #show(place: Place): Promise<void> {
    const match = findScreen(place.path);
    const found = match?.screen;
    const isInAlready = this.session && place.path === SIGN_IN;
    if (isInAlready || place.path === '/settings' || (place.path === '/' && !found)) {
      this.#go(place.query.get('next') ?? FIRST, { replace: true });
      return;
    }
    if (!this.session && found?.access !== 'stranger') {
      const next = new URLSearchParams({ next: addressOf(place) });
      this.#go(place.path === FIRST ? SIGN_IN : `${SIGN_IN}?${next.toString()}`, { replace: true });
      return;
    }
    const isLoaded = await found?.load().then(
      () => true,
      () => false,
    );
    // Another address may have been asked for while this one was loaded.
    if (this.#router.place.path !== place.path) return;
    const isOther = this.screen !== found || this.place?.path !== place.path || this.failure !== undefined;
    this.failure = isLoaded === false ? 'chunk' : undefined;
    this.screen = found;
    this.place = { ...place, params: match?.params ?? {} };
    if (found?.scope) this.#scope.keep(place.query);
    this.#setTitle();
    if (!isOther) return;
    await this.updateComplete;
    // What was loaded draws itself a moment later.
    await this.querySelector<LitElement>('main > *, .sheet > *')?.updateComplete;
    scrollTo(0, 0);
    this.querySelector<HTMLElement>('h1')?.focus();
  }

  /** How many people wait is told where the page itself is not seen. */
  #setTitle(): void {
    const { inbox } = this.counts.values;
    const title = `${this.screen?.title ?? messages.noScreen} · ${messages.product}`;
    document.title = this.session && inbox > 0 ? `(${inbox}) ${title}` : title;
  }

  #go(path: string, options: { replace?: boolean } = {}): void {
    if (this.session && path === SIGNED_OUT) void this.#signOut();
    else this.#router.go(this.#scope.pathWith(path), options);
  }

  #handleScopeChange({ query }: ScopeChangeEvent): void {
    if (!this.place) return;
    this.#scope.keep(query);
    this.#router.go(addressOf({ ...this.place, query }));
  }

  async #signOut(): Promise<void> {
    if (!mayLeave(SIGNED_OUT)) return; // who then leaves what is not saved comes here again
    try {
      await this.api.signOut();
    } catch (error) {
      // Who is signed out already has what they want.
      if (!(error instanceof AdminError) || error.code !== 'unauthenticated') throw error;
    }
    this.#forget();
    this.#go(SIGNED_OUT);
  }

  #forget(): void {
    this.session = undefined;
    this.#widgets.forget();
    this.#feed?.stop();
    this.awaySince = undefined;
    this.counts.clear();
  }

  /** A screen was refused, because the session ended: what is not saved is named in the address to come back to. */
  readonly #handleSessionEnd = (): void => {
    if (!this.session || !this.place) return;
    this.#forget();
    const next = new URLSearchParams({ next: addressOf(this.place), ended: '1' });
    history.replaceState(null, '', hrefOf(`${SIGN_IN}?${next.toString()}`));
    // Whoever a proxy in front signs in is so again at once, and goes back from there.
    void this.#start();
  };

  /** The news tell it too of a session that gave way to a new one: of a password, or of a proxy, and another role. */
  async #checkSession(): Promise<void> {
    // Its cookie comes with the answer, which may be later than the news.
    await changesEnded();
    try {
      const session = await this.api.session();
      if (this.session) this.session = session;
    } catch (error) {
      if (error instanceof AdminError && error.code === 'unauthenticated') this.#handleSessionEnd();
    }
  }

  #around(place: Place): Surroundings {
    return {
      api: this.api,
      session: this.session,
      place,
      scope: this.screen?.scope ? scopeOf(place.query, this.screen.scope) : {},
      widgets: this.#widgets.names,
      widgetsState: this.#widgets.state,
      readWidgets: () => this.#widgets.read(this.api),
      counts: this.counts,
      feed: this.#events,
      isAway: this.awaySince !== undefined,
      keys: this.#keys,
      linkTo: (path) => hrefOf(this.#scope.pathWith(path)),
      go: (path, options) => {
        this.#go(path, options);
      },
      readSession: () => this.#readSession(),
    };
  }

  protected override render() {
    const { screen, place, session, failure } = this;
    if (failure && !(session && failure === 'chunk')) return drawFailure(failure);
    if (!place) return nothing;
    if (screen?.access === 'stranger') {
      return html`<main class="alone">
        ${drawBrand()}
        <div class="sheet">${screen.draw(this.#around(place))}</div>
        ${
          location.protocol === 'http:' && !isSecureContext
            ? notice('caution', messages.notEncrypted)
            : nothing
        }
      </main>`;
    }
    if (!session) return nothing;
    return html`<div
      class="frame"
      @dash-session-end=${this.#handleSessionEnd}
      @dash-sign-out=${this.#signOut}
      @dash-scope-change=${this.#handleScopeChange}
    >
      <a class="skip" href="#content">${messages.skip}</a>
      <p class="visually-hidden" role="status">${this.said}</p>
      <header>${drawBrand()}</header>
      <dash-rail
        .session=${session}
        .current=${railPathOf(screen, place.path)}
        .scope=${this.#scope.query}
        .counts=${this.counts.values}
      ></dash-rail>
      <dash-keys .around=${this.#around(place)}></dash-keys>
      <main id="content" tabindex="-1">
        ${session.isEncrypted || isSecureContext ? nothing : notice('caution', messages.notEncrypted)}
        ${this.awaySince === undefined ? nothing : notice('caution', frameMessages.asOf(timeOfDay(this.awaySince)))}
        ${
          screen?.scope && !screen.choosesScope
            ? html`<dash-scope
                .query=${place.query}
                .kind=${screen.scope}
                .widgets=${this.#widgets.names}
                ?areWidgetsKnown=${this.#widgets.state === 'known'}
              ></dash-scope>`
            : nothing
        }
        ${this.#renderScreen(screen, session, place)}
      </main>
    </div>`;
  }

  #renderScreen(screen: ScreenRow | undefined, session: SessionState, place: Place): unknown {
    if (screen && this.failure) return drawUnloaded(screen.title);
    if (!screen || !mayVisit(session, screen)) return drawNoScreen(screen !== undefined);
    return keyed(screen.isList || Object.values(place.params).join(), screen.draw(this.#around(place)));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dash-app': DashApp;
  }
  interface HTMLElementEventMap {
    'dash-session-end': Event;
  }
}
