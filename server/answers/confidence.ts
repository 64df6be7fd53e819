/** How sure a reply is: whether the pages hold an answer, and whether the chosen one is right. */
import type { Ranking } from './rank.js';
import type { AnswerWindow } from './answer-window.js';
import { GATE, RIGHT } from './weights.js';

/** More terms than this make a question no clearer. */
const LONG_QUESTION = 8;

/** Below this chance that the pages hold an answer, the reply is a refusal. */
export const REFUSE_BELOW = 0.6;
/** Below this, nothing found is near enough to be offered. */
export const NOTHING_NEAR_BELOW = 0.25;

export interface Confidence {
  /** Chance, 0 to 1, that the pages hold an answer. */
  answerable: number;
  /** Chance, 0 to 1, that the chosen answer is right. */
  right: number;
}

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

type Features<W> = { [K in Exclude<keyof W, 'bias'>]: number };

function weigh<W extends { bias: number }>(weights: W, features: Features<W>): number {
  let sum = weights.bias;
  for (const [name, value] of Object.entries<number>(features)) {
    sum += value * ((weights as Record<string, number>)[name] ?? 0);
  }
  return logistic(sum);
}

/** Judges the best candidate of a ranking, which must not be empty, with the window chosen from it. */
export function judge(ranking: Ranking, window: AnswerWindow): Confidence {
  const { table, candidates, ceiling } = ranking;
  const [first] = candidates;
  if (!first) return { answerable: 0, right: 0 };
  const rival = candidates.find(({ page }) => page !== first.page);
  const questionLength = Math.min(table.terms.length, LONG_QUESTION) / LONG_QUESTION;
  const found = table.coverage.bind(table);
  const missingNames = table.terms.filter(
    ({ isName }, i) => isName && !first.match.body[i] && !first.match.path[i] && !first.match.title[i],
  ).length;
  const answerable = weigh(GATE, {
    bestLexical: Math.max(...candidates.map(({ lexical }) => lexical)) / ceiling,
    questionLength,
    bestHeading: Math.max(...candidates.map(({ headingLikeness }) => headingLikeness)),
    missingNames: Math.min(2, missingNames),
  });
  const right = weigh(RIGHT, {
    windowCoverage: found(...first.match.units.slice(window.from, window.to)),
    margin: rival ? (first.score - rival.score) / first.score : 1,
    headingLikeness: first.headingLikeness,
    lexical: first.lexical / ceiling,
    questionLength,
  });
  return { answerable, right: answerable * right };
}
