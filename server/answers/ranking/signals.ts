/** The figures that the engine's weights belong to. */

/** What speaks for or against a passage; all are 0 to 1. */
export interface Signals {
  /** BM25F, relative to the best candidate. */
  lexical: number;
  /** Nearness of the question's words to each other, relative to the best candidate's BM25F. */
  proximity: number;
  /** Likeness of the question and the heading right above, and the title of the page. */
  headingLikeness: number;
  titleLikeness: number;
  /** Share of the question found in the passage with its headings, in its best unit under its own heading, in its page. */
  coverage: number;
  unitCoverage: number;
  pageCoverage: number;
  /** How deep it stands in its page: 0 for the first passage, 1 from the fourth on. What matters most is said first. */
  depth: number;
  /**
   * Where the question asks for a price, a time, a duration or a person: the share of the question that the best unit
   * which names one covers, with the titles and the names of the columns above it.
   */
  ofKind: number;
  /** 1 for the page that a website opens with, which touches on everything and answers little. */
  isHome: number;
  /** 1 for a page of news, whose prices and dates were those of its day. */
  isNews: number;
  /** 1 for a page that was cited in the turn that the question follows. */
  citedBefore: number;
  /** 1 for a passage that the reply to that turn showed some of. */
  shownBefore: number;
}

/** What is known of a question and the best passage found: what the gate and the confidence weigh. */
export interface Features {
  /** Lexical score of the chosen passage, as a share of what any passage could reach. */
  lexicalShare: number;
  /** Shares of the question, by rarity: found in the passage with its headings, and in the words of the answer shown. */
  coverage: number;
  answerCoverage: number;
  /** Share that nothing but a synonym or a repaired spelling stands for in the passage with its headings. */
  otherWordsShare: number;
  /** Share that the passage holds and that some heading found is made of: what the site is about. */
  headedShare: number;
  /** Share that the site has no word for. */
  unknownShare: number;
  /** Share made of words of everyday life that no heading found is made of: what the site is not about. */
  strayShare: number;
  /**
   * Up to 1 on a large site, where the passage holds no more than one term of the question, and no more than two: so few
   * are found by luck. 0 where its title and headings hold the whole question, as of a visitor who types a keyword.
   */
  oneTermAtMost: number;
  twoTermsAtMost: number;
  /** Highest likeness of the question and a heading, among all candidates. */
  bestHeading: number;
  /** How far the best page stands out from the next, by lexical score: 0 level, 1 alone. */
  lexicalLead: number;
  /** How far the chosen page stands out from the fifth after it, by ranking score. */
  scoreLead: number;
  /** How far the chosen page stands out from the next, by ranking score: up to 2, also where it is alone. */
  pageLead: number;
  /** How many other pages have nearly its ranking score: the logarithm of one more than their number. */
  rivals: number;
  /** Chance, 0 to 1, that it is the right one of the pages found, provided that one of them is. */
  pageChance: number;
  /** 1 where a price, a time, a length of time or a person is asked for and the answer shown names none. */
  lacksKind: number;
  /** 1 where a whole table is shown though its headings hold little of the question: no row was found to answer it. */
  unaskedTable: number;
}
