/** Finds the terms of a site that share most of their letters with a word: other forms of it, and compounds. */

/** Letters of a piece; a word's start counts as one, so that a shared beginning weighs most. */
const PIECE = 4;
/** Shorter words are too easily contained in others. */
const MIN_PIECES = 3;
/** Least share of the pieces of the shorter word that both must have. */
const MIN_LIKENESS = 0.6;
const MAX_TERMS = 12;

export interface SimilarTerms {
  /** Terms like this one with their likeness, 0 to 1, best first; never the term itself. */
  similarTo(term: string): { term: number; likeness: number }[];
}

function piecesOf(term: string): string[] {
  const padded = `^${term}`;
  const pieces = new Set<string>();
  for (let i = 0; i + PIECE <= padded.length; i++) pieces.add(padded.slice(i, i + PIECE));
  return [...pieces];
}

/** @param known terms of the site with their numbers */
export function createSimilarTerms(known: Iterable<[term: string, id: number]>): SimilarTerms {
  const byPiece = new Map<string, number[]>();
  const sizes = new Map<number, number>();
  for (const [term, id] of known) {
    if (/\p{N}/u.test(term)) continue;
    const pieces = piecesOf(term);
    if (pieces.length < MIN_PIECES) continue;
    sizes.set(id, pieces.length);
    for (const piece of pieces) {
      const ids = byPiece.get(piece);
      if (ids) ids.push(id);
      else byPiece.set(piece, [id]);
    }
  }
  return {
    similarTo(term) {
      const pieces = piecesOf(term);
      if (pieces.length < MIN_PIECES) return [];
      const shared = new Map<number, number>();
      for (const piece of pieces) {
        for (const id of byPiece.get(piece) ?? []) shared.set(id, (shared.get(id) ?? 0) + 1);
      }
      return [...shared]
        .map(([id, count]) => ({
          term: id,
          likeness: count / Math.min(pieces.length, sizes.get(id) ?? 1),
        }))
        .filter(({ likeness }) => likeness >= MIN_LIKENESS)
        .sort((a, b) => b.likeness - a.likeness || a.term - b.term)
        .slice(0, MAX_TERMS);
    },
  };
}
