/** `stalled-model.test.ts` in its long form. */
import './stalled-model.test.js';
