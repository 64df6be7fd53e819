/**
 * Colours that can be read: contrast by the formula of WCAG 2.2 (relative luminance), and what follows from the owner's
 * primary colour.
 */

const ICON_CONTRAST = 3;
const TEXT_CONTRAST = 4.5;
const WHITE = '#ffffff';
const BLACK = '#000000';
const INK = '#191c22';

/** Whether the text is a colour as documented: `#rgb` or `#rrggbb`. */
export function isHexColor(text: unknown): text is string {
  return typeof text === 'string' && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);
}

/** Red, green and blue, 0 to 255. @param color that `isHexColor` accepts */
function channelsOf(color: string): number[] {
  const digits = color.length === 4 ? color.replace(/[0-9a-f]/gi, '$&$&') : color;
  return [1, 3, 5].map((start) => parseInt(digits.slice(start, start + 2), 16));
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The colour of an icon on the owner's: at least 3:1. @param primaryColor a colour that `isHexColor` accepts */
export function inkOn(primaryColor: string): string {
  return contrastOf(primaryColor, WHITE) >= ICON_CONTRAST ? WHITE : INK;
}

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
