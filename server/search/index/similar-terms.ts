/** Finds the terms of a site that share most of their letters with a word: other forms of it, and compounds. */

/** Letters of an n-gram; a word's start counts as one, so that a shared beginning weighs most. */
const N = 4;
/** Shorter words are too easily contained in others. */
const MIN_N_GRAMS = 3;
/** Least share of the n-grams of the shorter word that both must have. */
const MIN_LIKENESS = 0.6;
const MAX_TERMS = 12;

export interface SimilarTerms {
  /** Terms like this one with their likeness, 0 to 1, best first; never the term itself. */
  similarTo(term: string): { term: number; likeness: number }[];
}

function nGramsOf(term: string): string[] {
  const padded = `^${term}`;
  const nGrams = new Set<string>();
  for (let i = 0; i + N <= padded.length; i++) nGrams.add(padded.slice(i, i + N));
  return [...nGrams];
}

/** @param known terms of the site with their numbers */
export function createSimilarTerms(known: Iterable<[term: string, id: number]>): SimilarTerms {
  const byNGram = new Map<string, number[]>();
  const sizes = new Map<number, number>();
  for (const [term, id] of known) {
    if (/\p{N}/u.test(term)) continue;
    const nGrams = nGramsOf(term);
    if (nGrams.length < MIN_N_GRAMS) continue;
    sizes.set(id, nGrams.length);
    for (const nGram of nGrams) {
      const ids = byNGram.get(nGram);
      if (ids) ids.push(id);
      else byNGram.set(nGram, [id]);
    }
  }
  return {
    similarTo(term) {
      const nGrams = nGramsOf(term);
      if (nGrams.length < MIN_N_GRAMS) return [];
      const shared = new Map<number, number>();
      for (const nGram of nGrams) {
        for (const id of byNGram.get(nGram) ?? []) shared.set(id, (shared.get(id) ?? 0) + 1);
      }
      return [...shared]
        .map(([id, count]) => ({
          term: id,
          likeness: count / Math.min(nGrams.length, sizes.get(id) ?? 1),
        }))
        .filter(({ likeness }) => likeness >= MIN_LIKENESS)
        .sort((a, b) => b.likeness - a.likeness || a.term - b.term)
        .slice(0, MAX_TERMS);
    },
  };
}
