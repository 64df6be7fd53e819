/** Tells what kind of answer a question wants, where its words give that away. */
import { alternativesOfAll } from './language-table.js';

const ASKS_AMOUNT = new RegExp(
  alternativesOfAll(({ asksAmount }) => asksAmount),
  'iu',
);
const AMOUNT = new RegExp(String.raw`\p{N}|${alternativesOfAll(({ namesAmount }) => namesAmount)}`, 'iu');

/** Whether a question asks how much, how many, how long or when. */
export const asksAmount = (question: string): boolean => ASKS_AMOUNT.test(question);

/** Whether a text names an amount or a time. */
export const namesAmount = (text: string): boolean => AMOUNT.test(text);
