/** The launcher's colours, which follow from the owner's primary colour, as a style sheet of one rule. */
import { inkOn } from '../theme/color.js';

/**
 * Sets the tokens on the host through the CSSOM, which no Content-Security-Policy forbids. Being a `:host` rule, it
 * gives way to what the page's own style sheets say of the same tokens.
 */
export class LauncherSheet {
  readonly styleSheet = new CSSStyleSheet();
  #set = '';

  /** @param primaryColor `#rgb` or `#rrggbb` */
  update(primaryColor: string): void {
    if (primaryColor === this.#set) return;
    this.#set = primaryColor;
    this.styleSheet.replaceSync(
      `:host{--chat-launcher:${primaryColor};--chat-on-launcher:${inkOn(primaryColor)}}`,
    );
  }
}
