/** Joins checked sentences to a reply: Markdown with `[1]` where each part comes from, and the citations. */
import type { EngineReply } from '../answer-engine.js';
import { markOf } from '../composing/marks.js';
import { quoteAddress } from '../composing/quote-address.js';
import type { CheckedSentence } from './check-sentence.js';
import type { Evidence, EvidencePassage } from '../evidence.js';
import { confidenceOfAnswer, linkTo, MAX_RELATED, pagesFor } from './model-verdict.js';
import { UNSURE_AT_MOST } from '../ranking/confidence.js';
import { analyzerOf } from '../../search/terms/analyzer.js';
import { contentTerms } from './passage-facts.js';

export interface ReplyWriter {
  /** Adds a sentence; returns what the answer grows by. */
  add(sentence: CheckedSentence): string;
  /** The reply so far; undefined while there is no sentence. */
  reply(): EngineReply | undefined;
}

/** @param passages those that the sentences cite, by index */
export function createReplyWriter(evidence: Evidence, passages: readonly EvidencePassage[]): ReplyWriter {
  /** Indexes of the cited passages in the order of their numbers, each with what was said after it. */
  const cited = new Map<number, string>();
  let answer = '';
  let last: CheckedSentence | undefined;
  let step = 0;

  const numberOf = (passage: number): number => [...cited.keys()].indexOf(passage) + 1;

  return {
    add(sentence) {
      const isNewSource = sentence.cited.join() !== last?.cited.join();
      for (const passage of sentence.cited)
        cited.set(passage, `${cited.get(passage) ?? ''} ${sentence.quote ?? sentence.text}`);
      // A block of code between two steps belongs to the first.
      if (sentence.as !== 'code') step = sentence.as === 'step' ? step + 1 : 0;
      const marks = sentence.cited.map((passage) => markOf(numberOf(passage))).join('');
      const grown = joint(last?.as, sentence.as) + line(sentence, step, marks, isNewSource);
      answer += grown;
      last = sentence;
      return grown;
    },

    reply() {
      if (cited.size === 0) return undefined;
      const citations = [...cited].flatMap(([index, said]) => {
        const passage = passages[index];
        if (!passage) return [];
        const { pageId, pageTitle, pageUrl } = passage;
        const excerpt = excerptFor(said, passage);
        const before = passage.text.slice(0, Math.max(0, passage.text.indexOf(excerpt)));
        return [{ pageId, pageTitle, pageUrl: quoteAddress(pageUrl, excerpt, before), excerpt }];
      });
      const citedPages = new Set(citations.map(({ pageId }) => pageId));
      const related = pagesFor(evidence)
        .filter(({ pageId }) => !citedPages.has(pageId))
        .slice(0, MAX_RELATED);
      const confidenceScore = confidenceOfAnswer(evidence);
      return {
        answer,
        citations,
        relatedArticles: confidenceScore > UNSURE_AT_MOST ? related.map(linkTo) : related,
        confidenceScore,
        wasRefused: false,
      };
    },
  };
}

/** What stands between a sentence and the next. */
function joint(before: CheckedSentence['as'] | undefined, after: CheckedSentence['as']): string {
  if (before === undefined) return '';
  if (before !== after || after === 'code') return '\n\n';
  return after === 'sentence' ? ' ' : '\n';
}

function line({ as, markdown }: CheckedSentence, step: number, marks: string, isNewSource: boolean): string {
  switch (as) {
    case 'step':
      return `${step}. ${markdown} ${marks}`;
    case 'item':
      return `- ${markdown} ${marks}`;
    case 'code':
      // A mark in the block would be taken for code; where the sentence before names the source, that will do.
      return isNewSource ? `${markdown}\n\n${marks}` : markdown;
    case 'sentence':
      return `${markdown} ${marks}`;
  }
}

/** The stretch of the page that says most of what was said after it. */
function excerptFor(said: string, { language, quotes }: EvidencePassage): string {
  const analyzer = analyzerOf(language);
  const terms = contentTerms(said, analyzer);
  let excerpt = '';
  let most = -1;
  for (const quote of quotes) {
    const shared = [...contentTerms(quote, analyzer)].filter((term) => terms.has(term)).length;
    if (shared > most) [excerpt, most] = [quote, shared];
  }
  return excerpt;
}
