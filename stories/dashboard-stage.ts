/** Where parts of the dashboard stand in stories: with its style sheets on the page for as long as they are shown. */
import { above } from '../components/dashboard/theme/above.styles.js';
import { controls } from '../components/dashboard/theme/controls.styles.js';
import { dashboardTokens } from '../components/dashboard/theme/dashboard-tokens.styles.js';
import { frame } from '../components/dashboard/theme/frame.styles.js';
import { page } from '../components/dashboard/theme/page.styles.js';
import { parts } from '../components/dashboard/theme/parts.styles.js';
import { rail } from '../components/dashboard/theme/rail.styles.js';
import { tables } from '../components/dashboard/theme/tables.styles.js';
import { drawingStyles } from '../components/dashboard/parts/drawings.styles.js';

const stage = new CSSStyleSheet();
stage.replaceSync(`
  ${dashboardTokens.cssText.replaceAll(':root', 'dash-stage')}
  dash-stage { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; max-inline-size: 60rem;
    padding: 1.5rem; background: var(--chat-surface); color: var(--chat-ink); font-family: var(--chat-font); }
  @media (max-width: 45rem) { dash-stage { margin: -24px; padding: 1rem; } }
`);
const sheets = [page, rail, frame, above, controls, tables, parts, drawingStyles].flatMap(
  ({ styleSheet }) => styleSheet ?? [],
);

class DashStage extends HTMLElement {
  /** Its tokens follow the theme of the story. */
  readonly #observer = new MutationObserver(() => {
    this.#followTheme();
  });

  connectedCallback(): void {
    document.adoptedStyleSheets.push(...sheets, stage);
    this.#followTheme();
    const around = this.closest('.stage');
    if (around) this.#observer.observe(around, { attributeFilter: ['data-theme'] });
  }

  disconnectedCallback(): void {
    this.#observer.disconnect();
    const all = document.adoptedStyleSheets;
    for (const sheet of [...sheets, stage]) all.splice(all.lastIndexOf(sheet), 1);
  }

  #followTheme(): void {
    this.dataset['theme'] = this.closest<HTMLElement>('.stage')?.dataset['theme'] ?? 'light';
  }
}

customElements.define('dash-stage', DashStage);
