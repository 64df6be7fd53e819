/** Words of the questions that are asked again, in English. */

export const checkMessages = {
  title: 'Checks',
  lead: 'Questions that are to be answered as they are now. Run them after you changed pages.',
  none: 'Ask a question above, and keep it here where its answer is as it should be.',
  keep: 'Keep as check',
  kept: 'Kept as a check',
  run: 'Run all',
  save: 'Save as JSON',
  question: 'Question',
  expected: 'Expected',
  refusal: 'A refusal',
  fromPage: (page: string) => `An answer from ${page}`,
  result: 'Result',
  notRun: 'Not run yet',
  pass: 'As expected',
  refused: 'Refused now',
  answered: 'Answered now',
  otherPage: (pages: string) => `Answered from ${pages}`,
  noPage: 'no page',
  remove: 'Remove',
  removeOf: (question: string) => `Remove the check: ${question}`,
  removed: 'The check was removed.',
  passed: (passed: number, all: number) =>
    `${passed.toLocaleString()} of ${all.toLocaleString()} ${all === 1 ? 'is' : 'are'} answered as expected.`,
} as const;
