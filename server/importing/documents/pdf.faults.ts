/** PDF files that machines made up, and good ones that they damaged. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { fuzzAsync, textsOf } from '../../runtime/fuzz.fixture.js';
import { createDocumentReader } from './document-reader.js';
import type { DocumentSource } from './read-document.js';
import { makePdf, makePdfOfStreams } from './pdf.fixture.js';

const CONTENT = [
  'BT ',
  ' ET\n',
  '/F 11 Tf ',
  '1 0 0 1 60 700 Tm ',
  '0 1 -1 0 0 0 Tm ',
  '(Lamps) Tj ',
  '[(La) -500 (mps)] TJ ',
  'T* ',
  'q ',
  'Q ',
  '1e9 0 0 1e-9 0 0 cm ',
  '(',
  ')',
  '<',
  '>',
  '<<',
  '>>',
  '[',
  ']',
  '99999999999 ',
  '-1 ',
  'NaN ',
  '/X Do ',
  "(a) ' ",
  'BI ',
  'ID ',
  'EI ',
  '/P BMC ',
  'EMC ',
  '14 TL ',
  '\\377',
  '%',
  '\n',
];
const STRUCTURE = [
  'obj',
  'endobj',
  'stream',
  'endstream',
  'xref',
  'trailer',
  'startxref',
  '<<',
  '>>',
  '/Kids [2 0 R]',
  '/Count 999999999',
  '/Length -1',
  '/Filter /FlateDecode',
  '/Filter [/LZWDecode /RunLengthDecode]',
  '2 0 R',
  '/Parent 2 0 R',
  '/Encrypt 3 0 R',
  '/Title (\\376\\377)',
  '/Outlines 1 0 R',
  '/Prev 0',
  '[',
  ']',
  'null',
  '9 9 R',
];

it('a PDF is read, or skipped with its reason', async (t) => {
  const reader = createDocumentReader({ pdfTimeoutMs: 5000 });
  t.after(() => reader.close());
  const good = makePdf({
    pages: [
      [
        { text: 'Lamps', y: 100, size: 20 },
        { text: 'They are light.', y: 140 },
      ],
      [{ text: 'Two', y: 90 }],
    ],
    title: 'Lamps',
    bookmarks: ['Lamps'],
  });
  const damaged = fc
    .array(fc.tuple(fc.nat(good.length - 1), fc.constantFrom(...STRUCTURE, '\u0000', '9')), { maxLength: 6 })
    .map((cuts) => {
      const file = Buffer.from(good);
      for (const [at, text] of cuts) file.write(text, at, 'latin1');
      return file;
    });
  const contents = textsOf(CONTENT, 300).map((text) =>
    makePdfOfStreams([deflateSync(Buffer.from(text, 'latin1'))], '/FlateDecode'),
  );
  const ended: string[] = [];
  const report = await fuzzAsync(fc.oneof(damaged, contents), async (bytes) => {
    const source: DocumentSource = { from: 'file', extension: '.pdf', bytes };
    const { result, hasEndedReader } = await reader.read(source);
    // A process that read thousands before, on a busy machine, may end for their sake.
    if (hasEndedReader && (await reader.read(source)).hasEndedReader)
      ended.push(`${JSON.stringify(result)} ${bytes.toString('base64').slice(0, 2000)}`);
    if ('reason' in result) assert.ok(result.reason.length <= 500);
    else assert.ok(result.drafts.length > 0);
  });
  t.diagnostic(JSON.stringify(report));
  assert.deepEqual(ended, [], 'what ends the reader is contained, but worth a look');
});
