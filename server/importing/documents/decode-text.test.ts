import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decodeText } from './decode-text.js';

describe('the character set of a document', () => {
  const html = (charset: string) => `<html><head><meta charset="${charset}"></head><p>Füße, 5 €</p></html>`;
  const utf8 = html('utf-8');

  it('is that of its byte order mark', () => {
    const marked = Buffer.from(`\ufeff${html('unicode')}`, 'utf16le');
    assert.equal(decodeText(marked, 'utf-8'), html('unicode'));
    assert.equal(decodeText(Buffer.from(marked).swap16()), html('unicode'));
    assert.equal(decodeText(Buffer.from(`\ufeff${utf8}`), 'iso-8859-1'), utf8);
  });

  it('is what its server says, unless that is none', () => {
    assert.equal(decodeText(Buffer.from(html('utf-8'), 'latin1'), 'iso-8859-1')?.includes('Füße'), true);
    assert.equal(decodeText(Buffer.from(utf8), 'utf8mb4'), utf8);
  });

  it('is not UTF-16 where its bytes are letters', () => {
    for (const label of ['utf-16', 'unicode']) {
      assert.equal(decodeText(Buffer.from(html(label))), html(label));
    }
  });
});
