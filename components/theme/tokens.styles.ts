/**
 * The design tokens: every colour, size and duration of the widget as a `--chat-*` custom property.
 *
 * `service-chat-widget` adopts both; the properties inherit into everything below it. Elements used
 * without it need the sheet on their document (`document.adoptedStyleSheets.push(tokens.styleSheet)`);
 * that is what `:root` is for, which matches nothing inside a shadow root. `data-theme="dark"` on the same
 * element switches the palette. `--chat-accent`, `--chat-on-accent` and `--chat-accent-text` are set by the
 * widget from the owner's primary colour; here stand the values for the default colour.
 *
 * They stand in two files: what comes before a click, and what comes with the panel. The words above each token are its
 * public description: the manifest of the elements takes them from there.
 *
 * All sizes are px: the root font size belongs to the host page.
 */
import { unsafeCSS } from '@lit/reactive-element';
import { earlyTokens } from './early-tokens.styles.js';
import { panelTokens } from './panel-tokens.styles.js';

export const tokens = unsafeCSS(earlyTokens.cssText + panelTokens.cssText);
