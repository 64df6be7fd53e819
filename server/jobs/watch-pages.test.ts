import assert from 'node:assert/strict';
import { once, EventEmitter } from 'node:events';
import { describe, it, type TestContext } from 'node:test';
import { createMemoryStore } from '../store/memory/memory-store.js';
import { makePage, makeWidget } from '../store/testing/store.fixture.js';
import { watchPages } from './watch-pages.js';

/** A store with a widget that has a page, and a watch that looks all the time. */
async function watching(t: TestContext, answer: (id: string) => boolean = () => true) {
  const store = createMemoryStore();
  const widget = makeWidget();
  await store.widgets.save(widget);
  await store.pages.save(widget.id, makePage());
  const told = new EventEmitter();
  const changes: string[] = [];
  const errors: string[] = [];
  let looks = 0;
  const watch = watchPages({
    widgets: {
      list() {
        looks++;
        told.emit('look');
        return store.widgets.list();
      },
    },
    pages: store.pages,
    onChange(id) {
      changes.push(id);
      return new Promise((resolve) => {
        resolve(answer(id));
      });
    },
    logger: { error: (_: object, message?: string) => void errors.push(message ?? '') },
    checkMs: 1,
  });
  t.after(() => watch.stop());
  /** Waits for whole looks. */
  const looked = async (count = 3): Promise<void> => {
    for (const from = looks; looks < from + count;) await once(told, 'look');
  };
  return { store, widget, changes, errors, looked };
}

describe('watching pages', () => {
  it('tells of every change once, and not of what was there before', async (t) => {
    const { store, widget, changes, looked } = await watching(t);
    await looked();
    assert.deepEqual(changes, []);
    await store.pages.save(widget.id, makePage({ id: 'new' }));
    await looked();
    assert.deepEqual(changes, [widget.id]);
    await store.pages.remove(widget.id, 'new');
    await looked();
    assert.deepEqual(changes, [widget.id, widget.id]);
  });

  it('tells of a new widget, and of none that is switched off', async (t) => {
    const { store, changes, looked } = await watching(t);
    await looked();
    const [added, off] = [makeWidget(), makeWidget({ isActive: false })];
    for (const widget of [added, off]) await store.widgets.save(widget);
    await store.pages.save(added.id, makePage());
    await looked();
    assert.ok(changes.includes(added.id));
    assert.ok(!changes.includes(off.id));
  });

  it('tells again of what could not be done', async (t) => {
    const answers = [false, true];
    const { store, widget, changes, looked } = await watching(t, () => answers.shift() ?? true);
    await looked();
    await store.pages.save(widget.id, makePage({ id: 'new' }));
    await looked(5);
    assert.deepEqual(changes, [widget.id, widget.id]);
  });

  it('tells once of the widgets beside one whose change fails', async (t) => {
    let failures = 0;
    const { store, widget, changes, errors, looked } = await watching(t, (id) => {
      if (id === widget.id && ++failures <= 2) throw new Error('broken');
      return true;
    });
    const others = ['Aa', 'Zz'].map((name) => makeWidget({ name }));
    await looked();
    for (const { id } of [...others, widget]) await store.pages.save(id, makePage({ id: 'new' }));
    for (const other of others) await store.widgets.save(other);
    await looked(9);
    const counts = [widget, ...others].map(({ id }) => changes.filter((each) => each === id).length);
    assert.deepEqual([counts, errors.length], [[3, 1, 1], 2]);
  });
});
