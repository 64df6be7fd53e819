/** Links in Markdown lead somewhere in a viewer of the repository, where they are paths of files. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { filesBelow, root } from '../scripts/files.js';
import { headingId } from './http/site/heading-id.js';
import { readInline } from './markdown/inline-markdown.js';
import { readBlocks } from './markdown/markdown-blocks.js';

const FILES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'server/evaluation/README.md',
  '.github/pull_request_template.md',
  ...filesBelow('docs', (file) => file.endsWith('.md')),
];
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The targets of the links and images of a file, outside code. */
function targetsOf(file: string): string[] {
  const text = read(file)
    .replace(/^(```|~~~)[\s\S]*?^\1/gm, '')
    .replace(/`[^`\n]*`/g, 'code');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
}

const idsOf = (file: string): string[] =>
  readBlocks(read(file)).blocks.flatMap((block) =>
    block.kind === 'heading' ? headingId(readInline(block.source).text) : [],
  );

/** Why a link leads nowhere; none where it leads somewhere. */
function faultOf(file: string, target: string): string | undefined {
  if (/^(?:https?:\/\/|mailto:)/.test(target)) return undefined;
  const [path = '', id] = target.split('#');
  if (path.startsWith('/')) return 'begins at the root of a website; name the file, such as quota.md';
  const linked = path === '' ? file : join(dirname(file), path);
  if (!existsSync(join(root, linked))) return 'leads to no file';
  return id === undefined || idsOf(linked).includes(id) ? undefined : 'leads to no heading';
}

describe('the links of Markdown files', () => {
  it('lead to files and headings that are there', () => {
    const faults = FILES.flatMap((file) =>
      targetsOf(file).flatMap((target) => {
        const fault = faultOf(file, target);
        return fault === undefined ? [] : `${file}: ${target} ${fault}`;
      }),
    );
    assert.deepEqual(faults, []);
  });

  it('are some', () => {
    assert.ok(FILES.flatMap(targetsOf).length > 80);
  });

  it('can tell the headings of a page of the documentation apart', () => {
    const twice = FILES.filter((file) => file.startsWith('docs/')).filter((file) => {
      const ids = idsOf(file);
      return new Set(ids).size < ids.length;
    });
    assert.deepEqual(twice, []);
  });
});

describe('the id of a heading is that of repository viewers', () => {
  for (const [heading, id] of [
    ['How do I start?', 'how-do-i-start'],
    ['What does --allow do?', 'what-does---allow-do'],
    ['What is PUBLIC_URL for?', 'what-is-public_url-for'],
    ["It says “no”. Why isn't it?", 'it-says-no-why-isnt-it'],
    ['Grüße an 3.2 & mehr', 'grüße-an-32--mehr'],
  ] as const) {
    it(heading, () => {
      assert.equal(headingId(heading), id);
    });
  }
});
