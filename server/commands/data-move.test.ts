import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { makeDatabase } from '../store/testing/postgres.fixture.js';
import { makeWorkplace, type Workplace } from './terminal/run-cli.fixture.js';

describe('data move', () => {
  let place: Workplace;
  let url: string;
  before(async () => {
    place = makeWorkplace();
    url = await makeDatabase('15');
    await place.run('widget', 'create', '--name', 'Acme', '--allow', '*');
  });
  after(() => {
    place.clear();
  });

  it('says how it is used', async () => {
    for (const args of [[], ['--to', url, '--undo']]) {
      const { code, stderr } = await place.run('data', 'move', ...args);
      assert.equal(code, 2);
      assert.match(stderr, /^Give either --to or --undo\.\nUsage: service-chat data move/);
    }
  });

  it('refuses what is no way, and changes nothing', async () => {
    const cases: [string[], RegExp][] = [
      [['--to', 'elsewhere'], /data is in the folder .*data; --to takes the address of a database/],
      [['--to', url, '--data', 'nowhere'], /There is no data folder at .*nowhere/],
      [['--undo'], /was not moved away from here/],
    ];
    for (const [args, message] of cases) {
      const { code, stdout, stderr } = await place.run('data', 'move', ...args);
      assert.deepEqual([code, stdout], [1, ''], args.join(' '));
      assert.match(stderr, message);
    }
    assert.equal((await place.run('widget', 'list')).code, 0);
  });

  it('moves, tells a person what to do next, and takes it back', async () => {
    const { code, stdout, stderr } = await place.run('data', 'move', '--to', url);
    assert.deepEqual([code, stderr], [0, '']);
    assert.match(
      stdout,
      /^Moved 0 records, 1 widget and 0 pages from .*data to postgres:\/\/.*, and found all/,
    );
    assert.match(stdout, /\nSet DATABASE_URL to it .* refuses to be used\.\n$/);
    const refused = await place.run('widget', 'list');
    assert.deepEqual([refused.code, refused.stdout], [1, '']);
    assert.match(
      refused.stderr,
      /^The data of .*data was moved to postgres:.* service-chat data move --undo\n$/,
    );
    assert.match((await place.run('data', 'move', '--undo')).stdout, /data can be used again, as it was/);
    assert.match((await place.run('widget', 'list')).stdout, /Acme/);
  });

  it('tells a program what was moved', async () => {
    const other = await makeDatabase('15');
    const report = (await place.json('data', 'move', '--to', other)) as Record<string, unknown>;
    assert.deepEqual([report['counts'], report['leftOut']], [{ widgets: 1 }, []]);
    assert.equal(typeof report['seconds'], 'number');
  });
});
