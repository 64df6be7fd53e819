import assert from 'node:assert/strict';
import { dirname, join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { openSite, page } from '../../importing/web/site.fixture.js';
import { allCommands } from '../all-commands.js';
import { makeWorkplace } from '../terminal/run-cli.fixture.js';
import { commandNamed, runCommand } from '../terminal/run-command.fixture.js';

const COMMANDS = await allCommands();

const ID = '11111111-1111-1111-1111-111111111111';

async function workplace(t: TestContext) {
  const place = makeWorkplace({ FETCH_ALLOW_PRIVATE: '127.0.0.1', DEMO: 'off' });
  t.after(() => {
    place.clear();
  });
  const run = async (...words: string[]) => {
    const command = commandNamed(words.slice(0, 2).join(' '), COMMANDS);
    const { outcome } = await runCommand(command, ...words.slice(2), '--data', join(place.folder, 'data'));
    return { text: outcome?.text ?? '', json: JSON.parse(JSON.stringify(outcome?.json)) as unknown };
  };
  await run('widget', 'create', '--name', 'Acme', '--id', ID);
  return { ...place, run };
}

const PRIVATE = ['--allow-private', '127.0.0.1', '--delay', '0'];

const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

const routes = () => ({
  '/': page('Welcome', 'Acme makes lamps.', ['/returns']),
  '/returns': page('Returning a lamp', 'You can return a lamp within 30 days of the purchase.'),
});

interface SourceState {
  url: string;
  pages: number;
  finishedAt?: string;
  nextAt?: string;
  failure?: { reason: string };
}

describe('the sources of a widget', () => {
  it('are added, listed, changed and removed', async (t) => {
    const place = await workplace(t);
    const added = await place.run('source', 'add', ID, 'https://help.acme.example', '--max-pages', '20');
    assert.equal(added.text, 'https://help.acme.example is imported every 24h while the server runs.');
    await place.run('source', 'add', ID, 'https://help.acme.example', '--every', '7d');
    assert.deepEqual((await place.run('source', 'list', ID)).json, [
      { url: 'https://help.acme.example', every: '7d', pages: 0 },
    ]);
    assert.match(
      (await place.run('source', 'list', ID)).text,
      /^URL +EVERY +PAGES +LAST IMPORT +NEXT +STATE\nhttps:\/\/help\.acme\.example +7d +0 +never +soon +ok$/m,
    );
    for (const [args, message] of [
      [
        ['add', ID, 'https://a.example', '--every', 'daily'],
        /^--every "daily" must be an interval such as 30m/,
      ],
      [['add', ID, 'ftp://a.example'], /^URL "ftp:\/\/a\.example" must be a web address/],
      [['remove', ID, 'https://a.example'], /^The widget has no source https:\/\/a\.example\./],
    ] as const) {
      await assert.rejects(place.run('source', ...args), { message });
    }
    await place.run('source', 'remove', ID, 'https://help.acme.example');
    assert.match((await place.run('source', 'list', ID)).text, /^The widget has no sources\. Add one with/);
  });

  it('are imported by the running server, and a failure is told and changes nothing', async (t) => {
    const site = await openSite(t, routes());
    const place = await workplace(t);
    await place.run('source', 'add', ID, site.url, '--delay', '0');
    const state = async () => ((await place.run('source', 'list', ID)).json as SourceState[])[0];
    const runUntil = async (isThere: (state: SourceState | undefined) => boolean) => {
      const server = await place.serve();
      const deadline = Date.now() + 60_000;
      let now = await state();
      while (!isThere(now) && Date.now() < deadline) {
        await pause();
        now = await state();
      }
      assert.equal(await server.stop(), 0);
      return now;
    };
    const fresh = await runUntil((now) => now?.finishedAt !== undefined);
    assert.deepEqual([fresh?.pages, fresh?.failure, fresh?.nextAt === undefined], [2, undefined, false]);
    const pages = (await place.run('pages', 'list', ID)).json as {
      id: string;
      state: string;
      source: string;
    }[];
    assert.deepEqual(
      pages.map((each) => [each.id, each.state, each.source]),
      [
        ['index', 'current', site.url],
        ['returns', 'current', site.url],
      ],
    );

    await place.run('source', 'add', ID, `${site.url}/gone`, '--delay', '0');
    const failing = async () => ((await place.run('source', 'list', ID)).json as SourceState[])[1]?.failure;
    const server = await place.serve();
    const deadline = Date.now() + 60_000;
    while (!(await failing()) && Date.now() < deadline) await pause();
    assert.equal(await server.stop(), 0);
    assert.match((await failing())?.reason ?? '', /\/gone cannot be imported: it answers with status 404\./);
    assert.equal(((await place.run('pages', 'list', ID)).json as unknown[]).length, 2);
  });
});

describe('pages diff', () => {
  it('shows what an import would change, and changes nothing', async (t) => {
    const site = await openSite(t, routes());
    const place = await workplace(t);
    await place.run('source', 'add', ID, site.url, '--delay', '0');
    await place.run('pages', 'import', ID, site.url, ...PRIVATE);
    const before = (await place.run('pages', 'list', ID)).json;
    site.routes = {
      '/': page('Welcome', 'Acme makes lamps.</p><p>And shades.', ['/shades']),
      '/shades': page('Shades', 'Three colours.'),
    };
    assert.equal(
      (await place.run('pages', 'diff', ID, ...PRIVATE)).text,
      `~ index  Welcome  (1 line new, 0 gone)
- returns  Returning a lamp
+ shades  Shades
1 would be added, 1 changed and 1 removed.
Skipped 1 source:
  ${site.url}/returns answers with status 404
The site still links to it, or names it in its sitemap: take that away, or put the page back.`,
    );
    assert.deepEqual((await place.run('pages', 'list', ID)).json, before);
    const folder = dirname(place.write('more/a.md', '# A\n'));
    assert.deepEqual(
      (await place.run('pages', 'diff', ID, folder, '--base-url', 'https://acme.example')).json,
      {
        added: ['a'],
        changed: [],
        removed: [],
        skipped: [],
        notices: [],
        isComplete: true,
      },
    );
  });

  it('looks at sources as they are imported, and tells what an import would skip', async (t) => {
    const site = await openSite(t, routes());
    const place = await workplace(t);
    await place.run('source', 'add', ID, `${site.url}/returns`, '--single', '--delay', '0');
    assert.equal(
      (await place.run('pages', 'diff', ID, '--allow-private', '127.0.0.1')).text,
      `+ returns  Returning a lamp
1 would be added, 0 changed and 0 removed.`,
    );
    await place.run('pages', 'import', ID, site.url, ...PRIVATE);
    site.routes['/returns'] = { status: 503 };
    const { text } = await place.run('pages', 'diff', ID, site.url, ...PRIVATE);
    assert.match(
      text,
      /^0 would be added, 0 changed and 0 removed\.\nSkipped 1 source:\n {2}http.*\/returns answers with/,
    );
  });
});

describe('pages list', () => {
  it('marks what the last import of its site could not reach', async (t) => {
    const site = await openSite(t, routes());
    const place = await workplace(t);
    await place.run('pages', 'import', ID, site.url, ...PRIVATE);
    site.routes['/returns'] = { status: 503 };
    await place.run('pages', 'import', ID, site.url, ...PRIVATE);
    const { text } = await place.run('pages', 'list', ID);
    assert.match(text, /^index +Welcome +\S+ +\d{4}-\d\d-\d\d \d\d:\d\d +current$/m);
    assert.match(text, /^returns +.* +\d{4}-\d\d-\d\d \d\d:\d\d +missing$/m);
  });
});

describe('pages show', () => {
  it('prints the passages of a page with their headings and pieces', async (t) => {
    const place = await workplace(t);
    const file = place.write(
      'pay.md',
      '---\nurl: https://acme.example/pay\nlang: en\n---\n# Paying\n\nBy card. Or by invoice.\n\n## Cards\n\n- Visa\n  - Gold\n\n| Card | Fee |\n| --- | --- |\n| Visa | none |\n\n```sh\npay now\n```\n',
    );
    await place.run('pages', 'import', ID, file);
    assert.equal(
      (await place.run('pages', 'show', ID, 'pay')).text,
      `  Title     Paying
  Address   https://acme.example/pay
  Language  en
  Passages  2

1. (under the title)  [2 pieces, 5 words]
  By card.
  Or by invoice.

2. Cards  [5 pieces, 8 words]
  - Visa
    - Gold
  | Card Fee
  | Visa none
  # pay now`,
    );
    const { passages } = (await place.run('pages', 'show', ID, 'pay')).json as {
      passages: { headings: string[] }[];
    };
    assert.deepEqual(
      passages.map(({ headings }) => headings),
      [[], ['Cards']],
    );
    await assert.rejects(place.run('pages', 'show', ID, 'nope'), {
      message: /^The widget has no page "nope"\./,
    });
  });
});
