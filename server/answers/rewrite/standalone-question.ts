/**
 * Has a model word a question so that it can be searched: one that leans on what was said before, to stand alone; one in
 * another language than the pages, in theirs. What it writes is looked for and never shown, so there is nothing to check.
 */
import { z } from 'zod';
import type { Question } from '../answer-engine.js';
import type { ModelMessage } from '../../model-client/language-model.js';
import { askModel } from './ask-model.js';
import type { RewriteDeps } from './rewrite-reply.js';
import { createObjectReader } from './object-reader.js';
import { foldSpace } from './plain-form.js';
import { stopInTime } from './stop-in-time.js';
import { dataRule, languageName, writeHistory, writeMessages } from './prompt-data.js';

/** A long question in any script, and the braces around it. */
const MAX_TOKENS = 200;
/** Longer ones are no questions. */
const MAX_LENGTH = 300;
/** What is left of the time must do for the answer. */
const PATIENCE_MS = 5000;

const schema = z.object({ question: z.string() });

/**
 * @param language of the pages, such as `en`
 * @returns undefined where the model fails, or words it as the visitor did
 */
export async function wordToStandAlone(
  deps: RewriteDeps,
  question: Question,
  language: string,
  caller: AbortSignal,
): Promise<string | undefined> {
  const objects = createObjectReader();
  let worded: string | undefined;
  const request = {
    widgetId: question.widgetId,
    purpose: 'question' as const,
    messages: writeQuestionPrompt(question, language, deps.newDelimiter()),
    maxTokens: MAX_TOKENS,
    onText(text: string) {
      for (const object of objects.read(text)) worded ??= schema.safeParse(object).data?.question;
    },
  };
  const tokens = await stopInTime({ ms: PATIENCE_MS, caller }, (signal) =>
    askModel(deps, { ...request, signal }),
  );
  if (tokens !== undefined && worded === undefined) {
    deps.warnOfForm(objects.fault() ?? 'other_json', question.widgetId);
  }
  return toSearch(worded, question.text);
}

/** What a model wants to be looked for, if that is anything new. */
export function toSearch(worded: string | undefined, asked: string): string | undefined {
  const search = foldSpace(worded ?? '');
  const isQuestion = /\p{L}/u.test(search) && search.length <= MAX_LENGTH;
  return isQuestion && search.toLowerCase() !== foldSpace(asked).toLowerCase() ? search : undefined;
}

function writeQuestionPrompt(
  { text, history }: Question,
  language: string,
  delimiter: string,
): ModelMessage[] {
  const rules = `\
You prepare the search of a website's support chat. ${dataRule("the conversation so far, where there is one, and the visitor's last question", delimiter)}

Word the last question in ${languageName(language)}, the language of the website, so that it can be understood without the conversation: put what its words such as "it", "there" and "and" stand for in their place. Where it opens a new matter, take nothing from the conversation. Keep names, numbers and code as they are. Do not answer it.

Write one JSON object and nothing else:
{"question": "How much is a day ticket for children?"}`;
  return writeMessages(
    rules,
    [
      ['conversation', writeHistory(history)],
      ['question', text],
    ],
    delimiter,
  );
}
