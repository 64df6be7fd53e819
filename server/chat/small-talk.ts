/** Greetings, thanks and the like: short messages that need an answer but no page. */
import { SMALL_TALK_KINDS, type SmallTalk, type SmallTalkKind } from '../languages/definition/small-talk.js';
import { SPOKEN_LANGUAGES } from '../languages/language-table.js';

/** A longer message says more than that. */
const MAX_LENGTH = 80;

type Kind = SmallTalkKind | 'filler';

const PUNCTUATION = /(?:[\p{P}\p{S}\p{Extended_Pictographic}]|\u200d|\ufe0f)+/gu;
/** Apostrophes and hyphens within words belong to them. */
const WITHIN_WORD = /(?<=\p{L})['’-](?=\p{L})/u;
/** These scripts write words without spaces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Lower case, without punctuation and without letters drawn out: `Helloooo!!` as `hello`. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(PUNCTUATION, (signs, at: number) =>
      WITHIN_WORD.test(text.slice(Math.max(0, at - 1), at + 2)) ? signs.replace('’', "'") : ' ',
    )
    .replace(/(\p{Script=Latin})\1{2,}/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

const spoken = SPOKEN_LANGUAGES.map(({ smallTalk: { phrases, replies } }) => ({
  phrases: byPhrase(phrases),
  replies,
}));

/** The phrases of a language with what they do, longest first. */
function byPhrase(phrases: SmallTalk['phrases']): [phrase: string, kind: Kind][] {
  return Object.entries(phrases)
    .flatMap(([kind, list]) => list.split('|').map((phrase): [string, Kind] => [plain(phrase), kind as Kind]))
    .sort(([a], [b]) => b.length - a.length);
}

/** What a message does that consists of phrases alone; undefined where it holds anything else. */
function kindsOf(message: string, phrases: readonly [string, Kind][]): Set<Kind> | undefined {
  const ends = new Map<number, Set<Kind>>([[0, new Set()]]);
  for (let at = 0; at < message.length; at++) {
    const before = ends.get(at);
    if (!before) continue;
    for (const [phrase, kind] of phrases) {
      if (!message.startsWith(phrase, at)) continue;
      const end = at + phrase.length;
      const hasGap = message[end] === ' ';
      if (!hasGap && end < message.length && !UNSPACED.test(message[end] ?? '')) continue;
      const next = hasGap ? end + 1 : end;
      if (!ends.has(next)) ends.set(next, new Set([...before, kind]));
    }
  }
  return ends.get(message.length);
}

/** The reply to a message that is nothing but small talk, in its language; undefined for every other message. */
export function smallTalk(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const message = plain(text);
  if (message === '') return undefined;
  for (const { phrases, replies } of spoken) {
    const kinds = kindsOf(message, phrases);
    const kind = SMALL_TALK_KINDS.find((one) => kinds?.has(one));
    if (kind) return replies[kind];
  }
  return undefined;
}
