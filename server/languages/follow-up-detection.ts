/** Tells a question that cannot stand alone, by the words it opens with and those that point back. */

interface BackwardWords {
  /** How a question that goes on begins. */
  openings: string;
  /** Words for what was said before, anywhere in the question. */
  pointers: string;
}

const WORDS: Readonly<Record<string, BackwardWords>> = {
  en: {
    openings:
      'and|what about|how about|also|but|so|then|or|is there|does (?:it|that|this)|do (?:they|those)|can (?:it|they|that|i|we)|will (?:it|they|that)',
    pointers: 'it|its|they|them|their|that|this|those|these|there|one|same',
  },
  de: {
    openings: 'und|oder|aber|also|dann|auch|was ist mit|wie (?:ist|sieht) es (?:bei|mit|für)',
    pointers:
      'es|ihn|ihm|dies|diese[rsmn]?|davon|dafür|damit|dazu|darin|dort|dieselben?|(?:geht|kostet|kann|ist|wird|gilt|dauert) (?:das|er|sie)',
  },
  es: {
    openings: 'y|o|pero|entonces|también|qué tal|qué pasa con',
    pointers: 'es[ao]s?|est[aeo]s?|ello|ellos|ellas|lo mismo|allí|ahí',
  },
  fr: {
    openings: "et|ou|mais|alors|donc|aussi|qu'en est-il",
    pointers: 'ça|cela|celui(?:-ci|-là)?|celle(?:-ci|-là)?|ceux|elles?|ils|leur|le même|la même',
  },
  it: {
    openings: 'e|o|ma|allora|anche|e per|che ne dici di',
    pointers: 'quest[aoie]|quell[aoie]|ess[aoie]|ciò|lì|lo stesso',
  },
  pt: {
    openings: 'e|ou|mas|então|também|que tal',
    pointers: 'isso|isto|est[ae]s?|ess[ae]s?|el[ae]s?|lá|aí|o mesmo',
  },
  nl: {
    openings: 'en|of|maar|dus|dan|ook|wat als|hoe zit het met',
    pointers:
      'dit|dat|deze|hij|daarvan|daarvoor|daar|ermee|ervan|hetzelfde|(?:kost|is|gaat|werkt|duurt|kan) het',
  },
  pl: {
    openings: 'a|i|albo|ale|więc|też|co z',
    pointers: 'to|tego|tym|ten|ta|on|ona|ono|go|jej|jego|ich|tam',
  },
  tr: {
    openings: 've|peki|ya|ama|o zaman',
    pointers: 'o|bu|şu|bunu|onu|bunun|onun|bunlar|onlar|orada|aynı',
  },
  ar: {
    openings: 'و(?:ماذا|هل|كم|كيف|متى|أين)|ماذا عن|لكن|أيضا|إذن',
    pointers: 'هذا|هذه|ذلك|تلك|هو|هي|هناك|نفسه|نفسها',
  },
  he: {
    openings: 'ו?מה לגבי|ומה|ואם|וכמה|ואיך|והאם|ומתי|אבל|אז|גם',
    pointers: 'זה|זו|זאת|הוא|היא|אותו|אותה|שם|אותו דבר',
  },
  hi: {
    openings: 'और|लेकिन|तो|फिर',
    pointers: 'यह|वह|ये|वे|इस|उस|इसे|उसे|इसका|इसकी|इसके|उसका|उसकी|उसके|वहाँ',
  },
};
/** Scripts without spaces: the words stand anywhere. */
const UNSPACED: Readonly<Record<string, RegExp>> = {
  zh: /^(?:那|还有|另外|但是|如果是)|它|这个|那个|这样|该|一样/u,
  ja: /^(?:では|じゃあ|それで|また|あと|ちなみに)|それ|これ|その|この|そこ|同じ/u,
  ko: /^(?:그럼|그러면|그리고|그런데|또)|그것|그거|그건|이것|이거|이건|거기/u,
};

/** A question of so few terms says too little alone. */
const SHORT_QUESTION = 2;
/**
 * But not one of so many words in a language that leaves no pronoun out: "Do you have a phone hotline?" is a whole
 * sentence, which would have an "it" in it if it were about what was said before.
 */
const WHOLE_SENTENCE = 5;
const SAYS_PRONOUNS = new Set(['en', 'de', 'fr', 'nl', 'sv', 'da', 'no']);
/** A question of more says within itself what its pronouns mean. */
const LONG_QUESTION = 6;

const bounded = (pattern: string, start: string): RegExp =>
  new RegExp(`${start}(?:${pattern})(?![\\p{L}\\p{M}\\p{N}])`, 'iu');

const patterns = new Map(
  Object.entries(WORDS).map(([language, { openings, pointers }]) => [
    language,
    { opening: bounded(openings, '^[¿¡\\s]*'), pointer: bounded(pointers, '(?<![\\p{L}\\p{M}\\p{N}])') },
  ]),
);

/**
 * Whether a question leans on the one before.
 * @param termCount how many words of it could be looked for
 * @param language of the visitor, such as `de`
 */
export function leansBack(question: string, termCount: number, language: string): boolean {
  const isWhole = SAYS_PRONOUNS.has(language) && question.trim().split(/\s+/).length >= WHOLE_SENTENCE;
  if (termCount <= SHORT_QUESTION && !isWhole) return true;
  const unspaced = UNSPACED[language];
  if (unspaced) return unspaced.test(question);
  const pattern = patterns.get(language);
  if (!pattern) return false;
  return pattern.opening.test(question) || (termCount <= LONG_QUESTION && pattern.pointer.test(question));
}
