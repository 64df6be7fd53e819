/** What every store promises of images. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { hostileIds } from '../../testing/hostile-ids.fixture.js';
import { assertLinearTime } from '../../../runtime/linear-time.fixture.js';
import { stores } from '../../testing/every-store.fixture.js';
import { makeWidget } from '../../testing/store.fixture.js';
import { nameImage } from '../image-store.js';

const bytes = Buffer.from('GIF89a one');
const others = Buffer.from('GIF89a two');
const [name, other] = [nameImage(bytes)!, nameImage(others)!];

for (const [title, open] of Object.entries(stores)) {
  describe(`${title}: images`, () => {
    it('gives back what was saved, to its own widget alone', async (t) => {
      const { images } = await open(t);
      const id = randomUUID();
      await images.save(id, name, bytes);
      await images.save(id, name, bytes);
      assert.deepEqual(await images.get(id, name), bytes);
      assert.equal(await images.get(id, other), undefined);
      assert.equal(await images.get(randomUUID(), name), undefined);
    });

    it('keeps the one that is named, or none', async (t) => {
      const { images } = await open(t);
      const id = randomUUID();
      await images.keepOnly(id, name);
      await images.save(id, name, bytes);
      await images.save(id, other, others);
      await images.keepOnly(id, other);
      assert.deepEqual([await images.get(id, name), await images.get(id, other)], [undefined, others]);
      await images.keepOnly(id, undefined);
      assert.equal(await images.get(id, other), undefined);
    });

    it('removes them with their widget', async (t) => {
      const { images, widgets } = await open(t);
      const widget = makeWidget();
      await widgets.save(widget);
      await images.save(widget.id, name, bytes);
      await widgets.remove(widget.id);
      assert.equal(await images.get(widget.id, name), undefined);
    });

    it('knows nothing by names and ids that could lead elsewhere, and saves nothing', async (t) => {
      const { images } = await open(t);
      const id = randomUUID();
      for (const hostile of [...hostileIds, '../widgets', `../${name}`, name.toUpperCase(), 'logo.png']) {
        assert.equal(await images.get(hostile, name), undefined);
        assert.equal(await images.get(id, hostile), undefined);
        await assert.rejects(images.save(hostile, name, bytes), { code: 'invalid_request' });
        await assert.rejects(images.save(id, hostile, bytes), { code: 'invalid_request' });
      }
    });
  });
}

it('an image that is drawn in SVG is known by its root element, in time linear in what stands before it', () => {
  const before = '\uFEFF<?xml version="1.0"?>\n<!-- A - B -- C -->\n<!DOCTYPE svg [<!ENTITY a "b">] >\n';
  assert.match(nameImage(Buffer.from(`${before}<svg/>`)) ?? '', /\.svg$/);
  assert.match(nameImage(Buffer.from('<!DOCTYPE svg PUBLIC "a" "b"><SVG >')) ?? '', /\.svg$/);
  for (const other of ['<html><svg/>', '<!-- a <svg/>', '<svgx>', `${before}a<svg/>`])
    assert.equal(nameImage(Buffer.from(other)), undefined, other);
  const open = (size: number) => Buffer.from('<!----' + '><!----><!DOCTYPE[--><!--]><!----'.repeat(size));
  assertLinearTime(32, open, nameImage);
});
