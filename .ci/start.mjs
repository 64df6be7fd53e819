/** `npm start`: builds where needed, then serves. */
import { ensureBuilt } from './build.mjs';

await ensureBuilt();
process.argv.splice(2, 0, 'serve');
await import('../build/server/cli.js');
