/**
 * BM25F: how well a passage answers to a term, from how often each field of it holds the term.
 * Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond" (2009).
 */

/** How much a word counts by where it stands, and how strongly a long field discounts its words. */
const FIELDS = {
  title: { weight: 2, lengthNorm: 0.5 },
  heading: { weight: 3, lengthNorm: 0.5 },
  body: { weight: 1, lengthNorm: 0.75 },
} as const;

/** How fast repetition stops adding. */
export const SATURATION = 1.2;

/** What one occurrence in a field of this length is worth. */
export function fieldWeight(field: keyof typeof FIELDS, length: number, averageLength: number): number {
  const { weight, lengthNorm } = FIELDS[field];
  return weight / (1 - lengthNorm + lengthNorm * (length / Math.max(1, averageLength)));
}

/**
 * Passages that every site is taken to have beside its own, of which one holds any given term. Without them, all
 * words of a site of one page are equally worthless, and a word that it lacks outweighs all that it has; on a site
 * of hundreds of passages they change next to nothing.
 */
const BACKGROUND = { passages: 100, withTerm: 1 };

/** Rarity of a term: the inverse document frequency, never below zero. */
export function inverseFrequency(passagesWithTerm: number, passages: number): number {
  const holding = passagesWithTerm + BACKGROUND.withTerm;
  const lacking = passages + BACKGROUND.passages - holding;
  return Math.log(1 + (lacking + 0.5) / (holding + 0.5));
}

/** Score of a term of this rarity and weighted frequency; at most rarity x (SATURATION + 1). */
export function termScore(rarity: number, weightedFrequency: number): number {
  return (rarity * weightedFrequency * (SATURATION + 1)) / (weightedFrequency + SATURATION);
}
