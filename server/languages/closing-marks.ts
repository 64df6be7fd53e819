/** What the mark at the end of a text says of it, in any language. */

const QUESTION = /[?？؟]\s*$/u;
const SENTENCE = /[.!?…。！？]["”’)]*$/u;

/** Whether a text ends as a question does. */
export const asks = (text: string): boolean => QUESTION.test(text);

/** Whether it ends as a sentence does, so that it is no label. */
export const endsSentence = (text: string): boolean => SENTENCE.test(text);
