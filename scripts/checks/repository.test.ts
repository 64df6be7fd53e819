/** What a repository promises about itself. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { filesBelow, root } from '../files.js';
import { makeNotice } from '../notice.js';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { license, scripts, engines, version } = JSON.parse(read('package.json')) as {
  license: string;
  version: string;
  scripts: Readonly<Record<string, string>>;
  engines: { readonly node: string };
};

describe('the repository', () => {
  it('is licensed as its package says', () => {
    assert.equal(license, 'MIT');
    assert.match(read('LICENSE'), /^MIT License\n\nCopyright \(c\) \d+ Service Chat contributors\n/);
  });

  it('names in NOTICE what is bundled and installed: else run npm run notice', () => {
    assert.equal(read('NOTICE'), makeNotice());
  });

  it('takes the oldest Node.js that it supports for development', () => {
    assert.ok(engines.node.startsWith(`>=${read('.nvmrc').trim()}.`), engines.node);
  });

  it('has a changelog that begins with what is not released, or with this version', () => {
    const [first] = read('CHANGELOG.md').match(/^## .*/m) ?? [];
    assert.ok(first === '## [Unreleased]' || first?.startsWith(`## [${version}]`), first);
  });

  it('keeps its decisions out of the documentation that the demo answers from', () => {
    for (const file of filesBelow('docs/decisions')) {
      assert.match(read(file), /^---\npublished: false\n---\n/, file);
    }
  });

  for (const file of ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', '.github/pull_request_template.md']) {
    it(`has every script that ${file} names`, () => {
      const named = [...read(file).matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
      assert.deepEqual(
        named.filter((name) => !(name in scripts)),
        [],
      );
    });
  }
});
