/** The phrases of every language that the chat speaks, made ready to be compared with messages. */
import { unlessAbsent } from '../../languages/definition/absent.js';
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
  /** These are made when first read: a message needs but those of the languages that it may be in. */
  readonly talk: PhraseBook<Family>;
  readonly preamble: PreambleRules;
  readonly human: HumanRequestRules;
  readonly misuse: MisuseRules;
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

function spokenIntents(language: SpokenLanguage): SpokenIntents {
  const { code, intents } = language;
  const { smallTalk, humanRequest } = intents;
  const typedAs = unlessAbsent(language.typedAs) ?? {};
  const spell = (phrase: string): string[] => [
    ...new Set([phrase, Array.from(phrase, (letter) => typedAs[letter] ?? letter).join('')]),
  ];
  const functionWords = new Set([...functionWordsOf(code)].map(plain));
  const talk = once(
    () =>
      new PhraseBook<Family>(
        {
          ...smallTalk.phrases,
          ...humanRequest.words,
          around: withFunctionWords(language),
          name: '',
          gap: '',
        },
        ['beforeName', 'self'],
        spell,
      ),
  );
  const { greeting, thanks, wellbeing, assent, filler } = smallTalk.phrases;
  const preamble = once(() => {
    const phrases = { greeting, thanks, wellbeing, assent, filler, ...intents.preamble };
    return preambleRules(new PhraseBook<PreambleFamily>(phrases, [], spell));
  });
  const human = once(() => humanRequestRules(talk(), (word) => functionWords.has(word)));
  const misuse = once(() => {
    const phrases = { ...intents.misuse.words, around: `${humanRequest.words.around}|${greeting}` };
    return misuseRules(new PhraseBook<MisuseFamily>(phrases, [], spell));
  });
  return {
    code,
    letters: lettersOf(language),
    functionWords,
    intents,
    get talk() {
      return talk();
    },
    get preamble() {
      return preamble();
    },
    get human() {
      return human();
    },
    get misuse() {
      return misuse();
    },
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

/** Of all languages, the first of which answers where several would. */
export const allIntents = (): readonly SpokenIntents[] => (all ??= SPOKEN_LANGUAGES.map(spokenIntents));
