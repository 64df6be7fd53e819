/** Hostile words, for every field that somebody else fills. */
import { readFileSync } from 'node:fs';

interface Vector {
  readonly payload?: unknown;
  /** Texts too long to be written out: what stands in them how often. */
  readonly repeat?: readonly (readonly [unit: string, count: number])[];
}

const { vectors } = JSON.parse(readFileSync(new URL('./vectors/xss.json', import.meta.url), 'utf8')) as {
  vectors: readonly Vector[];
};

/** All of them. @param longest where more is cut off */
export const hostileTexts = (longest = 4000): string[] =>
  vectors.flatMap(({ payload, repeat = [] }) => {
    const text =
      typeof payload === 'string' ? payload : repeat.map(([unit, count]) => unit.repeat(count)).join('');
    return text.trim() === '' ? [] : [text.slice(0, longest)];
  });

/** Those that are no longer. */
export const shortHostileTexts = (longest: number): string[] =>
  hostileTexts(longest + 1).filter(({ length }) => length <= longest);
