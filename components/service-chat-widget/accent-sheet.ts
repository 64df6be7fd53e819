/** The colours that follow from the owner's primary colour, as a style sheet of one rule. */
import { accentColors } from '../internal/color.js';

/**
 * Sets the accent tokens on the host through the CSSOM, which no Content-Security-Policy forbids. Being a
 * `:host` rule, it gives way to what the page's own style sheets say of the same tokens.
 */
export class AccentSheet {
  readonly sheet = new CSSStyleSheet();
  #set = '';

  /** @param primaryColor `#rgb` or `#rrggbb` */
  update(primaryColor: string): void {
    if (primaryColor === this.#set) return;
    this.#set = primaryColor;
    const { launcher, onLauncher, accent, onAccent, accentText } = accentColors(primaryColor);
    // The attribute, which is always there, makes both rules outweigh the tokens' own for the dark theme.
    this.sheet.replaceSync(
      `:host([data-theme]){--chat-launcher:${launcher};--chat-on-launcher:${onLauncher};` +
        `--chat-accent:${accent};--chat-on-accent:${onAccent};--chat-accent-text:${accentText.light}}` +
        `:host([data-theme='dark']){--chat-accent-text:${accentText.dark}}`,
    );
  }
}
