/** What a question asks the index for. */

/** A term of the index that stands for a word of the question, and how well (1 for the word itself). */
export interface Alternative {
  term: number;
  weight: number;
}

export interface QueryTerm {
  /** The word as asked, in lower case. */
  word: string;
  /** 1 for a word of the question itself; less for one that the conversation adds. */
  weight: number;
  /** Best first; empty where the site holds nothing like it. */
  alternatives: Alternative[];
  /** True where the site holds the word itself, not only a repair or a synonym of it. */
  isKnown: boolean;
  /** Its inverse document frequency; a word that nothing stands for is as rare as can be. */
  rarity: number;
  /** True for a word that was asked with a capital letter, though not at the start. */
  isName: boolean;
}
