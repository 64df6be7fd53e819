import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { openJsonStore } from '../json/json-store.js';
import { makeFolderFor, makeQuestion, recordsIn } from '../testing/store.fixture.js';
import { fillStore } from '../testing/whole-store.fixture.js';
import { copyAll, takeInventory } from './copy-all.js';
import { openFolderReceiver, partialOf } from './folder-receiver.js';
import { openFolderSource } from './folder-source.js';
import { Inventory } from './inventory.js';

const now = Date.now();
const noDamage = () => undefined;

describe('a whole store', () => {
  it('is copied to a folder that holds the same, also where it was cut short again and again', async (t) => {
    const home = await makeFolderFor(t);
    const [from, to] = [join(home, 'from'), join(home, 'to')];
    const store = await openJsonStore(from);
    await fillStore(store, now);
    await store.close();
    const source = await openFolderSource(from, noDamage);
    t.after(() => source.store.close());
    const here = await takeInventory(source, { now });
    const whole = await recordsIn(from);

    for (const there of [0, 1, 7, whole.length - 1]) {
      const receiver = await openFolderReceiver(to);
      assert.ok(receiver.records <= there, 'nothing is added twice');
      await receiver.addRecords(whole.slice(receiver.records, there), receiver.records);
      await receiver.addWidget({
        widget: (await source.store.widgets.list())[0] as never,
        pages: [],
        sites: [],
        runs: [],
        image: undefined,
      });
      await receiver.close();
    }
    const receiver = await openFolderReceiver(to);
    assert.equal(receiver.records, whole.length - 1);
    await copyAll(source, receiver, { now });
    await receiver.finish();

    const copy = await openFolderSource(to, noDamage);
    t.after(() => copy.store.close());
    assert.deepEqual((await takeInventory(copy, { now })).differences(here), []);
    assert.deepEqual(await recordsIn(to), whole);
    const restored = await openJsonStore(to);
    await restored.close();
    await assert.rejects(openFolderReceiver(to), /to exists; choose a new or an empty folder/);
    await rm(partialOf(to), { recursive: true, force: true });
  });
});

describe('an inventory', () => {
  it('tells what is missing, what is different, and what stands in another place', () => {
    const [one, two] = [makeQuestion(), makeQuestion()];
    const inventoryOf = (...records: (typeof one)[]) => {
      const inventory = new Inventory();
      for (const [place, record] of records.entries()) inventory.addRecord(record, place);
      return inventory;
    };
    const here = inventoryOf(one, two);
    const part = `records question 2024-05 ${one.widgetId}`;
    assert.deepEqual(here.differences(inventoryOf(one, two)), []);
    assert.deepEqual(here.differences(inventoryOf(one)), [`${part}: 2 here, 1 there`]);
    assert.deepEqual(here.differences(inventoryOf(two, one)), [`${part}: 2, but not the same`]);
    assert.deepEqual(here.differences(inventoryOf(one, { ...two, text: 'no' })), [
      `${part}: 2, but not the same`,
    ]);
    assert.deepEqual(here.counts(), { 'records question': 2 });
  });

  it('does not mind the order of fields', () => {
    const [here, there] = [new Inventory(), new Inventory()];
    here.add('pages', { id: 'a', title: 'A', url: undefined });
    there.add('pages', { title: 'A', id: 'a' });
    assert.deepEqual(here.differences(there), []);
  });
});
