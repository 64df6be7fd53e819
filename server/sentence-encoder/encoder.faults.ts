/** `encoder.test.ts` in its long form. */
import './encoder.test.js';
