/** `npm start`: builds when needed, then serves. */
import { ensureBuilt } from './ensure-built.js';
import { runBuilt } from './run-built.js';

await ensureBuilt();
runBuilt('npm start', ['serve', ...process.argv.slice(2)]);
