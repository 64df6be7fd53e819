/** The phrases of a language and what each does, made to be found at any place of a text. */
import { NUMBER, plain } from './plain-text.js';

/** These scripts write words without spaces, or particles behind them. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;
const LETTERS_ALONE = /^[\p{L}\p{M}]{2,}$/u;
/** Names are looked for in one or two words. */
const NAME_WORDS = 2;
/** A consonant and `s` end the plural of what is no name: `guests`. */
const PLURAL = /[bcdfghklmnprtvwy]s$/;
/** Phrases of more meanings than these are rare; beyond, the first ones count. */
const MAX_MEANINGS = 24;

interface Phrase {
  text: string;
  isStem: boolean;
  /** One for each family that it is of. */
  meanings: Meaning[];
}

/** A set of families, one bit each. */
export type Meaning = number;

/** How a cover is made beside its phrases. */
export interface CoverRules {
  /** Set where a name stands behind a phrase that has all of `before`. */
  name?: { before: Meaning; bit: Meaning; isNever: (word: string) => boolean };
  /** Set where one word is passed over that no phrase covers. */
  gap?: { bit: Meaning; isNever: (word: string) => boolean };
  /** Families whose phrases cover nothing: they stand at the edge of what is covered. */
  edges?: Meaning;
  /** Whether a text that means this so far may go on in any words behind a phrase of meaning `next`. */
  mayEnd?: (meaning: Meaning, next: Meaning) => boolean;
  /** Whether what means this may go on in these words, whatever they are. */
  isOpen?: (meaning: Meaning, rest: string) => boolean;
}

export class PhraseBook<Family extends string> {
  readonly #bits: ReadonlyMap<Family, Meaning>;
  readonly #textsOf = new Map<Family, string[]>();
  /** By their first two characters. */
  readonly #phrases = new Map<string, Phrase[]>();

