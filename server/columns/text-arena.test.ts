import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TextArena } from './text-arena.js';

describe('a text arena', () => {
  it('gives back what it was given, ids and what only looks like one', () => {
    const arena = new TextArena();
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const texts = [
      '',
      'Wie lösche ich mein Konto?',
      id,
      `12 ${id}`,
      `Größe ${id}`,
      id.toUpperCase(),
      `${id} `,
      id.slice(1),
      `${id}0`,
      id.replaceAll('-', ''),
      '🙂'.repeat(50),
    ];
    const places = texts.map((text) => arena.put(text));
    assert.deepEqual(
      places.map((place) => arena.get(place)),
      texts,
    );
  });

  it('keeps what is far too long as far as it fits, and goes on behind it', () => {
    const arena = new TextArena();
    const places = Array.from({ length: 20 }, () => arena.put('x'.repeat(100_000)));
    const behind = arena.put('behind');
    for (const place of places) assert.match(arena.get(place), /^x{30000,}$/);
    assert.equal(arena.get(behind), 'behind');
  });

  it('leaves nothing of what is wiped, and all of its neighbours', () => {
    const arena = new TextArena();
    const [before, id, text, after] = ['before', `of ${crypto.randomUUID()}`, 'a secret', 'after'].map(
      (each) => arena.put(each),
    );
    arena.wipe(id!);
    arena.wipe(text!);
    assert.deepEqual([arena.get(before!), arena.get(after!)], ['before', 'after']);
    assert.match(arena.get(id!), /^[\0\-0]*$/);
    assert.match(arena.get(text!), /^\0*$/);
  });
});
