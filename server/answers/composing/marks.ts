/** Marks in an answer: `[1]` behind the words that the first citation stands for. */

const CODE_OR_BRACKET = /(`+)[^`]*\1|(?<!\\)\[(?=\d{1,2}\](?!\())/g;

/** Markdown whose own `[1]`, a footnote of its page, is no mark. */
export function withoutOwnMarks(markdown: string): string {
  return markdown.replace(CODE_OR_BRACKET, (found, ticks: string | undefined) => (ticks ? found : '\\['));
}

/** @param number of a citation, from 1 */
export const markOf = (number: number): string => `[${number}]`;
