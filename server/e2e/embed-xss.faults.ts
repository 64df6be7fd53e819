/** `embed-xss.test.ts` in its long form. Needs `npm run build`. */
import './embed-xss.test.js';
