/** How much a comparison with a question says, by the length of that. */

/** Questions of more terms are about so much that no passage and no answer holds nearly all of it. */
const LONG_QUESTION = 10;

/** What a comparison with a question of so many terms counts, 0 to 1: the longer the question, the less. */
export const weightAtLength = (terms: number): number => Math.min(1, LONG_QUESTION / Math.max(1, terms));
