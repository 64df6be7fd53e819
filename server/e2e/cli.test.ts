import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { makeWorkplace, type Workplace } from '../commands/terminal/run-cli.fixture.js';

const UNKNOWN = '22222222-2222-4222-8222-222222222222';

let place: Workplace;
before(() => {
  place = makeWorkplace();
});
after(() => {
  place.clear();
});

describe('the command line', () => {
  it('explains itself, a group and a command, in lines of at most 80 columns', async () => {
    const whole = await place.run('--help');
    for (const name of ['serve', 'widget create', 'widget snippet', 'pages import', 'ask']) {
      assert.match(whole.stdout, new RegExp(`^  ${name} `, 'm'));
    }
    const group = await place.run('pages', '--help');
    assert.match(group.stdout, /pages remove/);
    assert.doesNotMatch(group.stdout, /widget create/);
    const commands = [
      'serve',
      'widget create',
      'widget update',
      'pages import',
      'pages remove',
      'ask',
      'conversations export',
      'unanswered',
      'visitor erase',
      'retention apply',
    ];
    const helps = await Promise.all(commands.map((command) => place.run(...command.split(' '), '--help')));
    for (const [index, { stdout }] of helps.entries()) {
      assert.match(stdout, new RegExp(`^Usage: service-chat ${String(commands[index])}`, 'm'));
    }
    for (const { code, stdout, stderr } of [whole, group, ...helps]) {
      assert.deepEqual([code, stderr], [0, '']);
      assert.deepEqual(
        stdout.split('\n').filter((line) => line.length > 80),
        [],
      );
    }
  });

  it('prints its version', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    assert.deepEqual(await place.run('--version'), { code: 0, stdout: `${version}\n`, stderr: '' });
  });

  it('answers wrong usage with what is wrong, the usage line and exit code 2', async () => {
    const cases: [string[], RegExp][] = [
      [[], /^Say what to do\./],
      [
        ['widgets'],
        /^There is no command "widgets"\. There are serve, widget, pages, source, ask, [^;]*backup[^;]*; /,
      ],
      [['widget', 'delete'], /^There is no command "widget delete"\. There are create, /],
      [['widget', 'list', '--colour'], /^Unknown option '--colour'\.\nUsage: service-chat widget list\n$/],
      [['widget', 'show'], /^ID is missing\.\nUsage: service-chat widget show ID\n$/],
    ];
    for (const [args, message] of cases) {
      const { code, stdout, stderr } = await place.run(...args);
      assert.deepEqual([code, stdout], [2, ''], args.join(' '));
      assert.match(stderr, message);
    }
  });

  it('fails with exit code 1 where there is no data folder, and does not make one', async () => {
    const { code, stdout, stderr } = await place.run('widget', 'list', '--data', 'nowhere');
    assert.deepEqual([code, stdout], [1, '']);
    assert.match(
      stderr,
      /^There is no data folder at .*nowhere\. Name the right one with --data DIR or DATA_DIR\.\n$/,
    );
    assert.equal(existsSync(join(place.folder, 'nowhere')), false);
  });

  it('prints one JSON document with --json, for failures too, and keeps the words on stderr', async () => {
    const failure = await place.run('widget', 'show', UNKNOWN, '--data', '.', '--json');
    const { error } = JSON.parse(failure.stdout) as { error: { code: string; message: string } };
    assert.equal(failure.code, 1);
    assert.equal(error.code, 'widget_not_found');
    assert.equal(failure.stderr, `${error.message}\n`);

    const usage = await place.run('widget', 'show', 'x', '--json');
    assert.equal(usage.code, 2);
    assert.equal((JSON.parse(usage.stdout) as { error: { code: string } }).error.code, 'usage');
  });

  it('names what is wrong with the environment', async () => {
    const wrong = makeWorkplace({ PUBLIC_URL: 'chat.acme.example' });
    try {
      const { code, stderr } = await wrong.run('widget', 'list');
      assert.equal(code, 78);
      assert.match(stderr, /PUBLIC_URL must be a web address/);
      assert.doesNotMatch(stderr, /\bat .*\.ts/);
    } finally {
      wrong.clear();
    }
  });
});
