/** Writes the answer that a ranking gives, with its citations. */
import type { Citation } from '../contract.js';
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
import { excerptOf } from './excerpt.js';
import type { Candidate, Ranking } from './rank.js';

export interface WrittenAnswer {
  /** Markdown. */
  text: string;
  /** In the order of the parts of the text. */
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

/** Answers from the best passages of a ranking, which must not be empty. */
export function writeAnswer(index: PassageIndex, ranking: Ranking): WrittenAnswer {
  const parts = chooseParts(ranking);
  const size = parts.length === 1 ? WHOLE_ANSWER : PART_OF_ANSWER;
  const texts: string[] = [];
  const citations: Citation[] = [];
  for (const part of parts) {
    const window = windowOf(index, ranking, part, size);
    const { page, passage } = index.passageAt(part.passage);
    texts.push(writeMarkdown(passage.units.slice(window.from, window.to)));
    const excerpt = excerptOf(passage.units, window);
    citations.push({ pageId: page.id, pageTitle: page.title, pageUrl: page.url, excerpt });
  }
  return { text: texts.join('\n\n'), citations, pages: new Set(parts.map(({ page }) => page)) };
}
