/** `question-sets.test.ts` in its long form. */
import './question-sets.test.js';
