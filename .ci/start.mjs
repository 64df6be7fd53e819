/** `npm start`: builds where needed, then serves. */
import { ensureBuilt } from './build.mjs';

await ensureBuilt();

// npm tells its shell to stop, not this process: without npm, nobody could stop the server any more.
const npm = process.ppid;
setInterval(() => {
  if (process.ppid !== npm) process.kill(process.pid, 'SIGTERM');
}, 500).unref();

process.argv.splice(2, 0, 'serve');
await import('../build/server/cli.js');
