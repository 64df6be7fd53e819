/** Makes the reply of what was found: an answer, a refusal with pages that come near, or a fact of the business instead. */
import type { EngineReply, Question } from '../answer-engine.js';
import type { RelatedArticle } from '../../contract.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import {
  MAY_HELP_BELOW,
  NOTHING_NEAR_BELOW,
  toldConfidence,
  UNSURE_AT_MOST,
  USELESS_BELOW,
} from '../ranking/confidence.js';
import { offeredPages } from '../offered-pages.js';
import { asksForLeader, generalFactReply, lacksAskedWay } from '../facts/fact-reply.js';
import { fixedSentences, otherLanguageSentence } from '../../languages/fixed-sentences.js';
import { tellsOf } from './choose-retrieval.js';
import { partFor } from './part-of-answer.js';
import { previewOf } from '../composing/preview.js';
import { nextToAnswered, unreadOfPage } from './unread-passage.js';
import { repeats, repeatsAllOf } from '../composing/repeats.js';
import type { Retrieval } from './retrieve.js';
import type { Ranking } from '../ranking/rank.js';

/** A question, and where it is asked. */
export interface Asked {
  index: PassageIndex;
  /** The visitor's. */
  language: string;
  /** As it is looked for: without typing errors, or as a model put it. */
  question: Question;
  /** Of that question, which may be put in another language than the visitor's. */
  questionLanguage: string;
  /** The whole reply, where it asks for a contact fact. */
  fact: EngineReply | undefined;
}

export interface Found {
  /** For the question by itself. */
  alone: Retrieval;
  /** In the context of the conversation, where it may lean on what was said before it. */
  inContext: Retrieval | undefined;
  /** For the question as it is understood: what the reply is made of. */
  chosen: Retrieval;
}

const rounded = (chance: number): number => Math.round(chance * 1000) / 1000;

/** What the passages answer, or else the fact of the business that comes nearest to what is asked. */
export function replyTo(asked: Asked, found: Found): EngineReply {
  const { index, question, language } = asked;
  const { chosen } = found;
  const told = passageDraft(asked, found);
  const isSure = !told.wasRefused && told.confidenceScore > UNSURE_AT_MOST;
  const draft =
    isSure && asksForLeader(index, question, language) ? { ...told, confidenceScore: UNSURE_AT_MOST } : told;
  const isToldBefore = chosen.reading.isInContext && chosen.answer?.lacksKind === false;
  const isSettled =
    !draft.wasRefused &&
    (isToldBefore || draft.confidenceScore > UNSURE_AT_MOST) &&
    !lacksAskedWay(index, question, language, draft.answer);
  const sureness = draft.wasRefused ? 0 : draft.confidenceScore;
  const fact = isSettled
    ? undefined
    : generalFactReply(index, question, language, chosen.similarities, sureness);
  return fact ?? written(index, draft);
}

/** A reply of passages, without what is told of the pages beside it. */
interface Draft extends Omit<EngineReply, 'relatedArticles'> {
  related: readonly number[];
  of: Retrieval;
}

/** The pages beside a reply that may be no answer are told with what they say nearest to the question. */
function written(index: PassageIndex, { related, of, ...reply }: Draft): EngineReply {
  const isInDoubt = reply.wasRefused || reply.confidenceScore <= UNSURE_AT_MOST;
  const relatedArticles = related.map((number): RelatedArticle => {
    const { id, title, url } = index.pageAt(number);
    const excerpt = isInDoubt ? previewOf(index, of.best, of.sought, number) : undefined;
    return { pageId: id, pageTitle: title, pageUrl: url, ...(excerpt !== undefined && { excerpt }) };
  });
  return { ...reply, relatedArticles };
}

/** An answer is no surer than that its page was found. */
const surenessOf = ({ confidence }: Retrieval): number =>
  confidence ? Math.min(confidence.found, confidence.right) : 0;

/** The reply to a question as it is understood, unless that is what the visitor has just read. */
function passageDraft(asked: Asked, found: Found): Draft {
  const { inContext, chosen } = found;
  const reply = draftOf(asked, chosen);
  const before = asked.question.history.at(-1)?.answer;
  if (reply.wasRefused || !chosen.answer || !repeats(chosen.answer.text, before)) return reply;
  if (inContext) return insteadOfRepetition(asked, { ...found, inContext }, reply);
  // Who asks the same in other words is answered the same; what is not sure is not told as something new.
  return reply.confidenceScore > UNSURE_AT_MOST ? reply : draftOf(asked, chosen, true);
}

