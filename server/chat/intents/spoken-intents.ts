/** The phrases of every language that the chat speaks, made ready to be compared with messages. */
import { known } from '../../languages/definition/absent.js';
import type { Intents } from '../../languages/definition/intents.js';
import type { SpokenLanguage } from '../../languages/definition/language.js';
import { functionWordsOf } from '../../languages/function-words.js';
import { SPOKEN_LANGUAGES } from '../../languages/language-table.js';
import { humanRequestRules, type Family, type HumanRequestRules } from './human-request.js';
import { misuseRules, type MisuseFamily, type MisuseRules } from './misuse.js';
import { PhraseBook } from './phrase-book.js';
import { plain } from './plain-text.js';
import { preambleRules, type PreambleFamily, type PreambleRules } from './preamble.js';

export interface SpokenIntents {
  code: string;
  /** Those that it is written in. */
  letters: RegExp;
  functionWords: ReadonlySet<string>;
  intents: Intents;
  talk: PhraseBook<Family>;
  preamble: PreambleRules;
  human: HumanRequestRules;
  misuse: MisuseRules;
}

function spokenIntents(language: SpokenLanguage): SpokenIntents {
  const { code, intents } = language;
  const { smallTalk, humanRequest } = intents;
  const typedAs = known(language.typedAs) ?? {};
  const spell = (phrase: string): string[] => [
    ...new Set([phrase, Array.from(phrase, (letter) => typedAs[letter] ?? letter).join('')]),
  ];
  const talk = new PhraseBook<Family>(
    { ...smallTalk.phrases, ...humanRequest.words, around: withFunctionWords(language), name: '', gap: '' },
    ['beforeName', 'self'],
    spell,
  );
  const { greeting, thanks, wellbeing, assent, filler } = smallTalk.phrases;
  const preamble = new PhraseBook<PreambleFamily>(
    { greeting, thanks, wellbeing, assent, filler, ...intents.preamble },
    [],
    spell,
  );
  const misuse = new PhraseBook<MisuseFamily>(
    { ...intents.misuse.words, around: `${humanRequest.words.around}|${smallTalk.phrases.greeting}` },
    [],
    spell,
  );
  const functionWords = new Set([...functionWordsOf(code)].map(plain));
  return {
    code,
    letters: lettersOf(language),
    functionWords,
    intents,
    talk,
    preamble: preambleRules(preamble),
    human: humanRequestRules(talk, (word) => functionWords.has(word)),
    misuse: misuseRules(misuse),
  };
}

/** What may stand in a request: any function word too, save those that ask something else. */
function withFunctionWords({ code, intents }: SpokenLanguage): string {
  const { asks, around } = intents.humanRequest.words;
  const asking = new Set(asks.split(/[|\s]/).map(plain));
  return [around, ...[...functionWordsOf(code)].filter((word) => !asking.has(plain(word)))].join('|');
}

/** Where words follow each other without a space, Chinese characters may stand alone. */
function lettersOf({ scripts, isUnspaced }: SpokenLanguage): RegExp {
  const names = [...scripts, ...(isUnspaced ? ['Han'] : [])];
  return new RegExp(`[${names.map((name) => `\\p{Script=${name}}`).join('')}]`, 'u');
}

let all: readonly SpokenIntents[] | undefined;

/** Of all languages, the first of which answers where several would; made when first needed. */
export const allIntents = (): readonly SpokenIntents[] => (all ??= SPOKEN_LANGUAGES.map(spokenIntents));
