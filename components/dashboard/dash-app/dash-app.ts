import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { SessionState } from '../../../server/admin-contract/session.js';
import { element } from '../../internal/element.js';
import { AdminError } from '../api/admin-error.js';
import { dashboardApi, type DashboardApi } from '../api/dashboard-api.js';
import { messages } from '../messages/messages.js';
import { errorNotice, notice } from '../parts/notice.js';
import { Router, type Place } from '../routing/router.js';
import type { Surroundings } from '../screens/screen.js';
import { drawFrame, mayVisit } from './frame.js';
import { findScreen, FIRST, SIGN_IN, type ScreenRow } from './screens.js';

/** The dashboard: knows who is signed in, and shows the screen that the address names. */
@element('dash-app')
export class DashApp extends LitElement {
  readonly #router = new Router(this, (place) => void this.#show(place));
  /** The screen that stands there; none while the first is on its way. */
  @state() private screen: ScreenRow | undefined;
  @state() private session: SessionState | undefined;
  @state() private place: Place | undefined;
  /** Why there is no screen. */
  @state() private failure: AdminError | 'chunk' | undefined;

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
      return;
    }
    await this.#show(this.#router.place);
  }

  /** Who is signed in; nobody is no failure. */
  async #readSession(): Promise<SessionState | undefined> {
    try {
      this.session = await this.api.session();
    } catch (error) {
      if (!(error instanceof AdminError) || error.code !== 'unauthenticated') throw error;
      this.session = undefined;
    }
    return this.session;
  }

  async #show(place: Place): Promise<void> {
    const match = findScreen(place.path);
    const found = match?.screen;
    if (place.path === '/' || place.path === '/settings') {
      this.#go(FIRST, { replace: true });
      return;
    }
    if (!this.session && found?.access !== 'stranger') {
      const next = new URLSearchParams({
        next: `${place.path}?${place.query.toString()}`.replace(/\?$/, ''),
      });
      this.#go(place.path === FIRST ? SIGN_IN : `${SIGN_IN}?${next.toString()}`, { replace: true });
      return;
    }
    try {
      await found?.load();
    } catch {
      this.failure = 'chunk';
      return;
    }
    // Another address may have been asked for while this one was loaded.
    if (this.#router.place.path !== place.path) return;
    const isOther = this.screen !== found || this.place?.path !== place.path;
    this.failure = undefined;
    this.screen = found;
    this.place = { ...place, params: match?.params ?? {} };
    document.title = `${found?.title ?? messages.noScreen} · ${messages.product}`;
    if (!isOther) return;
    await this.updateComplete;
    // What was loaded draws itself a moment later.
    await this.querySelector<LitElement>('main > *, .sheet > *')?.updateComplete;
    scrollTo(0, 0);
    this.querySelector<HTMLElement>('h1')?.focus();
  }

  #go(path: string, options: { replace?: boolean } = {}): void {
    this.#router.go(path, options);
  }

  async #signOut(): Promise<void> {
    try {
      await this.api.signOut();
    } catch (error) {
      // Who is signed out already has what they want.
      if (!(error instanceof AdminError) || error.code !== 'unauthenticated') throw error;
    }
    this.session = undefined;
    this.#go(SIGN_IN);
  }

  /** A screen was refused, because the session ended: what is not saved is named in the address to come back to. */
  readonly #handleSessionEnd = (): void => {
    if (!this.session || !this.place) return;
    this.session = undefined;
    const next = new URLSearchParams({ next: this.place.path, ended: '1' });
    this.#go(`${SIGN_IN}?${next.toString()}`, { replace: true });
  };

  #around(place: Place): Surroundings {
    return {
      api: this.api,
      session: this.session,
      place,
      go: (path, options) => {
        this.#go(path, options);
      },
      readSession: () => this.#readSession(),
    };
  }

  protected override render() {
    if (this.failure) return html`<main class="alone">${this.#renderFailure(this.failure)}</main>`;
    const { screen, place, session } = this;
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
    return html`<div class="frame" @dash-session-end=${this.#handleSessionEnd}>
      ${drawFrame(session, place.path, drawBrand(), () => void this.#signOut())}
      <main id="content" tabindex="-1">
        ${session.isEncrypted || isSecureContext ? nothing : notice('caution', messages.notEncrypted)}
        ${this.#renderScreen(screen, session, place)}
      </main>
    </div>`;
  }

  #renderScreen(screen: ScreenRow | undefined, session: SessionState, place: Place): TemplateResult {
    if (screen && mayVisit(session, screen)) return screen.draw(this.#around(place));
    return html`<div class="screen">
      <h1 tabindex="-1">${messages.noScreen}</h1>
      <p>${screen ? messages.notAllowed : messages.noScreenAdvice}</p>
      <p><a href="/dashboard/">${messages.noScreenLink}</a></p>
    </div>`;
  }

  #renderFailure(failure: AdminError | 'chunk'): unknown {
    const reload = html`<button type="button" @click=${this.#reload}>${messages.reload}</button>`;
    return failure === 'chunk'
      ? notice('danger', messages.screenFailed, reload)
      : errorNotice(failure, reload);
  }

  #reload(): void {
    location.reload();
  }
}

const drawBrand = (): TemplateResult =>
  html`<a class="brand" href="/dashboard/">
    <svg
      width="28"
      height="28"
      viewBox="0 0 32 32"
      fill="none"
      stroke-width="2"
      stroke-linecap="round"
      aria-hidden="true"
    >
      <path
        fill="#4f46e5"
        d="M7 3h18a5 5 0 0 1 5 5v11a5 5 0 0 1-5 5H14.5l-6.1 4.9A1.5 1.5 0 0 1 6 27.7V24a5 5 0 0 1-4-4.9V8a5 5 0 0 1 5-5Z"
      />
      <path fill="#ffe48a" d="M8 12.2h16v4.6H8z" />
      <path stroke="#fff" d="M9 9h11M9 20h7" />
      <path stroke="#312e81" d="M10 14.5h12" />
    </svg>
    <span>${messages.product}</span>
  </a>`;

declare global {
  interface HTMLElementTagNameMap {
    'dash-app': DashApp;
  }
  interface HTMLElementEventMap {
    'dash-session-end': Event;
  }
}
