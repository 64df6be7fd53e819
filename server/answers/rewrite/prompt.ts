/**
 * What a model is told that answers from passages. One JSON object a line, asked for in words, because few servers know
 * strict schemas and fewer still stream with them, whereas lines can be read, checked and shown one by one from every
 * server.
 */
import type { Question } from '../answer-engine.js';
import type { EvidencePassage } from '../evidence.js';
import type { ModelMessage } from '../../model-client/language-model.js';
import { dataRule, languageName, writeHistory, writeMessages } from './prompt-data.js';

/** Most passages, and characters of each. */
export const PROMPT_LIMITS = { passages: 6, passage: 2000 };

export interface PromptOptions {
  question: Question;
  /** Best first; they are numbered from 1 in this order. */
  passages: readonly EvidencePassage[];
  /** The visitor's, such as `de`. */
  language: string;
  /** That of most pages, which a second search is in. */
  pageLanguage: string;
  /** A random word that occurs nowhere else. */
  delimiter: string;
}

export function writePrompt(options: PromptOptions): ModelMessage[] {
  const { question, passages, language, pageLanguage, delimiter } = options;
  const isForeign = passages.some((passage) => passage.language !== language);
  const rules = [
    `You write the answers of the support chat of a website. ${dataRule("passages of its pages, the conversation so far and the visitor's question", delimiter)}`,
    answerRules(isForeign ? languageName(language) : undefined),
    formRules(isForeign, languageName(pageLanguage)),
  ].join('\n\n');
  const blocks = [
    ['passages', passages.map(writePassage).join('\n\n')],
    ['conversation', writeHistory(question.history)],
    ['question', question.text],
  ] as const;
  return writeMessages(rules, blocks, delimiter);
}

function writePassage({ pageTitle, heading, text }: EvidencePassage, index: number): string {
  return `[${index + 1}] ${[pageTitle, heading].filter(Boolean).join(' - ')}\n${text}`;
}

/** @param translated the language to answer in, where the passages are in another */
const answerRules = (translated: string | undefined): string => {
  const words =
    translated === undefined
      ? 'Stay close to the words of the passages and in their language.'
      : `Write in ${translated}, which is the language of the visitor, and translate faithfully what the passages say; what they deny, deny with a "not" or "no" of ${translated}.`;
  return `Answer the question, using only what the passages say. Be brief and direct: the answer first, then what the visitor needs to know or do, in at most six sentences. ${words} Keep numbers, names, labels, addresses and code exactly as they are. Leave out what the passages do not say: no advice, no guesses, no greeting, no offer of further help.`;
};

function formRules(isForeign: boolean, pages: string): string {
  const example = isForeign
    ? '{"text": "The library opens at 9.", "cite": [2], "quote": "Die Bibliothek öffnet um 9 Uhr"}'
    : '{"text": "The library opens at nine.", "cite": [2]}';
  const quote = isForeign
    ? ' "quote" holds the words of one of them that say so, copied letter by letter in their own language, with every number that "text" has.'
    : '';
  return `Write one JSON object a line and nothing else, one for each sentence:
${example}
"text" is one sentence without line breaks, with no Markdown but **bold** labels and \`code\`, without links and images. "cite" holds the numbers of the passages that say so.${quote}
Add "as": "step" to an instruction of several in their order, "as": "item" to an entry of a list, and "as": "code" where "text" is a block of code copied from a passage.
If the passages do not answer the question, write only {"text": "", "cite": [], "search": "…"}, where "search" is what to look for in the pages of the website instead: a short question in ${pages} that needs nothing said before it, in the words that such a page would use.`;
}
