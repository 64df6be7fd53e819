import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { it } from 'node:test';
import { openJsonStore } from '../json/json-store.js';
import { makeFolderFor } from '../testing/store.fixture.js';

it('a start clears away what killed writers left, and nothing that is younger or a person’s', async (t) => {
  const folder = await makeFolderFor(t);
  const widgetId = randomUUID();
  const put = async (path: string, isOld: boolean) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), '');
    if (isOld) await utimes(join(folder, path), 1, 1);
    return path;
  };
  const leftovers = [
    await put(`widgets/.${widgetId}.json.${randomUUID()}.tmp`, true),
    await put(`pages/${widgetId}/guides/.start.md.${randomUUID()}.tmp`, true),
    await put(`pages/.${randomUUID()}.removed/page.md`, true),
  ];
  await utimes(join(folder, dirname(leftovers[2]!)), 1, 1);
  const kept = [
    await put(`widgets/.${widgetId}.json.${randomUUID()}.tmp`, false),
    await put(`pages/.${randomUUID()}.removed/page.md`, false),
    await put(`pages/${widgetId}/.notes.md`, true),
    await put(`pages/${widgetId}/draft.tmp`, true),
  ];
  await (await openJsonStore(folder)).close();
  const left = await readdir(folder, { recursive: true });
  for (const path of leftovers) assert.ok(!left.includes(path), path);
  for (const path of kept) assert.ok(left.includes(path), path);
});
