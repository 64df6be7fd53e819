/** What the word of a model adds to what the search knows: how sure a reply is, and a refusal where it finds no answer. */
import type { EngineReply } from '../answer-engine.js';
import type { PageLink, RelatedArticle } from '../../contract.js';
import type { Evidence } from '../evidence.js';
import { REFUSE_BELOW } from '../ranking/confidence.js';
import { fixedSentences } from '../../languages/fixed-sentences.js';

/** Most pages beside an answer, or with a refusal. */
export const MAX_RELATED = 3;
/**
 * How much more often a model answers, in sentences that pass their check, where the passages hold the answer than where
 * they do not; and finds none where they do not than where they do. Assumed with caution, for models differ.
 */
const ANSWERS = 4;
const FINDS_NONE = 6;
/** No model is surer than that. */
const MOST = 0.95;

const rounded = (chance: number): number => Math.round(chance * 1000) / 1000;

/** A chance after something was seen that is so many times as likely where it is so. */
function updated(chance: number, times: number): number {
  const odds = (chance / (1 - Math.min(chance, 0.999))) * times;
  return odds / (1 + odds);
}

/** How sure an answer of the model is: as sure as the extract, or as its passages with the model's word for them. */
export const confidenceOfAnswer = ({ found, reply }: Evidence): number =>
  rounded(Math.max(reply.wasRefused ? 0 : reply.confidenceScore, Math.min(MOST, updated(found, ANSWERS))));

/** A page without what is told of it. */
export const linkTo = ({ pageId, pageTitle, pageUrl }: PageLink): PageLink => ({
  pageId,
  pageTitle,
  pageUrl,
});

/**
 * The pages that the search would have shown, best first: those it would have quoted, then those beside them, each with
 * what it says nearest to the question.
 */
export function pagesFor({ passages, reply }: Evidence): RelatedArticle[] {
  const cited = reply.citations.flatMap(({ pageId, excerpt }) => {
    const passage = passages.find((one) => one.pageId === pageId);
    return passage ? { ...linkTo(passage), excerpt } : [];
  });
  const pages = [...cited, ...reply.relatedArticles];
  return [...new Map(pages.map((page) => [page.pageId, page])).values()];
}

/**
 * The refusal where the model finds no answer. What it is sure of is what the gate would refuse at most.
 * @param searched what was found for the question, and for what the model wanted to be looked for instead
 */
export function refusal(searched: readonly [Evidence, ...Evidence[]]): EngineReply {
  const [first] = searched;
  const byPlace = searched.map(pagesFor);
  const longest = Math.max(...byPlace.map(({ length }) => length));
  // In turn, so that each search has its best page among the few.
  const inTurn = Array.from({ length: longest }, (_, at) =>
    byPlace.flatMap((pages) => pages[at] ?? []),
  ).flat();
  const related = [...new Map(inTurn.map((page) => [page.pageId, page])).values()].slice(0, MAX_RELATED);
  const sentences = fixedSentences([first.language, ...first.pageLanguages]);
  const chance = Math.max(...searched.map(({ found, reply }) => Math.min(found, reply.confidenceScore)));
  return {
    answer: related.length > 0 ? sentences.refusalWithPages : sentences.refusal,
    citations: [],
    relatedArticles: related,
    confidenceScore: rounded(Math.min(REFUSE_BELOW.words, updated(chance, 1 / FINDS_NONE))),
    wasRefused: true,
  };
}
