/** `npm run cli -- …`: the operator's commands, from the sources as they are now. */
import { ensureBuilt } from './build.mjs';

await ensureBuilt();
await import('../build/server/cli.js');
