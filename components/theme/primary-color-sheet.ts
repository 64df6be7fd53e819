/** The tokens that follow from the owner's primary colour, as a style sheet. */
import { accentColors, inkOn } from './colors.js';

/**
 * Sets the tokens on the host through the CSSOM, which no Content-Security-Policy forbids. Being `:host` rules, they
 * give way to what the page's own style sheets say of the same tokens.
 */
export class PrimaryColorSheet {
  readonly styleSheet = new CSSStyleSheet();
  #primaryColor = '';

  /** @param primaryColor `#rgb` or `#rrggbb` */
  update(primaryColor: string): void {
    if (primaryColor === this.#primaryColor) return;
    this.#primaryColor = primaryColor;
    const { accent, onAccent, accentText } = accentColors(primaryColor);
    // The attribute, which is always there, makes both rules outweigh the tokens' own for the dark theme.
    this.styleSheet.replaceSync(
      `:host([data-theme]){--chat-launcher:${primaryColor};--chat-on-launcher:${inkOn(primaryColor)};` +
        `--chat-accent:${accent};--chat-on-accent:${onAccent};--chat-accent-text:${accentText.light}}` +
        `:host([data-theme='dark']){--chat-accent-text:${accentText.dark}}`,
    );
  }
}
