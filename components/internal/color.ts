/**
 * From the owner's primary colour to colours that can be read: contrast by the formula of WCAG 2.2
 * (relative luminance), so that text is at least 4.5:1 and the launcher's icon at least 3:1, whatever
 * colour the owner picked.
 */

const TEXT_CONTRAST = 4.5;
const ICON_CONTRAST = 3;
const WHITE = '#ffffff';
const BLACK = '#000000';
const INK = '#191c22';

/** The surface of each theme that is hardest to write on: see `tokens.styles.ts`. */
const SURFACE = { light: '#f5f6f8', dark: '#1b1e24' } as const;

/** Every colour is `#rrggbb`. */
export interface AccentColors {
  /** The owner's colour as it is, and the colour of an icon on it. */
  readonly launcher: string;
  readonly onLauncher: string;
  /** The owner's colour as a fill for text, darkened where white text would be hard to read. */
  readonly accent: string;
  readonly onAccent: string;
  /** The owner's hue as ink on the panel's surfaces. */
  readonly accentText: { readonly light: string; readonly dark: string };
}

/** Whether the text is a colour as documented: `#rgb` or `#rrggbb`. */
export function isHexColor(text: unknown): text is string {
  return typeof text === 'string' && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);
}

function channelsOf(color: string): number[] {
  const digits = color.length === 4 ? color.replace(/[0-9a-f]/gi, '$&$&') : color;
  return [1, 3, 5].map((start) => parseInt(digits.slice(start, start + 2), 16));
}

function toHex(channels: number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
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
  const launcher = toHex(channelsOf(primaryColor));
  // A colour that carries a white icon keeps white text too, a shade darker; a lighter one gets dark ink.
  const isDarkEnough = contrastOf(launcher, WHITE) >= ICON_CONTRAST;
  const onAccent = isDarkEnough ? WHITE : INK;
  return {
    launcher,
    onLauncher: onAccent,
    accent: isDarkEnough ? readableOn(WHITE, launcher, BLACK) : launcher,
    onAccent,
    accentText: {
      light: readableOn(SURFACE.light, launcher, BLACK),
      dark: readableOn(SURFACE.dark, launcher, WHITE),
    },
  };
}
