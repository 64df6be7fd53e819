import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openJsonStore } from '../store/json/json-store.js';
import { makeWorkplace, type Workplace } from './terminal/run-cli.fixture.js';

const ID = '11111111-1111-1111-1111-111111111111';

let place: Workplace;
before(async () => {
  place = makeWorkplace();
  await place.run('widget', 'create', '--name', 'Acme', '--id', ID, '--allow', '*');
});
after(() => {
  place.clear();
});

describe('backup', () => {
  it('copies the data of a running server, which can be served again', async () => {
    const server = await place.serve();
    let conversationId: string;
    try {
      const response = await fetch(`${server.url}/api/widget/chat`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ widgetId: ID, message: 'Can I pay with bitcoin?' }),
      });
      ({ conversationId } = (await response.json()) as { conversationId: string });
      const { code, stdout, stderr } = await place.run('backup', 'copies/first');
      assert.deepEqual([code, stderr], [0, '']);
      assert.match(stdout, /^Copied \d+ files, [\d.]+ \w+, to .*copies\/first\.\n$/);
    } finally {
      await server.stop();
    }
    for (const folder of ['data', 'copies/first']) {
      const names = readdirSync(join(place.folder, folder), { recursive: true, encoding: 'utf8' });
      const isOpen = (name: string) => (statSync(join(place.folder, folder, name)).mode & 0o077) !== 0;
      assert.deepEqual(names.filter(isOpen), [], 'others than the owner may look in');
    }
    const copy = await openJsonStore(join(place.folder, 'copies/first'));
    assert.equal((await copy.conversations.turns(ID, conversationId, 9)).length, 1);
    assert.equal((await copy.widgets.get(ID))?.name, 'Acme');
    await copy.close();
  });

  it('tells a script where the copy is and how large', async () => {
    const { folder, files, bytes } = (await place.json('backup', 'copies/second')) as Record<string, unknown>;
    assert.equal(folder, join(place.folder, 'copies/second'));
    assert.ok(Number(files) >= 1 && Number(bytes) > 100);
  });

  it('says in words why it cannot, and changes nothing', async () => {
    place.write('full/letter.txt', 'Dear');
    const cases: [string[], number, RegExp][] = [
      [['full'], 1, /^.*full exists; choose a new or an empty folder\n$/],
      [['data/copy'], 1, /^.*data\/copy lies in the data folder; choose a place outside of it\n$/],
      [['copy', '--data', 'full'], 1, /^.*full is not a data folder\n$/],
      [['copy', '--data', 'nowhere'], 1, /^There is no data folder at .*nowhere\./],
      [[], 2, /^DIR is missing\.\nUsage: service-chat backup DIR\n$/],
    ];
    for (const [args, exitCode, message] of cases) {
      const { code, stdout, stderr } = await place.run('backup', ...args);
      assert.deepEqual([code, stdout], [exitCode, ''], args.join(' '));
      assert.match(stderr, message);
    }
    assert.deepEqual(readdirSync(join(place.folder, 'full')), ['letter.txt']);
  });
});
