/** English. */
import { stemmer } from '@orama/stemmers/english';
import { absent } from '../definition/absent.js';
import { foldDiacritics } from '../definition/diacritic-folding.js';
import type { SpokenLanguage } from '../definition/language.js';
import { englishIntents } from '../intents/english.js';
import { englishNotices } from '../notices/english.js';
import { wholeWords } from '../definition/words.js';
import { ENGLISH_SYNONYMS } from './everyday/english/all.js';
import { ENGLISH_CONTACT } from './contact/english.js';
import { EVERYDAY_WORDS } from './english/everyday-words.js';
import { NUMBER_WORDS } from './english/number-words.js';
import { SPELLING } from './english/spelling.js';
import { SYNONYMS } from './english/synonyms.js';
import { readWordList } from './english/word-list.js';

export const english: SpokenLanguage = {
  isSpoken: true,
  code: 'en',
  name: 'English',
  nativeName: 'English',
  otherCodes: [],
  scripts: ['Latin'],
  tellingShare: absent('Other languages are written in Latin letters too.'),
  mayLookLike: [],
  // Words keep the accents that they came with, or lose them: `crèche` and `creche` are one.
  stem: (word) => stemmer(foldDiacritics(word)),
  stopWords: `
    a about above after again all also am an and any are as at be because been before being below between both
    but by can could did do does doing don down during each else for from further had has have having he her
    here hers herself him himself his how i if in into is it its itself just let lets may me might more most
    must my myself no nor not now of off on once only or other our ours ourselves out over own please same shall
    she should so some such than that the their theirs them themselves then there these they this those through
    to too under until up upon us very was we were what when where whether which while who whom whose why will
    with within would yet you your yours yourself get gets getting got want wants wanted need needs know tell
    thanks thank hi hello hey im ive id ill dont doesnt didnt cant couldnt cannot wont isnt arent wasnt hasnt
    havent shouldnt wouldnt youre theyre were thats whats hows theres s t d ll m re ve u ur`,
  alwaysSaysPronouns: true,
  lightWords: `
    able accept accepted accepts actually ago anymore anyone anything anyway around available away back bad
    become begin best better big bit both bring call came care case chance come correct couple day days deal
    different directly easily easy either enough entire ever every everyone everything exactly example fact far
    feel few find fine first follow followed following full fully general give given go goes going gone good got
    great guy guys hand happen happened happening happens hard help helpful hope however idea instead issue keep
    keeps kind last late later least left less let like likely little long look looking lot lots made main make
    makes making many matter maybe mean means mention mentioned much must near never new next nice nothing
    number often ok okay old one ones part particular people per perhaps person piece place plenty point
    possible possibly practice problem problems properly put question questions quick quickly quite rather ready
    real really reason receive regarding regards related right run said say says second see seem seems seen set
    several short show shown shows simple simply since single small someone something sometimes somewhere soon
    sort specific start still straight stuff sure take taken takes taking talk thing things think thought three
    time times today together tried try trying turn two type understand unable use used useful using usually
    various via want way ways week well went whatever whole without wonder wondering word words work working
    works worth wrong year years`,
  synonyms: SYNONYMS + ENGLISH_SYNONYMS,
  spelling: SPELLING,
  everydayWords: EVERYDAY_WORDS,
  wordList: readWordList,
  stemsSuffice: true,
  separablePrefixes: absent('Verbs and their particles are found by their spelling.'),
  typedAs: absent('Letters are typed without their accents.'),

  isUnspaced: false,
  capitalisesNouns: false,
  abbreviations: String.raw`e\.g|i\.e|etc|vs|cf|approx|incl|max|min|no|fig|vol|dr|mr|mrs|ms|st|prof|inc|ltd|jr|sr|co`,
  afterOrdinals: absent('Numbers of order have no full stop, or a small letter follows it.'),
  negation: {
    words: wholeWords("not|no|never|none|neither|nor|cannot|without|unable|\\p{L}+n['’]t"),
    exceptions: absent('None was collected.'),
  },
  clauseEnds: 'but|although|unless|because|if|that|when|which|while|who',
  yesOrNo: 'yes|no|yep|nope',
  numberWords: NUMBER_WORDS,
  lengthsOfTime: {
    'an hour and a half': 90,
    'hour and a half': 90,
    'one and a half hours': 90,
    'half an hour': 30,
    'half hour': 30,
    'half-hour': 30,
    'an hour': 60,
    'one hour': 60,
    'quarter of an hour': 15,
    'three quarters of an hour': 45,
    'a year': 365 * 24 * 60,
    'every other week': 14 * 24 * 60,
    fortnightly: 14 * 24 * 60,
    fortnight: 14 * 24 * 60,
  },
  timeRanges: {
    to: 'to|and',
    upTo: 'up to|until',
    below: 'under|within|inside|less than|fewer than|no more than|at most',
    above: 'over|more than|at least|longer than|from',
    orMore: 'or more|or longer|or over|and over|and more',
    ahead: 'before|beforehand|ahead|prior|in advance|notice',
  },
  asksAmount: String.raw`\bhow (?:many|much|long|often|old|big|large|far|fast|soon|late)\b|\bwhen\b|\b(?:what|which) (?:time|year|date|price|percentage|ages?)\b|\b(?:max(?:imum)?|min(?:imum)?|limits?|price|cost)\b`,
  namesAmount: String.raw`\b(?:${Object.keys(NUMBER_WORDS).join('|')}|once|twice|few|several|half|daily|weekly|monthly|yearly|unlimited|free)\b`,
  partsOfDay: {
    parts: {
      'middle of the night|overnight': 3 * 60,
      'middle of the day|lunch ?times?|midday|noon': 12.5 * 60,
      'mornings?': 9 * 60,
      'afternoons?': 15 * 60,
      'evenings?|after work': 19 * 60,
      '(?:at|by) night|night[- ]?time|(?<=day )nights?|tonight|nite': 23 * 60,
    },
    numbered: String.raw`(?<![\p{L}\p{N}.,:/])(\d{1,2})(?: o'?clock)? (?:in the (?:early )?(?:morning|afternoon|evening|night)|at night)`,
  },
  ages: {
    told: String.raw`\d{1,2}[\s-]?(?:year|yr)s?[\s-]?olds?|\d{1,2}\s?(?:yo|y\/o)s?|aged? \d{1,2}`,
    toldBare: String.raw`(?<=\b(?:i'?m|i am|(?:s?he|son|daughter|child|kid|boy|girl|lad|lass|little one|toddler|mum|mom|dad|nan|gran|mother|father|grand(?:ma|pa|mother|father|son|daughter|dad|ad)|brother|sister|wife|husband|niece|nephew)(?:'?s| is)?(?: now| only| just| already)?) )\d{1,2}(?![.:]\d|\s?(?:%|am|pm|st|nd|rd|th|min|hours?|days?|weeks?|months?|nights?|people|persons|euros?|dollars?|pounds?|bucks|cm|kg|lbs?|km|miles?)\b)`,
    called: {
      'bab(?:y|ies)|newborns?|infants?': 1,
      'toddlers?': 2,
      'teens?|teenagers?': 15,
      'oaps?|pensioners?|seniors?|senior citizens?|retired|retirees?|elderly|old(?:er)? (?:people|folks?)|gran|granny|nan|nana|grandma|grandmother|grandpa|grandad|granddad|grandfather': 70,
    },
    child: 'child',
    adult: 'adult',
    senior: 'senior',
    under: 'under|below|younger than',
    over: 'over|above|older than',
    andOver: '(?:and|or|&) (?:up|over|older|above|upwards?)|plus',
    years: 'years?|yrs?',
  },
  asks: {
    price: String.raw`how much (?:is|are|does|do|did|will|would|for|to|it|they|you)|(?:what|whats|what's)\b.{0,40}\b(?:cost|costs|charge|charged|price|prices|priced|fee|fees|rate|rates|fare|fares|tariff)|how much(?! (?:off|less|cheaper|(?:of a )?discount)\b)|rates|tariffs?|price|prices|pricing|cost|costs|fee|fees|charge (?:for|extra|more|anything)|(?:cost|costs) (?:extra|more)|how expensive|set (?:me|us) back|what (?:do|would|will|must|should) (?:i|we|they|\d+)(?: of us)? (?:have to )?(?:pay|owe)|what (?:would|will|does|might) (?:it|that|this) (?:be|come to)`,
    time: 'when|what time|which time|until when|till when|what day|what days|which day|which days|what hours|opening hours|opening times|how late|how early',
    duration:
      'how long|how many (?:minutes|hours|days|weeks|months|years|nights)|how (?:far|early|much) (?:in advance|ahead|before)|how (?:soon|quick|quickly)',
    definition:
      "what is|what's|whats|what are|what does .{1,60} mean|define|definition of|meaning of|what do you mean by",
    person: String.raw`(?<=^|[.?!,;]\s|\b(?:and|so|ok|hi|please|me|know|say|but)\s)who(?:'s|s)?(?! (?:can|could|may|might|should|must|do|did|to|has|have|had|gets?|sees?|needs?|else|would|is it|is this|is that)(?![\p{L}]))`,
    least: 'cheapest|lowest|least expensive|smallest price|best price',
    most: 'most expensive|dearest|priciest|highest',
    small: 'small(?:est|er)?|little|tiny|mini',
    large: 'large(?:st|r)?|big(?:gest|ger)?|huge',
  },
  defines: 'is|are|means|refers to|stands for|describes',
  freeOfCharge: 'free|free of charge|no charge|at no cost|complimentary|included',
  calendar: {
    through: 'to|through|thru|till|until',
    weekend: 'weekend|weekends',
    weekdays: 'weekdays|weekday|working days|business days',
    beforeMonth: 'in|for|during|until|till|by|from|of|since|before|after|early|late|mid|next|last',
  },

  contact: ENGLISH_CONTACT,

  followUp: {
    goesOn: String.raw`and|what about|how about|same|but|or|(?:for|in|on|at|with|without|after|before|per)(?! (?:what|which|how|who|whom|whose|example|instance|case|order|addition)\b)(?= \S+(?: \S+){0,3}$)`,
    openings:
      'and|what about|how about|also|but|so|then|or|is there|does (?:it|that|this)|do (?:they|those)|can (?:it|they|that|i|we)|will (?:it|they|that)',
    pointers: String.raw`it(?! (?:possible|allowed|ok|okay|fine|true|normal|necessary|better|a problem) (?:to|for|that|if|when))|its|they|them|their|that|this|those|these|(?<=\b(?:in|on|up|under) )there|(?:which|the|another|other|each|every) one|one(?! \p{L})|same|(?<!\b(?:my|our) .*)(?:s?he|him)`,
    closed: "(?:do|does|did|is|are|was|were|can|could|will|would|must|may|should|has|have|am)(?:n['’]?t)?",
    other: 'others?',
  },
  anaphora:
    "this|that|these|those|it|it's|its|they|their|them|he|she|however|also|additionally|furthermore|moreover|otherwise|instead|then|therefore|thus|hence|alternatively|as such|for this|in this case|in that case|if so|if not|so|but|and|or|the latter|the former|both|similarly|likewise|afterwards|after that|once done|here|there|we also|you also|you can also|they also|it also|this also|if you do|if you don't|if this|if that|in such a case|in these cases|in those cases|in both cases|in either case|in this way|that way|this way|to do this|to do so|to do that|doing so|as a result|for that|because of this|for this reason|for that reason|for example|for instance|in addition|besides|on top of that|nevertheless|nonetheless|still|even so|yet|apart from that|finally|meanwhile|in other words|such|another|one of them|each of them|all of them|none of them|most of them|some of them|again|next,",
  namedAnaphora: String.raw`(?:this|these|that|those)\s+(?:page|guide|article|section|document|site|feature|plan|option|setting)s?\b`,
  pointsOn: String.raw`(?:(?:also )?see|learn more|read more|find out more|for (?:more )?(?:details|information))\b`,

  intents: englishIntents,
  notices: englishNotices,
  fixedSentences: {
    refusal:
      'I could not find an answer to that in the pages of this site. Try other words, or talk to our team.',
    refusalWithPages:
      'I could not find a clear answer to that in the pages of this site. These pages may help. You can also try other words, or talk to our team.',
    mayHelp: 'I am not sure that this is what you are looking for, but it may help:',
    saidBefore: 'As quoted before:',
    otherLanguage: 'The pages are in {language}; try asking in that language.',
    nothingAsked:
      'I am not sure what you would like to know. Ask me a question about this site in a few words.',
  },
};
