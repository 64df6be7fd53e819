/** What is wrong with a page's options. A chunk of its own: most page views need none of it. */
import type { ChatOptions, GivenOptions } from './widget-options.js';

const TEXT = 'a text, or one for each language, such as { en: "…", de: "…" }';

const WANTED: Readonly<Record<keyof ChatOptions, string>> = {
  primaryColor: 'a hex colour such as "#6366f1"',
  name: TEXT,
  greeting: TEXT,
  placeholder: TEXT,
  suggestions: 'an array of texts, or one for each language, such as { en: ["…"], de: ["…"] }',
  logo: 'the address of an image',
  launcherText: TEXT,
  launcherIcon: '"chat", "question", "help", "headset" or "logo"',
  windowSize: '"small", "medium" or "large"',
  position: '"bottom-right" or "bottom-left"',
  theme: '"light", "dark" or "auto"',
  locale: 'a language tag such as "de" or "pt-BR"',
  strings: 'an object of texts',
};

/** @param refused names of the options whose values are not allowed */
export function explainOptions(given: GivenOptions, refused: readonly (keyof ChatOptions)[]): string {
  const problems = refused.map((name) => {
    const value = given[name];
    return `${name} must be ${WANTED[name]}, not ${typeof value === 'string' ? `"${value}"` : typeof value}`;
  });
  return `Service Chat leaves out options: ${problems.join('; ')}.`;
}
