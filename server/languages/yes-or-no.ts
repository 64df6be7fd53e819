/** Words that answer a question alone, in any language. */
import { alternativesOfAll } from './language-table.js';

const WORDS = alternativesOfAll(({ yesOrNo }) => yesOrNo);
const OPENING = new RegExp(String.raw`^(?:${WORDS})(?![\p{L}\p{M}\p{N}])`, 'iu');
const SET_APART = new RegExp(String.raw`^(?:${WORDS})[,.!:–—]\s*`, 'iu');

/** Whether a sentence opens with yes or no. */
export const opensWithYesOrNo = (text: string): boolean => OPENING.test(text);

/** A sentence without the yes or no that stands before it, set apart by a comma or the like. */
export const withoutYesOrNo = (text: string): string => text.replace(SET_APART, '');
