import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FrontMatterError, formatFrontMatter, parseFrontMatter } from './front-matter.js';

const errorOf = (text: string) => {
  try {
    parseFrontMatter(text);
  } catch (error) {
    assert.ok(error instanceof FrontMatterError);
    return error;
  }
  return assert.fail('expected an error');
};

describe('front matter', () => {
  it('gives the keys, the content, and the line the content starts on', () => {
    assert.deepEqual(parseFrontMatter('---\ntitle: Billing\nurl: /billing\n---\n# Billing\n'), {
      data: { title: 'Billing', url: '/billing' },
      content: '# Billing\n',
      contentLine: 5,
    });
  });

  it('takes a file without front matter as content from line 1', () => {
    assert.deepEqual(parseFrontMatter('# Hello'), { data: {}, content: '# Hello', contentLine: 1 });
    assert.deepEqual(parseFrontMatter(''), { data: {}, content: '', contentLine: 1 });
  });

  it('accepts an empty block', () => {
    assert.deepEqual(parseFrontMatter('---\n---\nText'), { data: {}, content: 'Text', contentLine: 3 });
    assert.deepEqual(parseFrontMatter('---\n# only a comment\n---'), {
      data: {},
      content: '',
      contentLine: 4,
    });
  });

  it('leaves a thematic break at the top in the content', () => {
    const text = '---\n\nSome text\n\n---\n\nMore';
    assert.equal(parseFrontMatter(text).content, text);
  });

  it('reads files from Windows: byte order mark and CRLF', () => {
    assert.deepEqual(parseFrontMatter('\uFEFF---\r\ntitle: A\r\n---\r\nOne\r\nTwo'), {
      data: { title: 'A' },
      content: 'One\nTwo',
      contentLine: 4,
    });
  });

  it('keeps dates and versions as they are written or as plain numbers', () => {
    const { data } = parseFrontMatter('---\ndate: 2024-01-02\nlang: no\non: yes\n---\n');
    assert.deepEqual(data, { date: '2024-01-02', lang: 'no', on: 'yes' });
  });

  it('names the line of broken YAML', () => {
    const error = errorOf('---\ntitle: Fine\nurl: [1, 2\nlang: en\n---\nText');
    assert.ok(error.line >= 3 && error.line <= 5, `line ${error.line}`);
    assert.match(error.message, /^line \d: /);
    assert.equal(errorOf('---\ntitle: a: b\n---\n').line, 2);
    assert.equal(errorOf('---\na: 1\nb: 2\na: 3\n---\n').line, 4);
  });

  it('names a block that is never closed, and one that holds no keys', () => {
    assert.match(errorOf('---\ntitle: A\n\nText').message, /^line 1: .*never closed/);
    assert.match(errorOf('---\njust words\n---\n').message, /^line 2: .*key: value/);
  });

  it('refuses an alias bomb quickly', () => {
    const layers = Array.from({ length: 9 }, (_, i) => `l${i + 1}: &l${i + 1} [${`*l${i}, `.repeat(9)}]`);
    assert.match(errorOf(`---\nl0: &l0 [x]\n${layers.join('\n')}\n---\n`).message, /alias/i);
  });

  it('refuses nesting deeper than the stack', () => {
    errorOf(`---\na: ${'['.repeat(20_000)}\n---\n`);
  });

  it('never executes a tag and never changes a prototype', () => {
    const { data } = parseFrontMatter('---\nrun: !!js/function "() => 1"\n__proto__: {polluted: yes}\n---\n');
    assert.equal(data['run'], '() => 1');
    assert.equal(Object.getPrototypeOf(data), Object.prototype);
    assert.equal(({} as Record<string, unknown>)['polluted'], undefined);
  });

  it('is refused where it is nested deeper than people write, however it is written', () => {
    for (const yaml of [
      'title: ' + '['.repeat(5000),
      '? '.repeat(5000),
      '- '.repeat(5000),
      'a: '.repeat(5000),
    ]) {
      assert.throws(() => parseFrontMatter(`---\n${yaml}\n---\nText`), {
        name: 'FrontMatterError',
        line: 2,
        reason: 'front matter is nested more than 64 deep',
      });
    }
    const indented = Array.from({ length: 80 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n');
    assert.throws(() => parseFrontMatter(`---\n${indented}\n---\n`), { line: 65 });
    const fair = '['.repeat(20) + ']'.repeat(20);
    assert.doesNotThrow(() => parseFrontMatter(`---\nlist: ${fair}\n---\n`));
  });

  it('is refused where it is longer than people write', () => {
    const keys = Array.from({ length: 8000 }, (_, at) => `k${at}:`).join('\n');
    assert.throws(() => parseFrontMatter(`---\n${keys}\n---\n`), {
      reason: 'front matter is longer than 16 kB',
    });
  });

  it('is given back unchanged after being formatted', () => {
    const data = {
      title: 'A: "quoted" #1',
      url: '/a?b=1',
      lang: 'no',
      long: 'word '.repeat(60),
      multi: 'a\nb',
      blank: ' \n',
      lines: 'of more than forty characters\n \nwith a line of one space between them',
      separated: 'a\u2028---\nb\r---\nc',
    };
    for (const content of ['', 'Text', '\n# Title\n', '---\nnot: front matter\n---\n']) {
      const again = parseFrontMatter(formatFrontMatter({ ...data, missing: undefined }, content));
      assert.deepEqual(again.data, data);
      assert.equal(again.content, content);
      assert.equal(parseFrontMatter(formatFrontMatter({}, content)).content, content);
    }
  });
});
