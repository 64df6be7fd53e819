/** `npm run bench [-- NAME…]`: runs every `*.bench.ts` (or those whose path holds a NAME), then the file sizes. */
import { filesBelow } from './files.mjs';
import { ensureBuilt } from './build.mjs';
import { run, tool } from './run-step.mjs';
import { checkSizes } from './sizes.mjs';

const wanted = process.argv.slice(2);
await ensureBuilt();
let failed = false;
for (const folder of ['server', 'components']) {
  for (const file of filesBelow(folder, (path) => path.endsWith('.bench.ts'))) {
    if (wanted.length > 0 && !wanted.some((name) => file.includes(name))) continue;
    console.log(`\n# ${file}`);
    const { code } = await run(tool('tsx'), [file]);
    failed ||= code !== 0;
  }
}
console.log('\n# sizes');
checkSizes();
process.exit(failed ? 1 : 0);
