/** `segments.test.ts` in its long form. */
import './segments.test.js';
