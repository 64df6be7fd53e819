/** `slow-clients.test.ts` in its long form. */
import './slow-clients.test.js';
