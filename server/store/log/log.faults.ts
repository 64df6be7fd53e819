/** `log.test.ts` in its long form. */
import './log.test.js';
