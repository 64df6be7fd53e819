/** What the server knows of a language. Every member is given or stated as absent, so that none is forgotten. */
import type { Optional } from './absent.js';
import type { ContactWords } from './contact-words.js';
import type { Intents } from './intents.js';
import type { NoticeWords } from './notice-words.js';

/** A script by its Unicode name. */
export type ScriptName =
  | 'Arabic'
  | 'Armenian'
  | 'Cyrillic'
  | 'Devanagari'
  | 'Greek'
  | 'Han'
  | 'Hangul'
  | 'Hebrew'
  | 'Hiragana'
  | 'Katakana'
  | 'Latin'
  | 'Tamil'
  | 'Thai';

/** What is known of every language: enough to search pages that are written in it. */
interface Basics {
  /** Primary subtag, such as `de`. */
  code: string;
  /** In English. */
  name: string;
  /** In the language itself. */
  nativeName: string;
  /** Subtags of languages that are read as this one, such as `nb` for `no`. */
  otherCodes: readonly string[];
  scripts: readonly ScriptName[];
  /** A text is in this language from this share of letters of its scripts on; absent where others are written in them. */
  tellingShare: Optional<number>;
  /** Codes of languages that a short text in this one may be taken for. */
  mayLookLike: readonly string[];
  /** Brings the forms of a word together. Words stay whole where it is absent. */
  stem: Optional<(word: string) => string>;
  /** Function words, space separated: left out of index and question, and what the language is told by. */
  stopWords: Optional<string>;
  /** Whether a whole sentence always says its pronouns, as in "Do you have it?". */
  alwaysSaysPronouns: boolean;
}

/** A language that pages are searched in, and that is not spoken: replies to it are in the language of the pages. */
export interface SearchedLanguage extends Basics {
  isSpoken: false;
}

/** A language that the chat speaks. */
export interface SpokenLanguage extends Basics {
  isSpoken: true;
  stopWords: string;
  /** Words that say little about what is asked, space separated: they stay in the index and count less in a question. */
  lightWords: string;
  /**
   * Words that visitors and pages use for the same thing, one group a line. Groups are small and meanings close: a
   * wrong synonym costs more than a missing one. A line with ` > ` goes one way: the words before it are found by those
   * behind it, `labrador > dog`. A phrase is joined by underscores, `turn_up`; it is asked for and not looked for.
   */
  synonyms: string;
  /** Words of several spellings, and verbs with a particle that are also written as one noun. */
  spelling: Optional<SpellingVariants>;
  /** Words of everyday life, which a site may be about or not. */
  everydayWords: Optional<EverydayWords>;
  /** Reads a list of nearly all words in all their forms, each with how rare it is: 10 for the most common, 70 for the rarest. */
  wordList: Optional<() => ReadonlyMap<string, number>>;
  /** Whether stems and synonyms find all that words of nearly the same letters would find. */
  stemsSuffice: boolean;
  /** First parts of verbs that stand elsewhere in a sentence, as alternatives of a regular expression, longest first. */
  separablePrefixes: Optional<string>;
  /** Letters that are typed as others, beyond those that lose an accent. */
  typedAs: Optional<Readonly<Record<string, string>>>;

  /** Whether words follow each other, or particles follow words, without a space: no word boundary is looked for. */
  isUnspaced: boolean;
  /** Whether every noun has a capital letter, so that a capital does not tell a name. */
  capitalisesNouns: boolean;
  /** Abbreviations whose full stop ends no sentence, as alternatives of a regular expression. */
  abbreviations: Optional<string>;
  /** Beginnings of the words, with capitals, that follow numbers of order such as `31.`, as alternatives of a regular expression. */
  afterOrdinals: Optional<string>;
  negation: Negation;
  /** Words that begin a clause, or end one, as alternatives of a regular expression. */
  clauseEnds: string;
  /** Words that answer a question alone, as alternatives of a regular expression. */
  yesOrNo: string;
  /** Words for numbers with their digits; numbers in words are not compared where it is absent. */
  numberWords: Optional<Readonly<Record<string, string>>>;
  /** Lengths of time that are no number and a unit, such as `half an hour`, in minutes. */
  lengthsOfTime: Optional<Readonly<Record<string, number>>>;
  /** How ranges of such lengths are told. */
  timeRanges: Optional<TimeRangeWords>;
  /** Regular expression of the words that ask for an amount or a time. */
  asksAmount: string;
  /** Regular expression of the words, beside digits, that name an amount or a time. */
  namesAmount: Optional<string>;

  /** How questions tell how old somebody is. */
  ages: Optional<AgeWords>;
  /** How parts of the day are called; absent where prices that differ by the time are not told apart. */
  partsOfDay?: PartsOfDay;

