/** What a repository promises about itself. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { filesBelow, root } from '../files.js';
import { makeNotice } from '../notice.js';
import { LONG_STEPS, STEPS } from '../testing/steps.js';

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

  it('has words in the dashboard for every act that the audit log records', () => {
    const kinds =
      'session|account|operator|token|widget|webhook|mail|delivery|escalation|gap|conversations|page|source|import|visitor|audit';
    const sources = filesBelow('server', (file) => /(?<!\.test|\.fixture)\.ts$/.test(file))
      .map(read)
      .join('\n');
    const words = read('components/dashboard/messages/settings/audit-messages.ts');
    const acts = new Set(
      [...sources.matchAll(new RegExp(`'((?:${kinds})\\.[a-zA-Z.]+)'`, 'g'))].map(([, act = '']) => act),
    );
    // A file, and what webhooks are told.
    for (const other of ['widget.js', 'escalation.created', 'feedback.created']) acts.delete(other);
    assert.ok(acts.size > 30);
    assert.deepEqual(
      [...acts].filter((act) => !words.includes(`'${act}':`)),
      [],
    );
  });

  it('lists in CONTRIBUTING.md the checks that npm test runs', () => {
    const [, list = ''] = /^The checks are ([^.:]*)/m.exec(read('CONTRIBUTING.md')) ?? [];
    assert.deepEqual(
      list.split(/, | and /),
      STEPS.map(({ name }) => name),
    );
  });

  it('knows the checks that CONTRIBUTING.md runs by name', () => {
    const named = [...read('CONTRIBUTING.md').matchAll(/npm test -- ([a-z ]+)`/g)].map(
      ([, names = '']) => names,
    );
    const known = [...STEPS, ...LONG_STEPS].map(({ name }) => name);
    assert.ok(named.length > 0);
    assert.deepEqual(
      named.flatMap((names) => names.split(' ')).filter((name) => !known.includes(name)),
      [],
    );
  });

  it('has every folder of the server on the code map', () => {
    const [map = ''] = /^server\/\n(?: .*\n)+/m.exec(read('README.md')) ?? [];
    const folders = readdirSync(join(root, 'server'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    assert.deepEqual(
      folders.map(({ name }) => name).filter((name) => !new RegExp(`^  (?:\\S+ )?${name}/`, 'm').test(map)),
      [],
    );
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
