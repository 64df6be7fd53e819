/** Style sheets of the page itself, which all screens draw into. */
import type { CSSResult } from 'lit';

/** Adds a sheet, once: those of one screen come with it. */
export function adoptForPage({ styleSheet }: CSSResult): void {
  if (styleSheet && !document.adoptedStyleSheets.includes(styleSheet))
    document.adoptedStyleSheets.push(styleSheet);
}
