/** Reads a question about a holiday or a date that does not ask for hours by its words: "can I get a trim on Easter Monday?" */
import { isAskingWord } from '../../languages/function-words.js';
import { questionKind } from '../../languages/question-kind.js';
import { readAsHours, type FactQuestion } from './fact-question.js';

/** The question for the hours of that day, whatever is done on it; undefined where it names none, or asks for something else. */
export function readDateQuestion(text: string, language: string): FactQuestion | undefined {
  const [first = ''] = text.toLowerCase().match(/[\p{L}\p{M}']+|\p{N}+/u) ?? [];
  // `Room for six at Easter` asks for no hours.
  if (questionKind(text) !== undefined || !isAskingWord(first, language)) return undefined;
  const question = readAsHours(text, language);
  if (!question) return undefined;
  const { holidays, periods } = question;
  const isOfDays = periods.every(({ from, to }) => from === to);
  return isOfDays && holidays.length + periods.length > 0
    ? { ...question, subject: [], days: new Set() }
    : undefined;
}
