/**
 * `npm run bench [-- NAME… ARGUMENT… --flag…]`: runs every `*.bench.ts` (or those whose path holds a NAME), with the flags
 * and whatever is no name of one, such as the question sets to measure; then the file sizes.
 */
import { ensureBuilt } from './ensure-built.js';
import { filesBelow } from './files.js';
import { run, script } from './run-tool.js';
import { checkSizes } from './sizes.js';

const given = process.argv.slice(2);
const benches = ['server', 'components'].flatMap((folder) =>
  filesBelow(folder, (path) => path.endsWith('.bench.ts')),
);
const isName = (argument: string): boolean => benches.some((file) => file.includes(argument));
const wanted = given.filter(isName);
const handedOn = given.filter((argument) => !isName(argument));
await ensureBuilt();
let hasFailed = false;
for (const file of benches) {
  if (wanted.length > 0 && !wanted.some((name) => file.includes(name))) continue;
  console.log(`\n# ${file}`);
  const { code } = await run(script(file, ...handedOn));
  hasFailed ||= code !== 0;
}
console.log('\n# sizes');
checkSizes();
process.exit(hasFailed ? 1 : 0);
