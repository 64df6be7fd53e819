/** What every store is held to in its long form: also those on PostgreSQL 18. */
import { readdirSync } from 'node:fs';
import '../../../http/admin/insight/insight-routes.test.js';
import '../../../insight/read-model.test.js';

const tests = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.test.ts'));
await Promise.all(tests.map((name) => import(`./${name.replace(/\.ts$/, '.js')}`)));
