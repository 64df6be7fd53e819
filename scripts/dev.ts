/** `npm run dev`: serves from the sources; restarts on a change of the server, rebuilds on one of the widget. */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { build } from './build-all.js';
import { ensureBuilt } from './ensure-built.js';
import { root } from './files.js';
import { tool } from './run-tool.js';

await ensureBuilt();
const server = spawn(tool('tsx'), ['watch', '--clear-screen=false', 'server/cli.ts', 'serve'], {
  cwd: root,
  stdio: 'inherit',
});
server.on('exit', (code) => process.exit(code ?? 0));

let waiting: NodeJS.Timeout | undefined;
let building = Promise.resolve();
watch(join(root, 'components'), { recursive: true }, () => {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    building = building
      .then(() => build({ quiet: true }))
      .then(() => {
        console.error('Widget rebuilt; restart the server (Enter) and reload the page.');
      })
      .catch((error: unknown) => {
        console.error((error as Error).message);
      });
  }, 200);
});
