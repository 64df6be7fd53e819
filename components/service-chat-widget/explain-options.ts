/** What is wrong with a page's options. A chunk of its own: most page views need none of it. */
import type { GivenOptions } from './widget-options.js';

const WANTED: Readonly<Record<keyof GivenOptions, string>> = {
  primaryColor: 'a hex colour such as "#6366f1"',
  greeting: 'a text',
  placeholder: 'a text',
  position: '"bottom-right" or "bottom-left"',
  theme: '"light", "dark" or "auto"',
  locale: 'a language tag such as "de" or "pt-BR"',
  strings: 'an object of texts',
};

/** @param refused names of the options whose values are not allowed */
export function explainOptions(given: GivenOptions, refused: readonly (keyof GivenOptions)[]): string {
  const problems = refused.map((name) => {
    const value = given[name];
    return `${name} must be ${WANTED[name]}, not ${typeof value === 'string' ? `"${value}"` : typeof value}`;
  });
  return `Service Chat leaves out options: ${problems.join('; ')}.`;
}
