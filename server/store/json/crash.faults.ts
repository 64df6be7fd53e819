/** `crash.test.ts` in its long form. */
import './crash.test.js';
