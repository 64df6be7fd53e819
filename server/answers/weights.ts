/**
 * Weights of the gate and of the confidence. Fitted by logistic regression on questions with known answers; see
 * `fit-weights.ts` for the data and the procedure.
 */

/** What the gate weighs to tell whether the pages hold an answer. */
export const GATE = {
  bias: -5.181,
  bestLexical: 8.685,
  questionLength: 3.468,
  bestHeading: 3.967,
  missingNames: -1.475,
};

/** What the confidence weighs to tell whether the chosen answer is right, given that there is one. */
export const RIGHT = {
  bias: -3.559,
  windowCoverage: 3.158,
  margin: 4.462,
  headingLikeness: 0.44,
  lexical: -0.53,
  questionLength: 1.763,
};
