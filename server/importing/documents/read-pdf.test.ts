import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deflateSync } from 'node:zlib';
import type { PageDraft } from './page-draft.js';
import { makePdf, makePdfOfStreams, type PdfParts } from './pdf.fixture.js';
import { readPdf } from './read-pdf.js';

async function draftsOf(parts: PdfParts): Promise<PageDraft[]> {
  const read = await readPdf(makePdf(parts));
  if ('reason' in read) throw new Error(read.reason);
  return read.drafts;
}

const contentsOf = async (parts: PdfParts) => (await draftsOf(parts)).map(({ content }) => content);

/** Lines below each other, as wide as the text of most manuals. */
const prose = (y: number, ...lines: string[]) => lines.map((text, at) => ({ text, y: y + 14 * at }));

describe('reading a PDF', () => {
  it('makes a page of each of its pages, under the headings that its text belongs to', async () => {
    const drafts = await draftsOf({
      title: 'Lamp manual',
      pages: [
        [
          { text: 'Lamp manual', y: 80, size: 24 },
          { text: 'Warranty', y: 120, size: 16 },
          ...prose(
            150,
            'Every lamp carries a warranty of ten years, which covers the frame and the',
            'switch, and which ends when somebody opens the housing.',
          ),
        ],
        [...prose(80, 'The warranty is void for bulbs.'), { text: 'Returns', y: 120, size: 16 }],
        prose(80, 'You can return a lamp within 30 days.'),
      ],
    });
    assert.deepEqual(
      drafts.map(({ title, part, content }) => [title, part, content]),
      [
        [
          'Lamp manual',
          1,
          '## Warranty\n\nEvery lamp carries a warranty of ten years, which covers the frame and the switch, and which ends when somebody opens the housing.',
        ],
        ['Lamp manual', 2, '## Warranty\n\nThe warranty is void for bulbs.\n\n## Returns'],
        ['Lamp manual', 3, '## Returns\n\nYou can return a lamp within 30 days.'],
      ],
    );
  });

  it('takes the headings from the bookmarks where there are some', async () => {
    const [content] = await contentsOf({
      bookmarks: ['Cleaning', 'Returns'],
      pages: [
        [
          ...prose(80, 'Cleaning', 'Use a dry cloth.'),
          { text: 'NEVER BLEACH', y: 130, size: 30 },
          ...prose(160, 'Returns', 'Within 30 days.'),
        ],
      ],
    });
    assert.equal(content, '# Cleaning\n\nUse a dry cloth.\n\nNEVER BLEACH\n\n# Returns\n\nWithin 30 days.');
  });

  it('takes the title from the largest letters where the file names none, or only its program', async () => {
    const pages = [[{ text: 'Tea for two', y: 80, size: 20 }, ...prose(120, 'Water first.')]];
    for (const title of [undefined, 'Microsoft Word - draft3.docx', 'untitled', 'tea.pdf']) {
      const [draft] = await draftsOf({ pages, ...(title !== undefined && { title }) });
      assert.deepEqual(
        [draft?.title, draft?.content, draft?.part],
        ['Tea for two', 'Water first.', undefined],
      );
    }
  });

  it('leaves out running heads, page numbers and tables of contents', async () => {
    const pages = [1, 2, 3, 4].map((number) => [
      { text: `Chapter ${number > 2 ? 'two' : 'one'} ${number}`, y: 40, size: 8 },
      ...prose(100, ...['Lamps', 'Shades', 'Bulbs', 'Cables'].slice(number - 1), 'All are made', 'in Graz.'),
      { text: `Acme Ltd, page ${number} of 4`, y: 800, size: 8 },
    ]);
    pages[0]?.push({ text: 'Returns . . . . . . . . . . 3', y: 200, size: 11 });
    assert.deepEqual(
      (await contentsOf({ pages })).map((content) => content.replace(/\s+/g, ' ')),
      [
        'Lamps Shades Bulbs Cables All are made in Graz.',
        'Shades Bulbs Cables All are made in Graz.',
        'Bulbs Cables All are made in Graz.',
        'Cables All are made in Graz.',
      ],
    );
  });

  it('puts words together that a line parts, keeps lists and rows, and quotes nothing as Markdown', async () => {
    const [content] = await contentsOf({
      pages: [
        [
          ...prose(
            80,
            'This sentence is as wide as the sheet allows and then parts the word inter-',
            'national, as printers do.',
          ),
          ...prose(130, '\x95 Unplug the lamp.', '\x95 Use *dry* cloth.', '1. First of all'),
          { text: 'Bulb', y: 200 },
          { text: '4 euros', x: 200, y: 200 },
          { text: 'Shade', y: 214 },
          { text: '19 euros', x: 200, y: 214 },
        ],
      ],
    });
    assert.equal(
      content,
      [
        'This sentence is as wide as the sheet allows and then parts the word international, as printers do.',
        '- Unplug the lamp.',
        '- Use \\*dry\\* cloth.',
        '- 1. First of all',
        'Bulb 4 euros',
        'Shade 19 euros',
      ].join('\n\n'),
    );
  });

  it('says why it cannot be read', async () => {
    assert.deepEqual(await readPdf(makePdf({ pages: [[]] })), {
      reason: 'has no text; a scan must be made text first (OCR)',
    });
    const broken = await readPdf(Buffer.from('%PDF-1.4\nnothing'));
    assert.match('reason' in broken ? broken.reason : '', /^is no readable PDF: /);
  });

  it('is refused where its streams unfold too far, however they are packed', async () => {
    const blank = (bytes: number) => Buffer.alloc(bytes, ' ');
    const bomb = deflateSync(deflateSync(blank(400 * 1024 * 1024)));
    assert.ok(bomb.length < 2000);
    const before = process.memoryUsage.rss();
    for (const [streams, filter, reason] of [
      [[bomb], '[/FlateDecode /FlateDecode]', 'has a stream that unfolds to more than 32 MB'],
      [
        [deflateSync(blank(40 * 1024 * 1024))],
        '/FlateDecode',
        'has a stream that unfolds to more than 32 MB',
      ],
      [
        Array<Buffer>(10).fill(deflateSync(blank(30 * 1024 * 1024))),
        '/FlateDecode',
        'unfolds to more than 256 MB',
      ],
    ] as const) {
      assert.deepEqual(await readPdf(makePdfOfStreams(streams, filter)), { reason });
    }
    assert.ok(process.memoryUsage.rss() - before < 400 * 1024 * 1024);
    const fair = deflateSync('BT /F 11 Tf 1 0 0 1 60 700 Tm (Lamps are light.) Tj ET');
    const read = await readPdf(makePdfOfStreams([deflateSync(fair)], '[/FlateDecode /FlateDecode]'));
    assert.ok('drafts' in read && read.drafts[0]?.content === 'Lamps are light.');
  });
});
