/**
 * `npm run build`: builds everything, says what it weighs, and fails where that is over the budget. A start that builds
 * does not weigh: what is too heavy serves its visitors all the same.
 */
import { build } from './build-all.js';
import { checkSizes } from './sizes.js';

try {
  await build();
  checkSizes();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
