/** `npm run bench [-- NAME…]`: runs every `*.bench.ts` (or those whose path holds a NAME), then the file sizes. */
import { ensureBuilt } from './ensure-built.js';
import { filesBelow } from './files.js';
import { run, script } from './run-tool.js';
import { checkSizes } from './sizes.js';

const wanted = process.argv.slice(2);
await ensureBuilt();
let hasFailed = false;
for (const folder of ['server', 'components']) {
  for (const file of filesBelow(folder, (path) => path.endsWith('.bench.ts'))) {
    if (wanted.length > 0 && !wanted.some((name) => file.includes(name))) continue;
    console.log(`\n# ${file}`);
    const { code } = await run(script(file));
    hasFailed ||= code !== 0;
  }
}
console.log('\n# sizes');
checkSizes();
process.exit(hasFailed ? 1 : 0);
