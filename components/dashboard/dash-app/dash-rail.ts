import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import type { SessionState } from '../../../server/admin-contract/session.js';
import { element } from '../../internal/element.js';
import { frameMessages } from '../messages/frame-messages.js';
import { messages } from '../messages/messages.js';
import { Narrow } from '../parts/narrow.js';
import { hrefOf } from '../routing/router.js';
import { withScope } from '../routing/scope.js';
import type { CountValues } from '../state/counts.js';
import { moreIcon, searchIcon } from '../theme/rail-icons.js';
import { PALETTE_KEYS } from './frame-keys.js';
import { countOf, railOf, type RailScreen } from './rail.js';
import type { RailGroup } from './screen-row.js';

const GROUPS: readonly RailGroup[] = ['work', 'site', 'settings'];

/**
 * The ways to all screens: a rail at the side, or on a phone a bar below with the screens of every day, behind whose
 * last button the others are. Who is signed in, and the way out, stand below them.
 *
 * @fires dash-sign-out
 * @fires dash-search - the operator wants to go anywhere by its name
 */
@element('dash-rail')
export class DashRail extends LitElement {
  readonly #narrow = new Narrow(this);
  @query('#more') private readonly more!: HTMLElement | null;

  @property({ attribute: false }) session!: SessionState;
  /** Of the screen that is marked. */
  @property() current = '';
  /** Kept on the way to screens that heed it. */
  @property({ attribute: false }) scope = new URLSearchParams();
  @property({ attribute: false }) counts!: CountValues;

  protected override createRenderRoot(): this {
    return this;
  }

  #signOut(): void {
    this.dispatchEvent(new Event('dash-sign-out', { bubbles: true }));
  }

  #search(): void {
    // What the sheet hides could not have the focus back.
    this.more?.hidePopover();
    this.dispatchEvent(new Event('dash-search', { bubbles: true }));
  }

  protected override updated(changed: PropertyValues<this>): void {
    // Who has gone somewhere has chosen.
    if (changed.has('current')) this.more?.hidePopover();
  }

  protected override render() {
    const screens = railOf(this.session);
    return this.#narrow.matches ? this.#renderBar(screens) : this.#renderRail(screens);
  }

  #renderRail(screens: readonly RailScreen[]) {
    return html`${this.#renderSearch()}
      <nav class="rail" aria-label=${messages.navigation}>${this.#renderGroups(screens)}</nav>
      ${this.#renderWho()}`;
  }

  #renderBar(screens: readonly RailScreen[]) {
    const first = screens.filter(({ rail }) => rail.onPhone);
    const others = screens.filter(({ rail }) => !rail.onPhone);
    const isElsewhere = others.some(({ path }) => path === this.current);
    return html`<nav class="bar" aria-label=${messages.navigation}>
        <ul>
          ${first.map((screen) => this.#renderLink(screen))}
          <li>
            <button type="button" popovertarget="more" aria-current=${isElsewhere ? 'true' : nothing}>
              ${moreIcon}<span>${frameMessages.more}</span>${this.#renderDot(others)}
            </button>
          </li>
        </ul>
      </nav>
      <div id="more" class="more" popover aria-label=${frameMessages.more} role="dialog">
        ${this.#renderSearch()}
        <nav class="rail" aria-label=${frameMessages.more}>${this.#renderGroups(others)}</nav>
        ${this.#renderWho()}
      </div>`;
  }

  #renderSearch() {
    return html`<button type="button" class="search" @click=${this.#search}>
      ${searchIcon}<span>${frameMessages.palette}</span><kbd aria-hidden="true">${PALETTE_KEYS}</kbd>
    </button>`;
  }

  #renderGroups(screens: readonly RailScreen[]) {
    return GROUPS.map((group) => {
      const own = screens.filter(({ rail }) => rail.group === group);
      if (own.length === 0) return nothing;
      const label = frameMessages.railGroups[group];
      return html`<p id="rail-${group}" class=${group === 'work' ? 'visually-hidden' : ''}>${label}</p>
        <ul aria-labelledby="rail-${group}">
          ${own.map((screen) => this.#renderLink(screen))}
        </ul>`;
    });
  }

  #renderLink(screen: RailScreen): TemplateResult {
    const { path, rail } = screen;
    const href = hrefOf(screen.scope ? withScope(path, this.scope) : path);
    return html`<li>
      <a href=${href} aria-current=${path === this.current ? 'page' : nothing}
        >${rail.icon}<span>${rail.label}</span>${this.#renderCount(screen)}</a
      >
    </li>`;
  }

  #renderCount(screen: RailScreen) {
    if (screen.rail.hasDot) return this.#renderDot([screen]);
    const count = countOf(screen, this.counts);
    if (count === 0) return nothing;
    return html`<span class="count"
      >${count > 999 ? frameMessages.overThousand : count}<span class="visually-hidden">
        ${frameMessages.waiting}</span
      ></span
    >`;
  }

  /** How the server is, where one of these screens tells of that and it is not well. */
  #renderDot(screens: readonly RailScreen[]) {
    const { health } = this.counts;
    if (!screens.some(({ rail }) => rail.hasDot) || health === 'unknown' || health === 'good') return nothing;
    return html`<span class="dot ${health}"
      ><span class="visually-hidden">${frameMessages.healthLevels[health]}</span></span
    >`;
  }

  #renderWho() {
    const { operator, role } = this.session;
    return html`<footer class="who">
      <p title=${operator.name}><bdi>${operator.name}</bdi></p>
      <div class="row">
        <span class="help">${messages.roles[role]}</span>
        <button class="plain" type="button" @click=${this.#signOut}>${messages.signOut}</button>
      </div>
    </footer>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dash-rail': DashRail;
  }
  interface HTMLElementEventMap {
    'dash-sign-out': Event;
    'dash-search': Event;
  }
}
