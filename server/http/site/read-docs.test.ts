import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { readDocs } from './read-docs.js';

it('leaves out pictures of the documentation that did not come with it', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'service-chat-docs-'));
  t.after(() => {
    rmSync(folder, { recursive: true });
  });
  mkdirSync(join(folder, 'images'));
  writeFileSync(join(folder, 'images/there.svg'), '<svg/>');
  const page =
    '---\ntitle: A\nurl: /docs/a\n---\n\nWords.\n\n![There](images/there.svg)\n\n![Gone](images/gone.png)\n';
  writeFileSync(join(folder, 'a.md'), page);
  const [doc] = readDocs(folder);
  assert.match(doc?.content ?? '', /!\[There\]/);
  assert.doesNotMatch(doc?.content ?? '', /Gone/);
});
