import assert from 'node:assert/strict';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Widget } from '../../model.js';
import { makeWorkplace, type Workplace } from '../terminal/run-cli.fixture.js';

const ID = '11111111-1111-1111-1111-111111111111';
const SVG = '<?xml version="1.0"?>\n<!-- ours -->\n<svg xmlns="http://www.w3.org/2000/svg"/>';

let place: Workplace;
before(async () => {
  place = makeWorkplace();
  await place.run('widget', 'create', '--name', 'Acme', '--id', ID);
});
after(() => {
  place.clear();
});

const fileOf = (name: string, content: string | Buffer) => {
  const path = join(place.folder, name);
  writeFileSync(path, content);
  return path;
};
const update = async (logo: string) => (await place.json('widget', 'update', ID, '--logo', logo)) as Widget;
const storedImages = () => readdirSync(join(place.folder, 'data/images', ID));

describe('--logo', () => {
  it('stores an image with the widget by a digest of its content, whatever it was called', async () => {
    const { logo } = (await update(fileOf('brand.txt', SVG))).appearance;
    assert.match(logo ?? '', /^[0-9a-f]{32}\.svg$/);
    assert.deepEqual(storedImages(), [logo]);
    assert.match((await place.run('widget', 'show', ID)).stdout, new RegExp(`^ *Logo +${logo}$`, 'm'));
  });

  it('removes the former image, and the last one for an address or for none', async () => {
    const png = Buffer.from('89504e470d0a1a0a0000', 'hex');
    const { logo } = (await update(fileOf('brand.png', png))).appearance;
    assert.deepEqual(storedImages(), [logo]);
    const address = 'https://acme.example/logo.png';
    assert.equal((await update(address)).appearance.logo, address);
    assert.throws(storedImages, /ENOENT/);
    assert.equal((await update('')).appearance.logo, undefined);
  });

  it('says what is wrong with a file, and changes nothing', async () => {
    const wrong: [string, RegExp][] = [
      [join(place.folder, 'missing.png'), /missing\.png": there is no such file\./],
      [place.folder, /it cannot be read \(EISDIR\)/],
      [
        fileOf('page.png', '<html><svg></svg></html>'),
        /is no image that browsers show; it must be one of png, /,
      ],
      [
        fileOf('large.gif', Buffer.concat([Buffer.from('GIF8'), Buffer.alloc(300_000)])),
        /293 kB; at most 256/,
      ],
    ];
    for (const [path, message] of wrong) {
      const { code, stderr } = await place.run('widget', 'update', ID, '--logo', path);
      assert.equal(code, 2);
      assert.match(stderr, message);
    }
    const widget = (await place.json('widget', 'show', ID)) as Widget;
    assert.equal(widget.appearance.logo, undefined);
  });
});
