/** Tokens that follow from the owner's primary colour, as a style sheet. */

/**
 * Sets the tokens on the host through the CSSOM, which no Content-Security-Policy forbids. Being `:host` rules, they
 * give way to what the page's own style sheets say of the same tokens.
 */
export class ColorSheet {
  readonly styleSheet = new CSSStyleSheet();
  readonly #rulesOf: (primaryColor: string) => string;
  #primaryColor = '';

  /** @param rulesOf makes the rules of a colour that `isHexColor` accepts */
  constructor(rulesOf: (primaryColor: string) => string) {
    this.#rulesOf = rulesOf;
  }

  /** @param primaryColor `#rgb` or `#rrggbb` */
  update(primaryColor: string): void {
    if (primaryColor === this.#primaryColor) return;
    this.#primaryColor = primaryColor;
    this.styleSheet.replaceSync(this.#rulesOf(primaryColor));
  }
}
