/**
 * The colours of the panel that follow from the owner's primary colour: text on them, or in them, can be read. Apart from
 * `colors.ts`, as they come with the panel: in the first chunk they cost every page 9 kB of memory.
 */
import { channelsOf, contrastOf, inkOn, WHITE } from './colors.js';

const TEXT_CONTRAST = 4.5;
const BLACK = '#000000';

/** The surface of each theme that is hardest to write on: see `tokens.styles.ts`. */
const SURFACE = { light: '#f5f6f8', dark: '#1b1e24' } as const;

/** Every colour is `#rrggbb`. */
export interface AccentColors {
  /** The owner's colour as a fill for text, darkened where white text would be hard to read. */
  readonly accent: string;
  readonly onAccent: string;
  /** The owner's hue as ink on the panel's surfaces. */
  readonly accentText: { readonly light: string; readonly dark: string };
}

function toHex(channels: number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Moves the colour towards black or white, a hundredth at a time, until it stands out from `against`. */
function readableOn(against: string, color: string, towards: string): string {
  const from = channelsOf(color);
  const to = channelsOf(towards);
  for (let step = 0; step < 100; step++) {
    const mixed = toHex(from.map((channel, i) => channel + ((to[i] ?? 0) - channel) * (step / 100)));
    if (contrastOf(mixed, against) >= TEXT_CONTRAST) return mixed;
  }
  return towards;
}

/** @param primaryColor a colour that `isHexColor` accepts */
export function accentColors(primaryColor: string): AccentColors {
  const onAccent = inkOn(primaryColor);
  const primary = toHex(channelsOf(primaryColor));
  return {
    // A colour that carries a white icon keeps white text too, a shade darker; a lighter one gets dark ink.
    accent: onAccent === WHITE ? readableOn(WHITE, primary, BLACK) : primary,
    onAccent,
    accentText: {
      light: readableOn(SURFACE.light, primary, BLACK),
      dark: readableOn(SURFACE.dark, primary, WHITE),
    },
  };
}

/** The tokens of the panel, as rules for a `ColorSheet`. @param primaryColor a colour that `isHexColor` accepts */
export function accentRules(primaryColor: string): string {
  const { accent, onAccent, accentText } = accentColors(primaryColor);
  // The attribute, which is always there, makes both rules outweigh the tokens' own for the dark theme.
  return (
    `:host([data-theme]){--chat-accent:${accent};--chat-on-accent:${onAccent};` +
    `--chat-accent-text:${accentText.light}}` +
    `:host([data-theme='dark']){--chat-accent-text:${accentText.dark}}`
  );
}
