/** Takes what a model writes as answer, and keeps what passes the check. */
import type { AnswerOptions, EngineReply } from '../answer-engine.js';
import { createSentenceCheck, type SentenceCheck } from './check-sentence.js';
import type { DropReason } from './drop-reason.js';
import type { Evidence, EvidencePassage } from '../evidence.js';
import { detectLanguage } from '../../languages/detect-language.js';
import { isNegated } from '../../languages/negation.js';
import { createReplyWriter } from './reply-writer.js';
import { createDraftReader, isNoAnswer, type FormFault, type SentenceDraft } from './sentence-draft.js';

const MAX_SENTENCES = 8;
/** Why a sentence is dropped that speaks of something else than the passages, such as of the passages themselves. */
const SAYS_OTHER: ReadonlySet<DropReason> = new Set(['little_overlap', 'unknown_name', 'no_quote']);

/** What came of asking a model. */
export type Outcome =
  | { kind: 'answered'; reply: EngineReply }
  /** It says that the passages hold no answer, and may say what to look for instead. */
  | { kind: 'none'; search: string | undefined }
  /** It failed, or nothing that it wrote can be shown. */
  | { kind: 'failed' };

export interface AnswerReader {
  /** Takes the next piece of what the model writes. */
  read: (text: string) => void;
  /** Sentences that passed, as a reader sees them, and why others did not. */
  readonly shown: ReadonlySet<string>;
  readonly dropped: readonly DropReason[];
  /** What came of it, once the model has written all. */
  outcome(): Outcome;
  /** What is wrong with the form where nothing came of it; undefined where the form is as it should be. */
  fault(): FormFault | undefined;
}

/**
 * @param passages those that the model was given, in their order
 * @param onText gets each sentence when it has passed
 */
export function createAnswerReader(
  evidence: Evidence,
  passages: readonly EvidencePassage[],
  onText?: AnswerOptions['onText'],
): AnswerReader {
  const reader = createDraftReader();
  const check = createSentenceCheck(passages, evidence.language);
  const writer = createReplyWriter(evidence, passages);
  const shown = new Set<string>();
  const dropped: DropReason[] = [];
  const all: SentenceDraft[] = [];
  const readDraft = (draft: SentenceDraft): void => {
    all.push(draft);
    if (isNoAnswer(draft)) return;
    const verdict = check(draft);
    if ('dropped' in verdict) dropped.push(verdict.dropped);
    else if (shown.size < MAX_SENTENCES && !shown.has(verdict.sentence.text)) {
      shown.add(verdict.sentence.text);
      const grown = writer.add(verdict.sentence);
      onText?.(grown);
    }
  };
  const outcome = (): Outcome => {
    const reply = writer.reply();
    if (reply) return { kind: 'answered', reply: { ...reply, kind: 'model' } };
    const none =
      all.find(isNoAnswer) ?? (all.length === 1 ? all.find(saysNoAnswer(check, passages)) : undefined);
    return none ? { kind: 'none', search: none.search } : { kind: 'failed' };
  };
  return {
    shown,
    dropped,
    read(text) {
      for (const draft of reader.read(text)) readDraft(draft);
    },
    fault: () => (outcome().kind === 'failed' ? reader.fault() : undefined),
    outcome,
  };
}

/** Whether a sentence says in words that there is no answer: it denies something, cites nothing, and no page says so. */
const saysNoAnswer =
  (check: SentenceCheck, passages: readonly EvidencePassage[]) =>
  (draft: SentenceDraft): boolean => {
    if (draft.cite.length > 0 || !isNegated(draft.text, detectLanguage(draft.text))) return false;
    const verdict = check({ ...draft, cite: passages.map((_, index) => index + 1) });
    return 'dropped' in verdict && SAYS_OTHER.has(verdict.dropped);
  };
