/** The colour of the launcher, and of the icon on it. */
import { inkOn } from './colors.js';

/** The tokens of the launcher, as rules for a `ColorSheet`. @param primaryColor a colour that `isHexColor` accepts */
export const launcherRules = (primaryColor: string): string =>
  `:host{--chat-launcher:${primaryColor};--chat-on-launcher:${inkOn(primaryColor)}}`;
