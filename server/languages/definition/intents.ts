/**
 * What visitors say that is no question about the pages: small talk, what leads up to a question, requests for a human,
 * misuse.
 *
 * Each member of a family is a list of phrases divided by `|`, in lower case and without punctuation; accents make no
 * difference; a list is empty where a language has no such words. A message is understood when phrases cover all of it,
 * in any order, and together make sense: `i want to` and `talk to` and `someone`. A phrase that ends in `*` stands for
 * every word that begins with it.
 */

/** When a message does several of these things, the first is answered. */
export const SMALL_TALK_KINDS = [
  'complaint',
  'machine',
  'wellbeing',
  'help',
  'goodbye',
  'thanks',
  'greeting',
  'laughter',
  'test',
  'assent',
] as const;

/** What a phrase does. */
export type SmallTalkKind = (typeof SMALL_TALK_KINDS)[number];

export interface SmallTalk {
  /**
   * Whole phrases. A `filler` only comes with others: `there` of `hi there`. When a phrase belongs to several
   * languages, the first of the table answers, unless the conversation was in another.
   */
  phrases: Readonly<Record<SmallTalkKind | 'filler', string>>;
  replies: Readonly<Record<SmallTalkKind, string>>;
}

/** What leads up to a question beside greetings and thanks, by what it tells of the question. */
export interface PreamblePhrases {
  /**
   * Announce a new subject, also where no mark divides them from the question: "another question how do I pay". A
   * function word has to follow then: in Turkish or Hindi, one follows what is asked about ("new question how add"), so
   * that a noun is no phrase there. In Chinese, Japanese and Korean any word may follow: the phrases have to be clauses.
   */
  newSubject: string;
  /** Announce a new subject as a clause, as in "something else: …"; without a mark they may be part of a question. */
  newSubjectClause: string;
  /** Lead over to a question, of the same subject or of another, as in "by the way". */
  aside: string;
}

/** A request for a human, by what its words do. */
export const HUMAN_REQUEST_WORDS = [
  /** A human as opposed to a machine, or who answers calls: asks for one even alone. */
  'person',
  /** Anybody: asks with a wish, or with a verb of talking. */
  'someone',
  /** Members of a team and their departments, who are also asked about: asks with a verb of talking alone. */
  'staff',
  /** Verbs of talking to somebody, with what leads to them. */
  'reach',
  /** Verbs of reaching, which are also used of addresses and numbers: ask for a `person` alone. */
  'contact',
  /** What a name may follow, which no list holds. */
  'beforeName',
  /** Wishes, and words of politeness that make one of a noun. */
  'wish',
  /** Asks to be helped, as in "can someone help me". */
  'assist',
  /** Asks to be called or written to. */
  'callMe',
  /** Verbs of calling and writing: ask together with `callee`. */
  'callVerb',
  /** The visitor as the one who is called. */
  'callee',
  /** A call, which asks with a wish. */
  'call',
  /** Does not want the machine. */
  'noMachine',
  /** Asks whether or how there is something: asks for a human with a verb of talking and `self` alone. */
  'asks',
  /** The visitors themselves. */
  'self',
  /** Begins the matter that the visitor wants to talk about; anything may follow. */
  'about',
  /** Ends what stands before a request; anything may stand before it. */
  'before',
  /** Whatever else may stand in a request, and in a complaint or a command. */
  'around',
] as const;
export type HumanRequestWord = (typeof HUMAN_REQUEST_WORDS)[number];

export interface HumanRequest {
  words: Readonly<Record<HumanRequestWord, string>>;
  reply: string;
}

/** Attempts to make the chat do what it is not for, by what their words do. */
const MISUSE_WORDS = [
  /** Verbs of disregarding, as commands. */
  'disregard',
  /** Whole commands that make the machine another. */
  'change',
  /** Verbs of giving and showing, as commands. */
  'show',
  /** Asks what something is. */
  'asks',
  /** What the machine was told to do. */
  'instructions',
  /** The machine's own texts and secrets, by names that no page is asked for. */
  'prompt',
  /** What is known of somebody. */
  'data',
  /** The same, of everybody a secret. */
  'secret',
  /** Customers other than the visitor. */
  'others',
  /** Joins `data` to `holder`, and `secret` to anybody. */
  'of',
  /** All the customers, whose data are asked for as a command alone. */
  'holder',
  /** What is the visitor's own, or for all to know. */
  'own',
] as const;
export type MisuseWord = (typeof MISUSE_WORDS)[number];

export interface Misuse {
  words: Readonly<Record<MisuseWord, string>>;
  reply: string;
}

export interface Intents {
  smallTalk: SmallTalk;
  preamble: Readonly<PreamblePhrases>;
  humanRequest: HumanRequest;
  misuse: Misuse;
}
