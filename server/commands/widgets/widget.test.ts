import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Widget } from '../../model.js';
import { makeWorkplace, type Workplace } from '../terminal/run-cli.fixture.js';

const ID = '11111111-1111-1111-1111-111111111111';
const UNKNOWN = '22222222-2222-4222-8222-222222222222';

let place: Workplace;
before(() => {
  place = makeWorkplace({ PUBLIC_URL: 'https://chat.acme.example/help/' });
});
after(() => {
  place.clear();
});

const storedWidget = (id: string) =>
  JSON.parse(readFileSync(join(place.folder, 'data/widgets', `${id}.json`), 'utf8')) as Widget;

const SNIPPET = `<script>
  window.ServiceChatConfig = { widgetId: "${ID}" };
</script>
<script async crossorigin src="https://chat.acme.example/help/widget.js"></script>`;

describe('widget create', () => {
  it('tells the id, who may use it, the snippet to paste and what to do next', async () => {
    const { code, stdout, stderr } = await place.run(
      'widget',
      'create',
      '--name',
      'Acme',
      '--id',
      ID,
      '--allow',
      'acme.example',
      '--allow',
      'localhost',
      '--quota',
      '50/day',
    );
    assert.deepEqual([code, stderr], [0, '']);
    assert.match(stdout, /^Created the widget "Acme"\.$/m);
    assert.match(stdout, new RegExp(`^ {2}ID +${ID}$`, 'm'));
    assert.match(stdout, /^ {2}Allowlist +acme\.example, localhost$/m);
    assert.match(stdout, /^ {2}Quota +50 questions a day$/m);
    assert.ok(stdout.includes(SNIPPET.replace(/^/gm, '  ')));
    assert.ok(stdout.includes(`service-chat pages import ${ID} FOLDER-OR-ADDRESS`));
  });

  it('prints the widget as JSON, with the documented defaults and an id of its own', async () => {
    const widget = (await place.json(
      'widget',
      'create',
      '--name',
      ' Beta ',
      '--allow',
      '*.acme.example',
    )) as Widget;
    assert.match(widget.id, /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    assert.deepEqual(widget, {
      id: widget.id,
      name: 'Beta',
      isActive: true,
      appearance: { primaryColor: '#6366f1', greeting: 'Hi! How can I help?', position: 'bottom-right' },
      allowlist: ['*.acme.example'],
      quota: { messages: 1000, period: 'month' },
    });
    assert.deepEqual(storedWidget(widget.id), widget);
  });

  it('takes every setting', async () => {
    const widget = (await place.json(
      'widget',
      'create',
      '--name',
      'Full',
      '--primary-color',
      '#0a7',
      '--greeting',
      'Hello',
      '--inactive',
      '--placeholder',
      'Ask',
      '--position',
      'bottom-left',
      '--theme',
      'auto',
      '--require-origin',
    )) as Widget;
    assert.deepEqual(
      { ...widget, id: '' },
      {
        id: '',
        name: 'Full',
        isActive: false,
        appearance: {
          primaryColor: '#0a7',
          greeting: 'Hello',
          position: 'bottom-left',
          theme: 'auto',
          placeholder: 'Ask',
        },
        allowlist: [],
        quota: { messages: 1000, period: 'month' },
        requireOrigin: true,
      },
    );
  });

  it('says how to let websites in where none may use the widget', async () => {
    const { stdout } = await place.run('widget', 'create', '--name', 'Nobody');
    assert.match(stdout, /No website may use it yet\. Allow yours with:\n\n {2}service-chat widget update /);
  });

  it('names the flag, the value and what would do, and creates nothing', async () => {
    const before = (await place.json('widget', 'list')) as Widget[];
    const cases: [string[], RegExp][] = [
      [[], /^--name is missing/],
      [
        ['--name', 'x', '--primary-color', 'blue'],
        /^--primary-color "blue" must be a hex colour, such as #6366f1/,
      ],
      [
        ['--name', 'x', '--allow', 'https://a.example/b'],
        /^--allow "https:\/\/a\.example\/b" must not have a path/,
      ],
    ];
    for (const [args, message] of cases) {
      const { code, stdout, stderr } = await place.run('widget', 'create', ...args);
      assert.deepEqual([code, stdout], [2, ''], args.join(' '));
      assert.match(stderr, message);
      assert.match(stderr, /^Usage: service-chat widget create --name TEXT /m);
    }
    assert.equal(((await place.json('widget', 'list')) as Widget[]).length, before.length);
  });

  it('does not replace a widget of the same id', async () => {
    const { code, stderr } = await place.run('widget', 'create', '--name', 'Other', '--id', ID);
    assert.equal(code, 1);
    assert.match(
      stderr,
      /There is a widget 11111111-\S+ already\. Change it with: service-chat widget update /,
    );
    assert.equal(storedWidget(ID).name, 'Acme');
  });
});

describe('widget list and show', () => {
  it('list the widgets by name, and show one', async () => {
    const names = ((await place.json('widget', 'list')) as Widget[]).map(({ name }) => name);
    assert.deepEqual(names, ['Acme', 'Beta', 'Full', 'Nobody']);
    const { stdout } = await place.run('widget', 'list');
    assert.match(stdout, new RegExp(`^${ID} {2}Acme +active +0 +acme\\.example, localhost$`, 'm'));
    assert.match(stdout, /Full +inactive/);
    assert.deepEqual(await place.json('widget', 'show', ID), storedWidget(ID));
    assert.match((await place.run('widget', 'show', ID)).stdout, /^ {2}Greeting +Hi! How can I help\?$/m);
  });

  it('tell an unknown id from a malformed one', async () => {
    const unknown = await place.run('widget', 'show', UNKNOWN);
    assert.equal(unknown.code, 1);
    assert.match(
      unknown.stderr,
      /^There is no widget 22222222-\S+ in .*data\. See all with: service-chat widget list/,
    );
    const malformed = await place.run('widget', 'show', '1234');
    assert.equal(malformed.code, 2);
    assert.match(malformed.stderr, /^"1234" is not a widget ID; one looks like /);
  });

  it('report a file that was broken by hand, and write nothing over it', async () => {
    const file = place.write(`data/widgets/${UNKNOWN}.json`, '{\n  "name": "Broken",\n');
    try {
      const list = await place.run('widget', 'list');
      assert.equal(list.code, 0);
      assert.match(list.stderr, /^Warning: .*22222222-\S+\.json, line \d+, is left out: /);
      assert.equal(((await place.json('widget', 'list')) as Widget[]).length, 4);
      const show = await place.run('widget', 'update', UNKNOWN, '--name', 'Mended');
      assert.equal(show.code, 1);
      assert.match(show.stderr, /22222222-\S+\.json, line \d+, is broken: /);
      assert.equal(readFileSync(file, 'utf8'), '{\n  "name": "Broken",\n');
    } finally {
      rmSync(file);
    }
  });
});

describe('widget update', () => {
  it('changes what is given and leaves the rest', async () => {
    const before = storedWidget(ID);
    const after = await place.json(
      'widget',
      'update',
      ID,
      '--theme',
      'dark',
      '--placeholder',
      'Ask',
      '--inactive',
      '--quota',
      '7/month',
    );
    assert.deepEqual(after, {
      ...before,
      isActive: false,
      appearance: { ...before.appearance, theme: 'dark', placeholder: 'Ask' },
      quota: { messages: 7, period: 'month' },
    });
    const again = (await place.json('widget', 'update', ID, '--active', '--placeholder', '')) as Widget;
    assert.equal(again.isActive, true);
    assert.ok(!('placeholder' in again.appearance));
  });

  it('replaces the allowlist, adds to it and takes from it', async () => {
    const allowlist = async (...args: string[]) =>
      ((await place.json('widget', 'update', ID, ...args)) as Widget).allowlist;
    assert.deepEqual(await allowlist('--allow', 'a.example', '--allow', 'b.example'), [
      'a.example',
      'b.example',
    ]);
    assert.deepEqual(await allowlist('--add-allow', 'c.example', '--remove-allow', 'a.example'), [
      'b.example',
      'c.example',
    ]);
    const { code, stderr } = await place.run('widget', 'update', ID, '--remove-allow', 'x.example');
    assert.equal(code, 2);
    assert.match(stderr, /"x\.example" is not on the allowlist, which is b\.example, c\.example\./);
  });

  it('needs something to change', async () => {
    assert.match(
      (await place.run('widget', 'update', ID)).stderr,
      /^Nothing to change: give at least one flag\./,
    );
  });
});

describe('widget snippet', () => {
  it('prints the documented HTML alone, with the public address', async () => {
    assert.deepEqual(await place.run('widget', 'snippet', ID), {
      code: 0,
      stdout: `${SNIPPET}\n`,
      stderr: '',
    });
    assert.deepEqual(await place.json('widget', 'snippet', ID), { snippet: SNIPPET });
  });

  it('falls back to this machine, and says so', async () => {
    const local = makeWorkplace({ PORT: '4000' });
    try {
      await local.run('widget', 'create', '--name', 'Local', '--id', ID);
      const { stdout, stderr } = await local.run('widget', 'snippet', ID);
      assert.match(stdout, /src="http:\/\/localhost:4000\/widget\.js"/);
      assert.match(stderr, /set PUBLIC_URL/);
    } finally {
      local.clear();
    }
  });
});

describe('widget remove', () => {
  it('removes the widget and its pages, and says what it removed', async () => {
    place.write('site/a.md', '# A\n\nText.');
    await place.json('pages', 'import', ID, 'site');
    const { code, stdout } = await place.run('widget', 'remove', ID);
    assert.deepEqual([code, stdout], [0, 'Removed the widget "Acme" and its 1 page.\n']);
    const gone = await place.run('widget', 'remove', ID);
    assert.equal(gone.code, 1);
    assert.match(gone.stderr, /^There is no widget /);
    const again = await place.run('widget', 'create', '--name', 'Acme', '--id', ID);
    assert.match(again.stdout, /^ {2}Pages +0$/m);
    assert.deepEqual(await place.json('widget', 'remove', ID), {
      removed: { id: ID, name: 'Acme', pages: 0 },
    });
  });
});
