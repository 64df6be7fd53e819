/** Ends a trainer that would fit on less than the shipped weights were fitted on. */
import { EVALUATION_DATA } from './external-data.js';

/** @param absent what of other people's data is not there */
export function requireAllData(absent: readonly string[]): void {
  if (absent.length === 0) return;
  console.error(
    [
      `Nothing is fitted, for this is not there: ${absent.join(', ')}.`,
      'Weights fitted on the rest would know too few kinds of sites: their confidence would be off on all others, and no set could be judged by weights of the others.',
      `The shipped weights stay as they are. Name the folder of the data in ${EVALUATION_DATA}; server/evaluation/README.md says what belongs there.`,
    ].join('\n'),
  );
  process.exit(1);
}
