/** Whether a language model keeps to the form that its answers are checked in, by two questions about a made-up page. */
import { randomBytes } from 'node:crypto';
import { createAnswerReader, type AnswerReader } from '../answers/rewrite/answer-reader.js';
import { writePrompt } from '../answers/rewrite/prompt.js';
import type { FormFault } from '../answers/rewrite/sentence-draft.js';
import type { Evidence } from '../answers/evidence.js';
import type { LanguageModel } from '../model-client/language-model.js';
import { ok, warning, wrong, type Finding } from './finding.js';

const MAX_TOKENS = 300;
const PAGE = {
  pageId: 'hire',
  pageTitle: 'Bike hire',
  pageUrl: 'https://bikes.example/hire',
  language: 'en',
};
const LINES = [
  'City bike; Hour: € 8; Day: € 29',
  'E-bike; Hour: € 12; Day: € 42',
  'A helmet comes with every bike.',
];
const EVIDENCE: Evidence = {
  passages: [{ ...PAGE, heading: 'Prices', text: LINES.join('\n'), quotes: LINES }],
  found: 1,
  reply: { answer: '', citations: [], relatedArticles: [], confidenceScore: 1, wasRefused: false },
  isFact: false,
  isFollowUp: false,
  language: 'en',
  pageLanguages: ['en'],
};
const ANSWERED = 'How much is an e-bike for a day?';
const UNANSWERED = 'Who may sign for a parcel that comes to my neighbour?';

const WROTE: Readonly<Record<FormFault, string>> = {
  nothing: 'nothing at all',
  only_thoughts: 'its thoughts, and came to its limit before the answer',
  no_json: 'text that holds no JSON object',
  other_json: 'JSON objects without "text" and "cite"',
  no_citations: 'sentences that cite no passage',
};
const CURE =
  'Set LLM_MODEL to a model that follows instructions and does not think aloud for long. Until then visitors get replies in the words of the pages.';

/** @throws {ModelError} where the model does not answer at all */
export async function checkModelForm(model: LanguageModel): Promise<Finding[]> {
  const answered = await ask(model, ANSWERED);
  const fault = answered.fault();
  if (fault) {
    return [wrong(`It ignores the form that answers are asked for in: it wrote ${WROTE[fault]}.`, CURE)];
  }
  if (answered.outcome().kind === 'failed') {
    const reasons = [...new Set(answered.dropped)].join(', ');
    return [wrong(`What it wrote about a test page was dropped: ${reasons}.`, CURE)];
  }
  if (answered.outcome().kind === 'none') {
    const cure = 'Set LLM_MODEL to a more capable model: what it does not find is refused to visitors.';
    return [wrong('It finds no answer in a test page that holds it.', cure)];
  }
  const unanswered = await ask(model, UNANSWERED);
  if (unanswered.outcome().kind === 'none') {
    return [ok('It keeps to the form of answers, and says when a page holds none.')];
  }
  const cure = 'Visitors get the words of a page where it ought to refuse; a more capable LLM_MODEL helps.';
  return [
    ok('It keeps to the form of answers.'),
    warning('It does not say when a page holds no answer.', cure),
  ];
}

async function ask(model: LanguageModel, text: string): Promise<AnswerReader> {
  const { passages, language } = EVIDENCE;
  const reader = createAnswerReader(EVIDENCE, passages);
  const question = { widgetId: '', text, history: [] };
  const delimiter = randomBytes(8).toString('hex');
  await model.complete({
    messages: writePrompt({ question, passages, language, pageLanguage: language, delimiter }),
    maxTokens: MAX_TOKENS,
    onText: reader.read,
  });
  return reader;
}
