/** Answers questions with the words of the pages themselves. */
import type { AnswerEngine, EngineReply, Question } from '../chat/answer-engine.js';
import type { Citation, RelatedArticle } from '../contract.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { PassageIndex } from '../knowledge/passage-index.js';
import { createQueryAnalyzer, type QueryAnalyzer } from '../knowledge/query-terms.js';
import { chooseWindow, PART_OF_ANSWER, WHOLE_ANSWER, type AnswerWindow } from './answer-window.js';
import { writeMarkdown } from './compose.js';
import { judge, NOTHING_NEAR_BELOW, REFUSE_BELOW } from './confidence.js';
import { FIXED_SENTENCES } from './fixed-sentences.js';
import { withContext } from './follow-up.js';
import { rank, type Candidate, type Ranking } from './rank.js';

/** A reply that is less sure than this shows the best part of several pages. */
const ONE_PAGE_FROM = 0.6;
const MAX_CITED_PAGES = 3;
const MAX_RELATED = 3;

export interface ExtractiveEngineOptions {
  knowledge: Knowledge;
}

/** Makes the engine that needs no model: every sentence of a reply stands in a page. */
export function createExtractiveEngine({ knowledge }: ExtractiveEngineOptions): AnswerEngine {
  const analyzers = new WeakMap<PassageIndex, QueryAnalyzer>();

  return {
    async answer(question: Question): Promise<EngineReply> {
      const index = await knowledge.indexFor(question.widgetId);
      let analyzer = analyzers.get(index);
      if (!analyzer) analyzers.set(index, (analyzer = createQueryAnalyzer(index)));
      const { terms, citedBefore } = withContext(question.text, question.history, analyzer);
      if (terms.length === 0) return refusal(FIXED_SENTENCES.nothingAsked);
      return replyTo(index, rank(index, terms, citedBefore));
    },
  };
}

function refusal(answer: string, confidenceScore = 0, relatedArticles: RelatedArticle[] = []): EngineReply {
  return { answer, citations: [], relatedArticles, confidenceScore, wasRefused: true };
}

function replyTo(index: PassageIndex, ranking: Ranking): EngineReply {
  const [first] = ranking.candidates;
  if (!first) return refusal(FIXED_SENTENCES.refusal);
  const { answerable, right } = judge(ranking, windowOf(index, ranking, first, WHOLE_ANSWER));
  const confidenceScore = Math.round(right * 1000) / 1000;
  if (answerable < REFUSE_BELOW) {
    if (answerable < NOTHING_NEAR_BELOW) return refusal(FIXED_SENTENCES.refusal, confidenceScore);
    return refusal(FIXED_SENTENCES.refusalWithPages, confidenceScore, relatedTo(index, ranking, new Set()));
  }
  const parts = right < ONE_PAGE_FROM ? bestOfEachPage(ranking) : [first];
  const size = parts.length > 1 ? PART_OF_ANSWER : WHOLE_ANSWER;
  const answers: string[] = [];
  const citations: Citation[] = [];
  for (const part of parts) {
    const window = windowOf(index, ranking, part, size);
    const { page, passage } = index.passageAt(part.passage);
    answers.push(writeMarkdown(passage.units.slice(window.from, window.to)));
    const excerpt = excerptOf(index, part, window);
    citations.push({ pageId: page.id, pageTitle: page.title, pageUrl: page.url, excerpt });
  }
  const cited = new Set(parts.map(({ page }) => page));
  return {
    answer: answers.join('\n\n'),
    citations,
    relatedArticles: relatedTo(index, ranking, cited),
    confidenceScore,
    wasRefused: false,
  };
}

function windowOf(
  index: PassageIndex,
  { table }: Ranking,
  candidate: Candidate,
  size: typeof WHOLE_ANSWER,
): AnswerWindow {
  return chooseWindow(index.passageAt(candidate.passage).passage.units, table, candidate.match, size);
}

function bestOfEachPage({ candidates }: Ranking): Candidate[] {
  const byPage = new Map<number, Candidate>();
  for (const candidate of candidates) if (!byPage.has(candidate.page)) byPage.set(candidate.page, candidate);
  return [...byPage.values()].slice(0, MAX_CITED_PAGES);
}

/** The quotation of a window: its best unit, or the nearest that stands word for word in the raw page. */
function excerptOf(index: PassageIndex, candidate: Candidate, window: AnswerWindow): string {
  const { units } = index.passageAt(candidate.passage).passage;
  const quotable = units
    .map((unit, i) => ({ text: unit.excerpt ?? unit.text, distance: Math.abs(i - window.best) }))
    .filter(({ text }) => text !== '')
    .sort((a, b) => a.distance - b.distance);
  return quotable[0]?.text ?? '';
}

function relatedTo(
  index: PassageIndex,
  { candidates }: Ranking,
  cited: ReadonlySet<number>,
): RelatedArticle[] {
  const pages = new Set(candidates.map(({ page }) => page).filter((page) => !cited.has(page)));
  return [...pages].slice(0, MAX_RELATED).flatMap((number) => {
    const page = index.pages[number];
    return page ? [{ pageId: page.id, pageTitle: page.title, pageUrl: page.url }] : [];
  });
}