  asks: AskingWords;
  /** Words between a thing and what it is, as alternatives of a regular expression. */
  defines: string;
  /** Words for what costs nothing more, as alternatives of a regular expression. */
  freeOfCharge: string;
  calendar: CalendarWords;
  contact: ContactWords;

  followUp: FollowUpWords;
  /** Openings of a sentence that point to what was said before it, as alternatives of a regular expression. */
  anaphora: string;
  /** Regular expression of such openings that name what they mean, and can stand alone: `This page`. */
  namedAnaphora: Optional<string>;
  /** Regular expression of sentences that only point to more text: `See also`. */
  pointsOn: Optional<string>;

  intents: Intents;
  fixedSentences: FixedSentences;
  /** In which owners are told of what visitors leave. */
  notices: NoticeWords;
}

export type Language = SpokenLanguage | SearchedLanguage;

export interface SpellingVariants {
  /** The spelling that stands for another. */
  canonical: Readonly<Record<string, string>>;
  /** The verb of each of its forms. */
  verbForms: Readonly<Record<string, string>>;
  /** The noun of a verb and its particle, `login` of `log in`, and other words that two make. */
  phrasalVerbs: Readonly<Record<string, string>>;
}

export interface EverydayWords {
  /** All of them, separated by white space. */
  all: string;
  /** Those among them that software, shops and offices use in a sense of their own too. */
  ofTwoWorlds: string;
}

export interface Negation {
  words: RegExp;
  /** Phrases that hold such a word and deny nothing, such as "not only"; global. */
  exceptions: Optional<RegExp>;
}

/** How questions ask for a kind of answer, as alternatives of regular expressions. */
export interface AskingWords {
  price: string;
  /** A time of the day, or a day. */
  time: string;
  duration: string;
  /** What a thing is, or a word means. */
  definition: string;
  /** Who somebody is, or does something: not who may do it. */
  person: string;
  /** The lowest and the highest of several amounts. */
  least: string;
  most: string;
  /** What is small or large of its kind. */
  small: string;
  large: string;
}

export interface AgeWords {
  /** Alternatives of a regular expression, each with one number. */
  told: string;
  /** The same for numbers that stand alone behind whose age they are: `my son is 8`. */
  toldBare?: string;
  /** Words for people of an age that price lists tell in numbers, with one such age: `oap` pays what people over 65 do. */
  called?: Readonly<Record<string, number>>;
  /** The words for people of less than 18 years, of less than 60, and of more. */
  child: string;
  adult: string;
  senior: string;
  /** What a list puts before the age that its people are below, or above, and behind it: as alternatives too. */
  under: string;
  over: string;
  /** What it puts behind an age that its people have at least: `62 and up`. */
  andOver: string;
  years: string;
}

export interface PartsOfDay {
  /** Alternatives of a regular expression, with the middle of the part in minutes after midnight; the narrowest first. */
  parts: Readonly<Record<string, number>>;
  /** An hour that a part of the day follows, as a regular expression with one group: `7 at night`. */
  numbered: string;
}

/** How ranges of lengths of time are told: as alternatives of regular expressions. */
export interface TimeRangeWords {
  /** Between the ends of a range. */
  to: string;
  /** Before the highest, which is the lowest where it counts down to a day: `up to 14 days before`. */
  upTo: string;
  below: string;
  /** Before the lowest, and behind it. */
  above: string;
  orMore: string;
  /** Behind a length of time that counts down to a day: `14 days before`. */
  ahead: string;
}

/** How days stand in running text, beside their names, which the platform knows: as alternatives of regular expressions. */
export interface CalendarWords {
  /** Between the first and the last day of several. */
  through: string;
  weekend: string;
  weekdays: string;
  /** Words before a month that tell it from a word that says little, such as `may`. */
  beforeMonth: Optional<string>;
}

/** How a question goes on from the one before, as alternatives of regular expressions. */
export interface FollowUpWords {
  /** Openings that hardly any question has which opens a matter: `and`, `what about`. */
  goesOn: string;
  openings: string;
  /** Words for what was said before, anywhere in the question. */
  pointers: string;
  /** Openings of a question that yes or no answers. */
  closed: Optional<string>;
  /** Words for the one of two that was not spoken of. */
  other: string;
}

/** What is said when no page says it. */
export interface FixedSentences {
  /** The pages hold nothing near the question. */
  refusal: string;
  /** Related pages come with it. */
  refusalWithPages: string;
  /** Goes before an excerpt that may be what is asked for, or not. */
  mayHelp: string;
  /** Goes before what the reply before showed already. */
  saidBefore: string;
  /** Added to a refusal when the question is in another language than the pages, whose name replaces `{language}`. */
  otherLanguage: string;
  /** The message holds no word that could be looked for. */
  nothingAsked: string;
}
