/** `npm run notice`: writes NOTICE anew, after a change of dependencies. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './ensure-built.js';
import { root } from './files.js';
import { makeNotice } from './notice.js';

await ensureBuilt();
writeFileSync(join(root, 'NOTICE'), makeNotice());
