/** Colours that can be seen: contrast by the formula of WCAG 2.2 (relative luminance), and the icon on the launcher. */

const ICON_CONTRAST = 3;
export const WHITE = '#ffffff';
const INK = '#191c22';

/** Whether the text is a colour as documented: `#rgb` or `#rrggbb`. */
export function isHexColor(text: unknown): text is string {
  return typeof text === 'string' && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);
}

/** Red, green and blue, 0 to 255. @param color that `isHexColor` accepts */
export function channelsOf(color: string): number[] {
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