/** A question that asks on, and is answered with what the visitor has just read. */
type Repeating = Found & { inContext: Retrieval };

/**
 * Who asks on is not told the same once more: the question may mean a part of what was said, or something else.
 * @param reply what would be told once more
 */
function insteadOfRepetition(asked: Asked, found: Repeating, reply: Draft): Draft {
  const { alone, inContext, chosen } = found;
  const before = asked.question.history.at(-1)?.answer;
  const part = partFor(asked.index, inContext, alone);
  const isPartNew = part !== undefined && !repeatsAllOf(part.text, before);
  const ofPage = isPartNew ? undefined : unreadOfPage(asked.index, inContext, alone);
  const unread = ofPage ?? (part ? undefined : nextToAnswered(asked.index, inContext));
  if (unread?.answer && !repeats(unread.answer.text, before)) {
    const draft = draftOfUnread(asked, found, unread);
    if (!draft.wasRefused) return draft;
  }
  if (part) return draftOf(asked, { ...chosen, answer: part }, !isPartNew);
  const isTelling = tellsOf(alone);
  const mayMeanElse = isTelling && !inContext.reading.pointsBack;
  const isSurer = isTelling && surenessOf(alone) >= surenessOf(chosen);
  const other = mayMeanElse || isSurer ? draftOf(asked, alone) : reply;
  const { of, wasRefused } = other;
  return !wasRefused && repeats(of.answer?.text ?? '', before) ? draftOf(asked, chosen, true) : other;
}

/** The reply with a passage of which nothing was shown. */
function draftOfUnread(asked: Asked, { alone, inContext }: Repeating, unread: Retrieval): Draft {
  const isLessSure = surenessOf(inContext) < surenessOf(alone);
  const draft = draftOf(asked, isLessSure ? { ...unread, confidence: inContext.confidence } : unread);
  // How sure the best is says little of another.
  const isBest = !unread.reading.isInContext && bestPassage(unread) === bestPassage(alone);
  return isBest ? draft : { ...draft, confidenceScore: Math.min(draft.confidenceScore, UNSURE_AT_MOST) };
}

const bestPassage = ({ best }: Retrieval): number | undefined => best.candidates[0]?.passage;

/** @param isSaidAgain whether the reply before showed all of it */
function draftOf({ index, language }: Asked, of: Retrieval, isSaidAgain = false): Draft {
  const { reading, best, near, answer, confidence } = of;
  const spoken = [language, ...index.languages];
  const sentences = fixedSentences(spoken);
  const [mostPages] = index.languages;
  const isForeign = mostPages !== undefined && !index.languages.includes(language);
  const refuse = (confidenceScore: number, near: readonly number[]): Draft => {
    const related = offeredPages(index, near, { language, isInDoubt: true });
    const answer = related.length > 0 ? sentences.refusalWithPages : sentences.refusal;
    const told = isForeign ? `${answer} ${otherLanguageSentence(spoken, mostPages)}` : answer;
    return { answer: told, citations: [], related, confidenceScore, wasRefused: true, of };
  };
  const found = confidence?.found ?? 0;
  const isRefused = found < (confidence?.refuseBelow ?? 1) || (confidence?.right ?? 0) < USELESS_BELOW;
  if (reading.terms.length === 0 && isRefused) return { ...refuse(0, []), answer: sentences.nothingAsked };
  if (!confidence || !answer) return refuse(0, near);
  if (isRefused) {
    // What is refused would not have been right more often than the right page was found.
    const confidenceScore = rounded(Math.min(found, confidence.right));
    // Few words of another language are on the pages, and the names among them are what can be gone by.
    const isNear = found >= NOTHING_NEAR_BELOW || isForeign;
    return refuse(confidenceScore, isNear ? pagesOf(best) : near);
  }
  const mayHelp = confidence.right < MAY_HELP_BELOW;
  const opening = isSaidAgain ? sentences.saidBefore : mayHelp ? sentences.mayHelp : undefined;
  // What was said before may be no answer to this question at all.
  const told = Math.min(toldConfidence(confidence.right), isSaidAgain ? UNSURE_AT_MOST : 1);
  const isInDoubt = told <= UNSURE_AT_MOST;
  return {
    answer: opening === undefined ? answer.text : `${opening}\n\n${answer.text}`,
    citations: answer.citations,
    related: offeredPages(index, pagesOf(best), { language, cited: answer.pages, isInDoubt }),
    confidenceScore: rounded(told),
    wasRefused: false,
    of,
  };
}

const pagesOf = ({ candidates }: Ranking): number[] => candidates.map(({ page }) => page);
