/** Has a contained process work for ever, and tells its id, so that a test may kill the parent of it. */
import { createContainedProcess } from './contained-process.js';

const contained = createContainedProcess<string, string>({
  name: './misbehaving-work.program',
  base: import.meta.resolve('./contained-process.js'),
  residentBytes: 512 * 1024 * 1024,
  heapMb: 256,
});
const outcome = await contained.run('pid', 10_000);
process.send?.('result' in outcome ? Number(outcome.result) : undefined);
void contained.run('loop', 1e6);
