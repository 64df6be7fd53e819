/** Writes the answer that a ranking gives, with its citations. */
import type { Citation } from '../contract.js';
import type { Passage, Unit } from '../knowledge/passage.js';
import type { PassageIndex } from '../knowledge/passage-index.js';
import {
  chooseWindow,
  PART_OF_ANSWER,
  WHOLE_ANSWER,
  type AnswerWindow,
  type WindowSize,
} from './answer-window.js';
import { chooseParts } from './choose-parts.js';
import { writeMarkdown } from './compose.js';
import { pointsBack } from './dangling.js';
import { cite } from './excerpt.js';
import type { Candidate, Ranking } from './rank.js';

export interface WrittenAnswer {
  /** Markdown; behind each part stands the mark of its citation. */
  text: string;
  /** In the order of the marks. */
  citations: Citation[];
  /** Numbers of the pages that are cited. */
  pages: ReadonlySet<number>;
}

/** The window of a candidate's passage that answers the question. */
export function windowOf(
  index: PassageIndex,
  { table }: Ranking,
  candidate: Candidate,
  size: WindowSize = WHOLE_ANSWER,
): AnswerWindow {
  return chooseWindow(index.passageAt(candidate.passage).passage.units, table, candidate.match, size);
}

function unitsOf({ units }: Passage, { from, to, introduction }: AnswerWindow): Unit[] {
  const intro = introduction === undefined ? undefined : units[introduction];
  return [...(intro ? [intro] : []), ...units.slice(from, to)];
}

/** A heading is shown over words that would hang in the air without it. */
function needsHeading(units: readonly Unit[], isOneOfSeveral: boolean): boolean {
  const [first] = units;
  return isOneOfSeveral || first?.kind !== 'sentence' || pointsBack(first);
}

/**
 * Answers from the best passages of a ranking, which must not be empty. Pages often say the same thing in the
 * same words: that is shown once.
 * @param confidence chance, 0 to 1, that an answer from the best passage is right
 */
export function writeAnswer(index: PassageIndex, ranking: Ranking, confidence: number): WrittenAnswer {
  const parts = chooseParts(ranking, confidence);
  const isOneOfSeveral = parts.length > 1;
  const size = isOneOfSeveral ? PART_OF_ANSWER : WHOLE_ANSWER;
  const shown = new Set<string>();
  const texts: string[] = [];
  const citations: Citation[] = [];
  for (const part of parts) {
    const window = windowOf(index, ranking, part, size);
    const { page, passage } = index.passageAt(part.passage);
    const units = unitsOf(passage, window);
    if (shown.has(passage.units[window.best]?.text ?? '')) continue;
    for (const unit of units) shown.add(unit.text);
    const heading = passage.headings.at(-1) ?? page.title;
    if (needsHeading(units, isOneOfSeveral)) texts.push(`**${heading.replaceAll('*', '\\*')}**`);
    citations.push(cite(index, part.passage, window));
    texts.push(writeMarkdown(units, citations.length));
  }
  return { text: texts.join('\n\n'), citations, pages: new Set(parts.map(({ page }) => page)) };
}
