/** `npm run pictures:accept`: what looked different in the last run of the picture tests is right from now on. */
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DIFFERENCE, FAILED, PICTURES } from './testing/compare-pictures.js';

const changed = existsSync(FAILED)
  ? readdirSync(FAILED).filter((file) => !file.endsWith(`${DIFFERENCE}.png`))
  : [];
for (const file of changed) {
  renameSync(join(FAILED, file), join(PICTURES, file));
  console.log(`stories/pictures/${file}`);
}
rmSync(FAILED, { recursive: true, force: true });
if (changed.length === 0) console.log('Nothing to accept: npm run test:pictures found no difference.');
