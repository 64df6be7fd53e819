/** Decides how a question is to be understood: by itself, or with what the conversation is about. */
import type { TermTable } from '../ranking/passage-match.js';
import type { Retrieval } from './retrieve.js';

/** What the conversation adds may cost the question this share of its words, and more where it opens with `and`. */
const LOSS = 0.15;
const LOSS_GOING_ON = 0.4;
/** A question that points back may be found so much worse in context. */
const WORSE = 0.05;
/** A question without a word that tells what it is about is found by the conversation, wherever that finds so much. */
const ENOUGH = 0.5;
/**
 * Of so few words, where they find so little by themselves, the conversation is what a question is about if that finds
 * so much more; or where what they find is so seldom right, if that is right more often.
 */
const FEW_WORDS = 2;
const LITTLE = 0.4;
const MUCH_MORE = 0.3;
const SELDOM = 0.2;
/** What was just shown is asked about where it holds so much of the question. */
const HALF = 0.5;
/** A passage that holds so much of a question of one word, and of what was said before, is what it is about. */
const HOLDS_BOTH = 0.65;

/** The share, 0 to 1, of the words that a table is of which the first passage holds with its headings. */
function coverageOfFirst({ best }: Retrieval, table: TermTable): number {
  const [first] = best.candidates;
  return first ? table.coverage(first.match.title, first.match.path, first.match.body) : 0;
}

/** Whether a question has a word of its own that tells what it is about. */
export const tellsOf = ({ reading }: Retrieval): boolean =>
  !reading.asksOfNothing && reading.terms.some(({ weight }) => weight >= 1);

/**
 * Whether a question of one word and a pronoun, such as "can it have a password?", is found in context in a passage that
 * holds what was said before too: the word finds much by itself, whatever it is about.
 */
function asksOnWithOneWord({ best }: Retrieval, inContext: Retrieval): boolean {
  return (
    inContext.reading.pointsBack &&
    best.table.terms.length === 1 &&
    coverageOfFirst(inContext, best.table) === 1 &&
    coverageOfFirst(inContext, inContext.best.table) >= HOLDS_BOTH
  );
}

/**
 * Whether what was just shown holds as much of the question as the best that is found without it: "is breakfast
 * included?", asked of a room, is no question about weddings.
 */
export function isOfWhatWasShown(alone: Retrieval, inContext: Retrieval): boolean {
  const [first] = inContext.best.candidates;
  const { table } = alone.best;
  const covered = coverageOfFirst(inContext, table);
  return first?.signals.shownBefore === 1 && covered >= HALF && covered >= coverageOfFirst(alone, table);
}

/**
 * The reading that answers better. The question by itself goes first: what the conversation adds must find the
 * question's own words as well.
 */
export function chooseRetrieval(alone: Retrieval, inContext: Retrieval | undefined): Retrieval {
  if (!inContext?.confidence) return alone;
  if (!alone.confidence) return inContext;
  const { goesOn, pointsBack, isWhole } = inContext.reading;
  const { found, right } = alone.confidence;
  const { found: foundInContext, right: rightInContext } = inContext.confidence;
  // The words of the question itself come first in context too, so that its own table reads both.
  const { table } = alone.best;
  const isTelling = tellsOf(alone);
  // "How long is it?" asks of something that only the conversation names.
  const asksOfContext = !isTelling && (alone.reading.kind !== undefined || pointsBack);
  if (asksOfContext && foundInContext >= Math.min(found, ENOUGH)) return inContext;
  if (foundInContext >= ENOUGH && isOfWhatWasShown(alone, inContext)) return inContext;
  if (isWhole) return alone;
  const covered = coverageOfFirst(inContext, table);
  // "Do you have babysitters?" is no question about what was said before because the site knows no babysitters.
  if (isTelling && covered === 0 && !pointsBack) return alone;
  if (isTelling && asksOnWithOneWord(alone, inContext)) return inContext;
  // Short as it may be, a question that points to nothing and finds more by itself stands alone: "Do you do Saturdays?"
  if (!pointsBack && found > foundInContext) return alone;
  if (covered >= coverageOfFirst(alone, table) - (goesOn ? LOSS_GOING_ON : LOSS)) {
    if (goesOn || foundInContext >= found - WORSE) return inContext;
    // "Can it have a password?" is answered both ways, and no surer than the less sure one.
    return { ...alone, confidence: { ...alone.confidence, right: Math.min(right, rightInContext) } };
  }
  if (!pointsBack || table.terms.length > FEW_WORDS) return alone;
  const findsLittle = found < LITTLE && foundInContext >= found + MUCH_MORE;
  const isSeldomRight = right < SELDOM && rightInContext > right;
  return findsLittle || isSeldomRight ? inContext : alone;
}
