/** Splits a text into the pieces that a sentence encoder knows: of all ways to split it, the likeliest one. */

/** The pieces with their log-probabilities; a piece's place is its number. */
export type Pieces = readonly (readonly [piece: string, score: number])[];

/** Stands for a space in a piece. */
const SPACE = '\u2581';
/** The first pieces are marks that stand in no text; the very first is for what no piece has. */
const MARKS = 6;
const UNKNOWN = 0;

interface Node {
  next: Map<string, Node>;
  /** Number of the piece that ends here. */
  piece?: number;
}

/** Numbers of the pieces of a text. */
export type Tokenizer = (text: string) => number[];

export function createTokenizer(pieces: Pieces): Tokenizer {
  const root: Node = { next: new Map() };
  for (let number = MARKS; number < pieces.length; number++) {
    let node = root;
    for (const symbol of pieces[number]?.[0] ?? '') {
      let next = node.next.get(symbol);
      if (!next) node.next.set(symbol, (next = { next: new Map() }));
      node = next;
    }
    node.piece = number;
  }

  return (text) => {
    const normalized = text.normalize('NFKC');
    if (normalized.length === 0) return [];
    const symbols = Array.from(SPACE + normalized.replaceAll(' ', SPACE));
    /** For each place: the score of the best way to it, the piece that ends there, and where that begins. */
    const scores = new Float64Array(symbols.length + 1);
    const last = new Int32Array(symbols.length + 1).fill(UNKNOWN);
    const from = Int32Array.from({ length: symbols.length + 1 }, (_, end) => end - 1);
    const offer = (start: number, end: number, piece: number, score: number): void => {
      const sum = (scores[start] ?? 0) + score;
      // The model was trained with pieces that were chosen so: a place that nothing leads to is as good as the start.
      if (scores[end] !== 0 && sum < (scores[end] ?? 0)) return;
      scores[end] = sum;
      last[end] = piece;
      from[end] = start;
    };
    for (let start = 0; start < symbols.length; start++) {
      let isKnown = false;
      let node = root.next.get(symbols[start] ?? '');
      for (let end = start + 1; node; end++) {
        if (node.piece !== undefined) {
          isKnown = true;
          offer(start, end, node.piece, pieces[node.piece]?.[1] ?? 0);
        }
        node = node.next.get(symbols[end] ?? '');
      }
      if (!isKnown) offer(start, start + 1, UNKNOWN, 0);
    }
    const found: number[] = [];
    for (let end = symbols.length; end > 0; end = from[end] ?? 0) {
      const piece = last[end] ?? UNKNOWN;
      // Several that no piece has are one.
      if (piece !== UNKNOWN || found.at(-1) !== UNKNOWN) found.push(piece);
    }
    return found.reverse();
  };
}