  /**
   * @param families phrases of each family, divided by `|`
   * @param modifiers families that say something of a phrase beside what it means in the others
   * @param spell the ways that a phrase is typed
   */
  constructor(
    families: Readonly<Record<Family, string>>,
    modifiers: readonly Family[],
    spell: (phrase: string) => string[],
  ) {
    const names = Object.keys(families) as Family[];
    this.#bits = new Map(names.map((family, at) => [family, 2 ** at]));
    const familiesOf = new Map<string, Family[]>();
    for (const family of names) {
      for (const written of families[family].split('|').filter(Boolean).flatMap(spell)) {
        const key = plain(written) + (written.endsWith('*') ? '*' : '');
        if (key) addTo(familiesOf, key, family);
      }
    }
    for (const [key, of] of familiesOf) {
      const said = this.bitsOf(...of.filter((family) => modifiers.includes(family)));
      const own = of.filter((family) => !modifiers.includes(family));
      const meanings = own.length > 0 ? own.map((family) => said | this.bitsOf(family)) : [said];
      const text = key.replace('*', '');
      for (const family of of) addTo(this.#textsOf, family, text);
      addTo(this.#phrases, text.slice(0, 2), { text, isStem: key.endsWith('*'), meanings });
    }
  }

  /** The meaning of these families together. */
  bitsOf(...families: Family[]): Meaning {
    return families.reduce((bits, family) => bits | (this.#bits.get(family) ?? 0), 0);
  }

  /** Where the phrases of a family that stand in a text end, each followed by more. */
  endsOf(text: string, family: Family): number[] {
    const ends: number[] = [];
    for (const phrase of this.#textsOf.get(family) ?? []) {
      for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
        const end = at + phrase.length;
        if (end < text.length && isBoundary(text, at) && isBoundary(text, end))
          ends.push(endOfGap(text, end));
      }
    }
    return ends;
  }

  /** What each phrase means that a text begins with. */
  phraseBitsAt(text: string): Meaning[] {
    return [...this.#phrasesAt(text, 0)].flatMap(({ phrase }) => phrase.meanings);
  }

  /** What a text from a place on can mean when phrases cover all of it; nothing where they do not. */
  meanings(text: string, from = 0, rules: CoverRules = {}): ReadonlySet<Meaning> {
    const whole = new Set<Meaning>();
    const reached = this.#cover(text, from, rules, whole);
    for (const meaning of reached.get(text.length) ?? []) whole.add(meaning);
    return whole;
  }

  /** What the beginnings of a text can mean that phrases cover, by the place where what follows them begins. */
  beginnings(text: string): ReadonlyMap<number, ReadonlySet<Meaning>> {
    return this.#cover(text, 0, {}, new Set());
  }

  /**
   * What is meant up to each place that phrases reach.
   * @param whole gets what the rest need not be covered for
   */
  #cover(text: string, from: number, rules: CoverRules, whole: Set<Meaning>): Map<number, Set<Meaning>> {
    const reached = new Map<number, Set<Meaning>>([[from, new Set([0])]]);
    const reach = (at: number, meanings: Iterable<Meaning>, bits: Meaning): void => {
      const there = reached.get(at) ?? new Set();
      for (const meaning of meanings) if (there.size < MAX_MEANINGS) there.add(meaning | bits);
      reached.set(at, there);
    };
    for (let at = from; at < text.length; at++) {
      const meanings = reached.get(at);
      if (!meanings) continue;
      for (const meaning of meanings) if (rules.isOpen?.(meaning, text.slice(at))) whole.add(meaning);
      const { gap } = rules;
      if (gap && isBoundary(text, at)) {
        const end = endOfWord(text, at);
        const whole = [...meanings].filter((meaning) => (meaning & gap.bit) === 0);
        if (whole.length > 0 && !gap.isNever(text.slice(at, end))) reach(endOfGap(text, end), whole, gap.bit);
      }
      if (text.startsWith(NUMBER, at)) reach(endOfGap(text, at + NUMBER.length), meanings, 0);
      for (const { end, phrase } of this.#phrasesAt(text, at)) {
        for (const next of phrase.meanings) {
          for (const meaning of meanings) if (rules.mayEnd?.(meaning, next)) whole.add(meaning);
          if (rules.edges && next & rules.edges) continue;
          reach(end, meanings, next);
          const { name } = rules;
          if (!name || (next & name.before) !== name.before) continue;
          for (const nameEnd of this.#nameEnds(text, end, name.isNever))
            reach(nameEnd, meanings, next | name.bit);
        }
      }
    }
    return reached;
  }

  *#phrasesAt(text: string, at: number): Iterable<{ end: number; phrase: Phrase }> {
    for (const length of [2, 1]) {
      for (const phrase of this.#phrases.get(text.slice(at, at + length)) ?? []) {
        if (phrase.text.length < length || !text.startsWith(phrase.text, at)) continue;
        let end = at + phrase.text.length;
        if (phrase.isStem) while (WORD_CHARACTER.test(text[end] ?? '')) end++;
        if (end === text.length || text[end] === ' ' || UNSPACED.test(text[end] ?? ''))
          yield { end: endOfGap(text, end), phrase };
      }
    }
  }

  /** Where a name of one or two words ends that begins here. */
  #nameEnds(text: string, from: number, isNever: (word: string) => boolean): number[] {
    const ends: number[] = [];
    let at = from;
    for (let count = 0; count < NAME_WORDS && at < text.length; count++) {
      const space = text.indexOf(' ', at);
      const end = space === -1 ? text.length : space;
      const word = text.slice(at, end);
      if (!LETTERS_ALONE.test(word) || PLURAL.test(word) || isNever(word) || this.#isKnown(word)) break;
      at = endOfGap(text, end);
      ends.push(at);
    }
    return ends;
  }

  #isKnown(word: string): boolean {
    return (this.#phrases.get(word.slice(0, 2)) ?? []).some(({ text }) => text === word);
  }
}

function addTo<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

/** Of a script without spaces, words of two characters are assumed. */
function endOfWord(text: string, at: number): number {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text[at] ?? ''))
    return Math.min(at + 2, text.length);
  const space = text.indexOf(' ', at);
  return space === -1 ? text.length : space;
}
const endOfGap = (text: string, at: number): number => (text[at] === ' ' ? at + 1 : at);
const isBoundary = (text: string, at: number): boolean =>
  at === 0 || text[at] === ' ' || text[at - 1] === ' ' || UNSPACED.test(text[at] ?? '');
