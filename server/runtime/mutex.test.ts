import assert from 'node:assert/strict';
import test from 'node:test';
import { KeyedMutex, Mutex } from './mutex.js';

/** Work that ends when it is told to, and notes when it begins. */
function heldWork(name: string, begun: string[]) {
  let end: (result: string | Promise<never>) => void = () => undefined;
  const ended = new Promise<string>((resolve) => (end = resolve));
  const work = () => {
    begun.push(name);
    return ended;
  };
  return { work, end };
}

const ticks = () => new Promise((resolve) => setImmediate(resolve));

test('a mutex runs one piece of work after the other, in the order given', async () => {
  const mutex = new Mutex();
  const begun: string[] = [];
  const first = heldWork('first', begun);
  const second = heldWork('second', begun);
  const results = [mutex.runExclusive(first.work), mutex.runExclusive(second.work)];
  second.end('b');
  await ticks();
  assert.deepEqual(begun, ['first']);
  first.end('a');
  assert.deepEqual(await Promise.all(results), ['a', 'b']);
  assert.deepEqual(begun, ['first', 'second']);
});

test('work that fails tells its caller alone, and the next gets its turn', async () => {
  const mutex = new Mutex();
  const failed = mutex.runExclusive(() => Promise.reject(new Error('full')));
  const thrown = mutex.runExclusive(() => {
    throw new Error('broken');
  });
  const next = mutex.runExclusive(() => Promise.resolve('done'));
  await assert.rejects(failed, { message: 'full' });
  await assert.rejects(thrown, { message: 'broken' });
  assert.equal(await next, 'done');
});

test('a mutex is idle when all that was given has ended, however it ended', async () => {
  const mutex = new Mutex();
  await mutex.idle();
  const held = heldWork('held', []);
  const failed = assert.rejects(mutex.runExclusive(held.work), { message: 'full' });
  let isIdle = false;
  const idle = mutex.idle().then(() => (isIdle = true));
  await ticks();
  assert.equal(isIdle, false);
  held.end(Promise.reject(new Error('full')));
  await Promise.all([idle, failed]);
});

test('a keyed mutex holds up work under the same key alone', async () => {
  const mutex = new KeyedMutex();
  const begun: string[] = [];
  const works = ['a1', 'a2', 'a3'].map((name) => heldWork(name, begun));
  const [failed, ...done] = works.map(({ work }) => mutex.runExclusive('a', work));
  assert.equal(await mutex.runExclusive('b', () => Promise.resolve('b')), 'b');
  assert.deepEqual(begun, ['a1']);
  works[0]?.end(Promise.reject(new Error('full')));
  await assert.rejects(failed ?? Promise.resolve(), { message: 'full' });
  await ticks();
  assert.deepEqual(begun, ['a1', 'a2']);
  for (const { end } of works) end('a');
  assert.deepEqual(await Promise.all(done), ['a', 'a']);
});
