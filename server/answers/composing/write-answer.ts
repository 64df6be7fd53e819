/** Writes the answer that a ranking gives, with its citations. */
import type { Citation } from '../../contract.js';
import type { Passage, Unit } from '../../search/passages/passage.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import { chooseWindow, type AnswerWindow } from './answer-window.js';
import { chooseParts } from './choose-parts.js';
import { writeMarkdown } from './compose.js';
import { needsHeading } from './anaphora.js';
import { cite } from './excerpt.js';
import { asksAmount } from '../../languages/question-kind.js';
import type { Ranking } from '../ranking/rank.js';

/** From this share of its words on, a sentence says what another says. */
const SAME = 0.8;

export interface WrittenAnswer {
  /** Markdown; behind each part stands the mark of its citation. */
  text: string;
  /** In the order of the marks. */
  citations: Citation[];
  /** Numbers of the pages that are cited. */
  pages: ReadonlySet<number>;
}

function unitsOf({ units }: Passage, { from, to, introduction }: AnswerWindow): Unit[] {
  const intro = introduction === undefined ? undefined : units[introduction];
  return [...(intro ? [intro] : []), ...units.slice(from, to)];
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[\s.,;:!?]+/u);

/** Whether most words of a text stand in one that is shown already. */
function saysTheSame(text: string, shown: readonly ReadonlySet<string>[]): boolean {
  const words = wordsOf(text);
  return shown.some((known) => words.filter((word) => known.has(word)).length >= SAME * words.length);
}

/**
 * Answers from the best passages of a ranking, which must not be empty. Pages often say the same thing in
 * nearly the same words: that is shown once.
 * @param question as it was asked; its words tell what kind of answer it wants
 */
export function writeAnswer(index: PassageIndex, ranking: Ranking, question: string): WrittenAnswer {
  const wantsAmount = asksAmount(question);
  const shown: Set<string>[] = [];
  const texts: string[] = [];
  const citations: Citation[] = [];
  const pages = new Set<number>();
  for (const { candidate, size } of chooseParts(ranking)) {
    const { page, passage } = index.passageAt(candidate.passage);
    const { language } = page;
    const wish = { size, language, wantsAmount };
    const window = chooseWindow(passage.units, ranking.table, candidate.match, wish);
    const units = unitsOf(passage, window);
    if (saysTheSame(passage.units[window.best]?.text ?? '', shown)) continue;
    for (const { text } of units) shown.push(new Set(wordsOf(text)));
    const heading = passage.headings.at(-1) ?? page.title;
    if (needsHeading(units, heading, language)) texts.push(`**${heading.replaceAll('*', '\\*')}**`);
    citations.push(cite(index, candidate.passage, window));
    texts.push(writeMarkdown(units, citations.length));
    pages.add(candidate.page);
  }
  return { text: texts.join('\n\n'), citations, pages };
}
