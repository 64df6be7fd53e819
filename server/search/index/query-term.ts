/** What a question asks the index for. */

/** A term of the index that stands for a word of the question, and how well (1 for the word itself). */
export interface Alternative {
  term: number;
  weight: number;
}

export interface QueryTerm {
  /** Equal for words that mean the same term. */
  key: string;
  /** The word as asked, in lower case. */
  word: string;
  /** 1 for a word of the question itself; less for one that the conversation adds. */
  weight: number;
  /** Best first; empty where the site holds nothing like it. */
  alternatives: Alternative[];
  /** How far, 0 to 1, it is an English word of everyday life: such speaks for a site only where the site is about it. */
  everydayShare: number;
  /** Its inverse document frequency; a word that nothing stands for is as rare as can be. */
  rarity: number;
}
