/** `store-faults.test.ts` in its long form. */
import './store-faults.test.js';
