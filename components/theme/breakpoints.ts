/** Where the layout changes, for styles and scripts alike. */
import { unsafeCSS, type CSSResult } from '@lit/reactive-element';

/** A phone on its side, whose height belongs to the conversation. */
const SHORT = '(max-height: 419.9px)';

/** The window fills the screen: of a phone, upright or on its side. */
export const FULL_SCREEN = `(max-width: 479.9px), ${SHORT}`;

// The build's minifier takes no expression in the head of a rule.
const within = (media: string, { cssText }: CSSResult) => unsafeCSS(`@media ${media}{${cssText}}`);

/** Rules for where the window fills the screen. */
export const inFullScreen = (rules: CSSResult): CSSResult => within(FULL_SCREEN, rules);

/** Rules for a phone on its side. */
export const inShortWindow = (rules: CSSResult): CSSResult => within(SHORT, rules);
