/** `two-servers.test.ts` in its long form. */
import './two-servers.test.js';
