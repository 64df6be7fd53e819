/** Front matter that machines made up. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fuzz, textsOf } from '../runtime/fuzz.fixture.js';
import { FrontMatterError, formatFrontMatter, parseFrontMatter } from './front-matter.js';

const PIECES = [
  'title: ',
  'a:',
  'lang: en\n',
  '? ',
  '- ',
  ': ',
  '[',
  ']',
  '{',
  '}',
  ',',
  '"',
  "'",
  '|\n',
  '>\n',
  '  ',
  '&a ',
  '*a',
  '!!str ',
  '!!js/function ',
  '!<x>',
  '#',
  '%YAML 1.2\n',
  '---\n',
  '...\n',
  '<<: ',
  '\\x',
  '0x1',
  '1e9',
  '__proto__: ',
  'constructor: ',
  '\n',
  '~',
  '.inf',
  '2026-01-01',
];

it('front matter is read, or refused with its line', (t) => {
  const report = fuzz(textsOf(PIECES), (yaml) => {
    try {
      const { data, content, contentLine } = parseFrontMatter(`---\n${yaml}\n---\nText`);
      assert.equal(typeof data, 'object');
      assert.ok(content.length <= yaml.length + 20 && contentLine >= 1);
      assert.equal(({} as Record<string, unknown>)['polluted'], undefined);
    } catch (error) {
      assert.ok(error instanceof FrontMatterError, String((error as Error).stack));
      assert.ok(error.line >= 1);
    }
    const written = formatFrontMatter({ title: yaml.slice(0, 500) }, 'Text');
    assert.equal(parseFrontMatter(written).data['title'], yaml.slice(0, 500));
  });
  t.diagnostic(JSON.stringify(report));
});
