import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { packageRoot } from '../../runtime/package-root.js';
import { createDocumentReader } from './document-reader.js';
import { ownMarkdown } from './own-markdown.js';
import type { DocumentSource, ReadDocument } from './read-document.js';

const DOCS = join(packageRoot(), 'docs');

/** Without the number of passages, which is counted for reports alone. */
const pagesOf = ({ result }: ReadDocument) =>
  'reason' in result ? result : result.drafts.map((draft) => ({ ...draft, passages: 0 }));

describe('the documentation', () => {
  it('is read as the files of strangers are', async (t) => {
    const reader = createDocumentReader();
    t.after(() => reader.close());
    const names = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.md'),
    );
    assert.ok(names.length > 30);
    for (const name of names) {
      const source: DocumentSource = {
        from: 'file',
        extension: '.md',
        bytes: readFileSync(join(DOCS, name)),
      };
      assert.deepEqual(pagesOf(await ownMarkdown.read(source)), pagesOf(await reader.read(source)), name);
    }
  });
});
