/** What is known of a question and the best answer found, in figures that the gate and the confidence weigh. */
import type { AnswerWindow } from './answer-window.js';
import type { Ranking } from './rank.js';
import type { Features } from './signals.js';

/** More terms than this make a question no clearer. */
const LONG_QUESTION = 8;
/** The page that the chosen one is compared with, and what it leads by where it is alone. */
const FIELD_PLACE = 5;
const ALONE = 1;

/** The features of a ranking, which must not be empty, with the window chosen from its best candidate. */
export function featuresOf({ table, candidates, ceiling }: Ranking, window: AnswerWindow): Features {
  const [first] = candidates;
  if (!first) throw new RangeError('There is no candidate.');
  const pages = [
    ...new Map(candidates.toReversed().map((candidate) => [candidate.page, candidate])).values(),
  ].sort((a, b) => b.score - a.score);
  const lexicalOfPages = pages.map(({ lexical }) => lexical).sort((a, b) => b - a);
  const [best = 1, next] = lexicalOfPages;
  const rival = pages[Math.min(FIELD_PLACE, pages.length - 1)];
  const unknown = table.terms.filter(({ alternatives }) => alternatives.length === 0);
  const unknownRarity = unknown.reduce((sum, { rarity, weight }) => sum + rarity * weight, 0);
  return {
    lexicalShare: first.lexical / ceiling,
    questionWeight: Math.log(1 + ceiling),
    questionLength: Math.min(table.terms.length, LONG_QUESTION) / LONG_QUESTION,
    unknownShare: unknownRarity / table.rarity,
    bestHeading: Math.max(...candidates.map(({ signals }) => signals.headingLikeness)),
    windowCoverage: table.coverage(...first.match.units.slice(window.from, window.to)),
    unitCoverage: table.coverage(...first.match.units.slice(window.best, window.best + 1)),
    lexicalLead: next === undefined ? ALONE : 1 - next / best,
    scoreLead: pages.length > 1 && rival ? first.score - rival.score : ALONE,
  };
}
