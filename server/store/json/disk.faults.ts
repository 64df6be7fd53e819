/** `disk.test.ts` in its long form. */
import './disk.test.js';
