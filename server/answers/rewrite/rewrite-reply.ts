/** Lets a model put into its own words what the pages say, and shows of that what passes the check. */
import type { AnswerOptions, Question } from '../answer-engine.js';
import { createAnswerReader, type Outcome } from './answer-reader.js';
import { askModel, type ModelDeps } from './ask-model.js';
import type { Evidence, EvidencePassage } from '../evidence.js';
import type { WarnOfForm } from './form-warnings.js';
import { PROMPT_LIMITS, writePrompt } from './prompt.js';

/** Enough for eight sentences with their citations, and for as many with what they translate. */
const MAX_ANSWER_TOKENS = 700;
const MAX_TRANSLATED_TOKENS = 1200;

export interface RewriteDeps extends ModelDeps {
  warnOfForm: WarnOfForm;
}

/**
 * `onText` gets each sentence when it has passed its check. Where the model fails after that, it has failed all the
 * same: half an answer may lack the half that matters.
 */
export async function rewriteReply(
  deps: RewriteDeps,
  question: Question,
  evidence: Evidence,
  { onText, signal }: AnswerOptions,
): Promise<Outcome> {
  const { widgetId } = question;
  const { language, pageLanguages } = evidence;
  const [pageLanguage = language] = pageLanguages;
  const passages = evidence.passages.slice(0, PROMPT_LIMITS.passages).map(shorten);
  const isTranslated = passages.some((passage) => passage.language !== language);
  const reader = createAnswerReader(evidence, passages, onText);
  const tokens = await askModel(deps, {
    widgetId,
    purpose: 'answer',
    messages: writePrompt({ question, passages, language, pageLanguage, delimiter: deps.newDelimiter() }),
    maxTokens: isTranslated ? MAX_TRANSLATED_TOKENS : MAX_ANSWER_TOKENS,
    onText: reader.read,
    signal,
  });
  if (tokens === undefined) return { kind: 'failed' };
  const outcome = reader.outcome();
  const { shown, dropped } = reader;
  const log = { widgetId, tokens, outcome: outcome.kind, shown: shown.size, dropped };
  deps.logger.info(log, 'the model answered');
  const fault = reader.fault();
  if (fault) deps.warnOfForm(fault, widgetId);
  return outcome;
}

/** The model, and with it the check, sees so much of a passage and no more. */
const shorten = (passage: EvidencePassage): EvidencePassage => ({
  ...passage,
  text: passage.text.slice(0, PROMPT_LIMITS.passage),
});
