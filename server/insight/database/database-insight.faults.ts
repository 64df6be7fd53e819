/** `database-insight.test.ts` in its long form. */
import './database-insight.test.js';
