/** `npm run cli -- …`: the operator's commands, from the sources as they are now. */
import { ensureBuilt } from './ensure-built.js';
import { runBuilt } from './run-built.js';

await ensureBuilt();
runBuilt('npm run cli --', process.argv.slice(2));
