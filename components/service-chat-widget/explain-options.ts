/** What is wrong with a page's options and calls. A chunk of its own: most page views need none of it. */
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
  privacyUrl: 'the address of a page',
  position: '"bottom-right" or "bottom-left"',
  theme: '"light", "dark" or "auto"',
  locale: 'a language tag such as "de" or "pt-BR"',
  strings: 'an object of texts',
  openAfter: 'a number of seconds',
};

export const noText = 'ServiceChatWidget.sendMessage needs a text.';
export const noCallback = (event: string): string =>
  `ServiceChatWidget needs a function to call on "${event}".`;
export const noEvent = (event: string, events: readonly string[]): string =>
  `ServiceChatWidget has no event "${event}"; it has ${events.join(', ')}.`;

/** @param refused names of the options whose values are not allowed */
export function explainOptions(given: GivenOptions, refused: readonly (keyof ChatOptions)[]): string {
  const problems = refused.map((name) => {
    const value = given[name];
    return `${name} must be ${WANTED[name]}, not ${typeof value === 'string' ? `"${value}"` : typeof value}`;
  });
  return `Service Chat leaves out options: ${problems.join('; ')}.`;
}

/**
 * @param unknown names that are no options
 * @param options those that there are
 */
export function explainUnknown(unknown: readonly string[], options: readonly string[]): string {
  const problems = unknown.map((name) => {
    const meant = nearest(name, options);
    return meant === undefined ? `"${name}"` : `"${name}" (did you mean "${meant}"?)`;
  });
  return `Service Chat has no option ${problems.join(', ')}; it has ${options.join(', ')}.`;
}

/** The option that takes the fewest slips to become the name; undefined where none is near. */
function nearest(name: string, options: readonly string[]): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  const ranked = options.map((option) => ({ option, slips: slipsBetween(plain(name), plain(option)) }));
  const [best] = ranked.sort((a, b) => a.slips - b.slips);
  return best && best.slips <= Math.max(2, name.length / 4) ? best.option : undefined;
}

/** Letters that are missing, too many or wrong (Levenshtein distance). */
function slipsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
