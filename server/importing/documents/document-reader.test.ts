import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { formatPageFile, parsePageFile } from '../../store/files/page-file.js';
import { createDocumentReader, type DocumentReaderOptions } from './document-reader.js';

function open(t: TestContext, options?: DocumentReaderOptions) {
  const reader = createDocumentReader(options);
  t.after(() => reader.close());
  return (text: string, extension = '.md') =>
    reader.read({ from: 'file', extension, bytes: Buffer.from(text) });
}

describe('the document reader', () => {
  it('reads documents in the order that they come in', async (t) => {
    const read = open(t);
    const results = await Promise.all([
      read('# A\n\nOne.'),
      read('<h1>B</h1><p>Two.', '.html'),
      read('C\n\n* one\n* two\n', '.txt'),
      read('', '.md'),
    ]);
    assert.deepEqual(
      results.map(({ result }) =>
        'reason' in result ? result.reason : result.drafts.map(({ title, content }) => [title, content]),
      ),
      [[['A', '# A\n\nOne.']], [['B', '# B\n\nTwo.']], [['C', '- one\n- two']], 'has no text'],
    );
  });

  it('hands on no more facts than the front matter of a page has room for', async (t) => {
    const address = (name: string) => `<b itemprop="email">${name}@acme.example</b>`;
    const many = Array.from({ length: 60 }, (_, i) => address(`${'a'.repeat(200)}${i}`));
    const html = `<main><p>Hello.</p></main>${address('a')}${address('b'.repeat(20_000))}${many.join('')}`;
    const { result } = await open(t)(html, '.html');
    assert.ok('drafts' in result);
    const facts = result.drafts[0]?.facts ?? [];
    assert.deepEqual(facts[0], { kind: 'email', value: 'a@acme.example' });
    assert.ok(facts.length > 20 && facts.every(({ value }) => value.length < 300));
    const page = { id: 'a', title: 'A', url: '/a', content: 'Text.\n', facts };
    assert.deepEqual(parsePageFile('a', Buffer.from(formatPageFile(page))), { page });
  });

  it('skips a document that takes too long, and reads the next', async (t) => {
    const read = open(t, { timeoutMs: 1 });
    const slow = await read('<p>word</p>'.repeat(150_000), '.html');
    assert.deepEqual(slow.result, { reason: 'takes longer than 0.001 seconds to read' });
    const patient = open(t);
    await patient('# A');
    assert.ok('drafts' in (await patient('# B')).result);
  });

  it('skips documents that end the process which reads them, and reads the next', async (t) => {
    const read = open(t, { memoryMb: 160 });
    for (const hostile of [
      `---\ntitle: ${'['.repeat(6000)}\n---\nText.`,
      `---\n${'? '.repeat(6000)}\n---\nText.`,
      `${'<ul><li>a'.repeat(250)}${'</ul>'.repeat(250)}`.repeat(600),
    ]) {
      const { result } = await read(hostile, hostile.startsWith('<') ? '.html' : '.md');
      assert.ok('reason' in result, 'skipped');
    }
    assert.ok('drafts' in (await read('# Next')).result);
  });

  it('tells of a document that needed too much memory that its reader was ended for it', async (t) => {
    const reader = createDocumentReader({ memoryMb: 130 });
    t.after(() => reader.close());
    const bytes = Buffer.from('<p>word <b>bold</b></p>'.repeat(80_000));
    assert.deepEqual(await reader.read({ from: 'file', extension: '.html', bytes }), {
      result: { reason: 'needs too much memory to be read' },
      links: [],
      hasEndedReader: true,
    });
  });

  it('hands on no more than is stored, however much a document holds', async (t) => {
    const read = open(t);
    const long = 'x'.repeat(5000);
    const { result } = await read(
      `<title>${long}</title><link rel="canonical" href="https://a.example/${long}"><p>Text.`,
      '.html',
    );
    assert.ok('drafts' in result);
    assert.deepEqual([result.drafts[0]?.title?.length, result.drafts[0]?.url], [500, undefined]);
  });

  it('leaves the event loop free while it reads', async (t) => {
    const read = open(t);
    await read('# Start');
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await read('<div><p>word <b>bold</b></p></div>'.repeat(5_000), '.html');
    clearInterval(timer);
    assert.ok(turns > 20, `${turns} turns`);
  });

  it('executes nothing of what it reads', async (t) => {
    const read = open(t);
    const front = '---\ntitle: !!js/function "function () { process.exit() }"\nlang: en\n---\n\nText.';
    const { result } = await read(front);
    assert.ok('reason' in result || result.drafts[0]?.content === 'Text.');
    const { result: json } = await read('---js\n{ title: process.exit() }\n---\nText.');
    assert.ok('drafts' in json && json.drafts[0]?.content.includes('process.exit()'));
  });
});
