/** `npm run dev`: serves from the sources; restarts on a change of the server, rebuilds on one of the widget. */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { build, ensureBuilt } from './build.mjs';
import { root } from './files.mjs';
import { tool } from './run-step.mjs';

await ensureBuilt();
const server = spawn(tool('tsx'), ['watch', '--clear-screen=false', 'server/cli.ts', 'serve'], {
  cwd: root,
  stdio: 'inherit',
});
server.on('exit', (code) => process.exit(code ?? 0));

let waiting;
let building = Promise.resolve();
watch(join(root, 'components'), { recursive: true }, () => {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    building = building
      .then(() => build({ quiet: true }))
      .then(() => {
        console.error('Widget rebuilt; restart the server (Enter) and reload the page.');
      })
      .catch((error) => {
        console.error(error.message);
      });
  }, 200);
});
