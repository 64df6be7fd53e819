/** Style sheets of the page itself, which all screens draw into. */
import type { CSSResult, ReactiveController } from 'lit';

/** A sheet that is on the page while its host is. Of several hosts, each adds and takes away its own. */
export class PageSheet implements ReactiveController {
  readonly #sheet: CSSStyleSheet | undefined;

  constructor({ styleSheet }: CSSResult) {
    this.#sheet = styleSheet;
  }

  hostConnected(): void {
    if (this.#sheet) document.adoptedStyleSheets.push(this.#sheet);
  }

  hostDisconnected(): void {
    const all = document.adoptedStyleSheets;
    if (this.#sheet) all.splice(all.lastIndexOf(this.#sheet), 1);
  }
}
