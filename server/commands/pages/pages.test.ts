import assert from 'node:assert/strict';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { ChatReply } from '../../contract.js';
import { AppError } from '../../errors.js';
import { UsageError } from '../terminal/command.js';
import { pagesCommands } from './pages.js';
import { makeWorkplace, type Workplace } from '../terminal/run-cli.fixture.js';
import { openTerminal } from '../terminal/terminal.js';

const ID = '11111111-1111-1111-1111-111111111111';
const UNKNOWN = '22222222-2222-4222-8222-222222222222';

/** A site of a few pages on different things: with only one, every word is as common as every other. */
const TOPICS = {
  lamps: 'Returning a lamp\n\nYou can return a lamp within 30 days of the purchase.',
  colours: 'Colours\n\nOur chairs come in oak, walnut and black.',
  shipping: 'Shipping\n\nParcels leave our house in Graz every morning and take two days.',
  payment: 'Payment\n\nWe accept bank transfer, and Visa for orders below 500 euros.',
  warranty: 'Warranty\n\nEvery frame carries a warranty of ten years against breaking.',
  contact: 'Opening hours\n\nThe workshop is open from Tuesday to Saturday.',
};

let place: Workplace;
before(async () => {
  place = makeWorkplace({ DEMO: 'off' });
  await place.run('widget', 'create', '--name', 'Acme', '--id', ID);
  place.write(
    'site/returns.md',
    '---\ntitle: Returns\nurl: https://acme.example/returns\n---\n\nIn 30 days.\n',
  );
  place.write('site/guides/pay.html', '<main><h1>Paying</h1><p>By card or by <b>invoice</b>.</p></main>');
  for (const [name, text] of Object.entries(TOPICS)) place.write(`topics/${name}.md`, `# ${text}\n`);
  place.write('site/empty.md', '');
  place.write('site/latin.md', Buffer.from('caf\xe9', 'latin1'));
});
after(() => {
  place.clear();
});

describe('pages import', () => {
  it('reports what it imported and what it skipped, and why', async () => {
    const { code, stdout, stderr } = await place.run('pages', 'import', ID, 'site');
    assert.deepEqual([code, stderr], [0, '']);
    assert.equal(
      stdout,
      `Imported 2 pages with 2 passages: 2 new, 0 updated, 0 unchanged.
Skipped 2 files:
  site/empty.md has no text
  site/latin.md is not UTF-8 text; save it as UTF-8
Citations link to paths such as /guides/pay.html on the website that the chat is on. Where the pages are published elsewhere, import them again with the address that they are published under (--base-url on the command line).
`,
    );
  });

  it('prints pages, passages and what it skipped as JSON, the same when nothing changed', async () => {
    assert.deepEqual(await place.json('pages', 'import', ID, 'site'), {
      pages: 2,
      passages: 2,
      skipped: [
        { source: 'site/empty.md', reason: 'has no text' },
        { source: 'site/latin.md', reason: 'is not UTF-8 text; save it as UTF-8' },
      ],
    });
  });

  it('takes several paths and the address that they are published under', async () => {
    place.write('more/a.md', '# A\n');
    place.write('b.md', '# B\n');
    const report = await place.json(
      'pages',
      'import',
      ID,
      'more',
      'b.md',
      '--base-url',
      'https://acme.example/x',
    );
    assert.equal((report as { pages: number }).pages, 2);
    const pages = (await place.json('pages', 'list', ID)) as { id: string; url: string }[];
    assert.equal(pages.find(({ id }) => id === 'a')?.url, 'https://acme.example/x/a');
  });

  it('fails in words, and changes nothing', async () => {
    place.write('none/picture.png', 'x');
    place.write('blank/blank.md', '\n');
    const at = (path: string) => join(place.folder, path);
    const cases: [string[], new (...args: never[]) => Error, RegExp][] = [
      [[ID, at('gone')], AppError, /gone cannot be imported: it does not exist\.$/],
      [
        [ID, at('none')],
        AppError,
        /^No page found in .*none\. It holds no file that ends in \.md, .*\.txt\.$/,
      ],
      [
        [ID, at('blank')],
        AppError,
        /^No page found in .*blank\. 1 file skipped:\n {2}.*blank\.md has no text$/,
      ],
      [
        [ID, at('none/picture.png')],
        AppError,
        /picture\.png is not a page\. Import a folder, or a file that ends /,
      ],
      [
        [ID, 'http://127.0.0.1:1'],
        AppError,
        /^http:.* cannot be imported: it may not be reached: 127\.0\.0\.1 is/,
      ],
      [[ID, 'http://'], UsageError, /^"http:\/\/" is no web address/],
      [
        [ID, 'help.acme.example/docs'],
        UsageError,
        /^There is no file help\.\S+\. For the website, write https:\/\/help\.acme\.example\/docs$/,
      ],
      [[ID, 'https://me:secret@acme.example'], UsageError, /^Leave the password out of the address/],
      [[ID, 'http://127.0.0.1:1', '--max-pages', '0'], UsageError, /^--max-pages "0" must be a whole number/],
      [[ID, at('site'), '--allow-private', 'lan'], UsageError, /^--allow-private "lan" must be a network/],
      [[UNKNOWN, at('site')], AppError, /^There is no widget 22222222/],
      [['x', at('site')], UsageError, /^"x" is not a widget ID/],
      [
        [ID, at('site'), '--base-url', 'acme.example'],
        UsageError,
        /^--base-url "acme\.example" must be a web address/,
      ],
      [[ID], UsageError, /^PATH is missing\.$/],
    ];
    const importPages = pagesCommands.find(({ name }) => name === 'pages import')!;
    for (const [args, kind, message] of cases) {
      await assert.rejects(
        importPages.run([...args, '--data', at('data')], openTerminal('service-chat', true)),
        (error) => error instanceof kind && message.test(error.message),
        args.join(' '),
      );
    }
    const { code, stdout, stderr } = await place.run('pages', 'import', ID, 'gone');
    assert.deepEqual([code, stdout, stderr], [1, '', 'gone cannot be imported: it does not exist.\n']);
    assert.equal(((await place.json('pages', 'list', ID)) as unknown[]).length, 4);
  });
});

describe('pages list', () => {
  it('shows ids, titles and addresses', async () => {
    const pages = (await place.json('pages', 'list', ID)) as { id: string }[];
    assert.deepEqual(
      pages.find(({ id }) => id === 'returns'),
      { id: 'returns', title: 'Returns', url: 'https://acme.example/returns', origin: 'file' },
    );
    const { stdout } = await place.run('pages', 'list', ID);
    assert.match(stdout, /^ID +TITLE +URL$/m);
    assert.match(stdout, /^guides\/pay +Paying +\/guides\/pay\.html$/m);
  });

  it('names a page file that was broken by hand, and does not let it drive the terminal', async () => {
    const broken = place.write(`data/pages/${ID}/broken.md`, '---\ntitle: "Broken\n---\n');
    const hostile = place.write(`data/pages/${ID}/hostile.md`, '---\ntitle: "\\e[2JGone"\n---\nText.\n');
    const { code, stdout, stderr } = await place.run('pages', 'list', ID);
    assert.equal(code, 0);
    assert.match(stderr, /^Warning: .*broken\.md, line \d+, is left out: /);
    assert.match(stdout, /^hostile +\[2JGone/m);
    rmSync(broken);
    rmSync(hostile);
  });
});

describe('ask', () => {
  it('prints the answer with its sources and how sure it is', async () => {
    await place.json('pages', 'import', ID, 'topics', '--base-url', 'https://acme.example');
    const { code, stdout, stderr } = await place.run('ask', ID, 'Within how many days can I return a lamp?');
    assert.equal(code, 0, stderr + stdout);
    assert.match(stdout, /^You can return a lamp within 30 days of the purchase\./m);
    assert.match(stdout, /^1\. Returning a lamp\n {3}https:\/\/acme\.example\/lamps/m);
    assert.match(stdout, /^Answered, confidence [01]\.\d\d$/m);
  });

  it('prints the reply as JSON, refusals too, and leaves no trace in the log', async () => {
    const reply = (await place.json('ask', ID, 'Who won the world cup in 1954?')) as ChatReply;
    assert.equal(reply.wasRefused, true);
    assert.deepEqual(reply.citations, []);
    assert.equal(typeof reply.confidenceScore, 'number');
    assert.equal(existsSync(join(place.folder, 'data/log')), false);
  });

  it('needs a question', async () => {
    assert.match((await place.run('ask', ID)).stderr, /^QUESTION is missing\./);
    assert.match((await place.run('ask', ID, ' ')).stderr, /^The question is blank\./);
  });
});

describe('pages remove', () => {
  it('removes the pages that it is given, or none where one is unknown', async () => {
    const wrong = await place.run('pages', 'remove', ID, 'returns', 'nope');
    assert.equal(wrong.code, 1);
    assert.match(wrong.stderr, /^The widget has no page "nope"\. Nothing was removed\./);
    assert.deepEqual(await place.json('pages', 'remove', ID, 'returns', 'a'), { removed: ['returns', 'a'] });
    assert.match(
      (await place.run('pages', 'remove', ID)).stderr,
      /^Name the pages to remove, or give --all\./,
    );
    assert.equal((await place.run('pages', 'remove', ID, '--all')).stdout, 'Removed 8 pages.\n');
    assert.match(
      (await place.run('pages', 'list', ID)).stdout,
      /^The widget has no pages\. Import some with: /,
    );
  });
});

describe('beside a running server', () => {
  it('imported pages answer at once, and changed widgets within two seconds', async () => {
    const server = await place.serve();
    try {
      const ask = async () => {
        const response = await fetch(`${server.url}/api/widget/chat`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ widgetId: ID, message: 'Within how many days can I return a lamp?' }),
        });
        return { status: response.status, reply: (await response.json()) as ChatReply };
      };
      assert.equal((await ask()).reply.wasRefused, true);

      await place.json('pages', 'import', ID, 'topics', '--base-url', 'https://acme.example');
      const { status, reply } = await ask();
      assert.equal(status, 200);
      assert.match(reply.answer, /return a lamp within 30 days/);
      assert.match(reply.citations[0]?.pageUrl ?? '', /^https:\/\/acme\.example\/lamps/);

      await place.json('widget', 'update', ID, '--inactive');
      const deadline = Date.now() + 60_000;
      while ((await ask()).status !== 404) {
        assert.ok(Date.now() < deadline, 'the widget is still served');
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    } finally {
      assert.equal(await server.stop(), 0);
    }
  });

  it('a help site of 132 pages is searchable without a restart', async () => {
    for (let number = 1; number <= 131; number++) {
      const topic = `report${number}`;
      const text = `Open ${topic} in the dashboard. A filter for ${topic} narrows it to the visits of a day.`;
      place.write(`help/articles/${topic}.md`, `# How to read ${topic}\n\n${text}\n`);
    }
    place.write(
      'help/billing.md',
      '# Billing\n\n## How can I pay?\n\nYou can pay by card or by bank transfer. You cannot pay with bitcoin.\n',
    );
    const server = await place.serve();
    try {
      const { id } = (await place.json('widget', 'create', '--name', 'Help', '--allow', 'acme.example')) as {
        id: string;
      };
      const report = await place.json('pages', 'import', id, 'help');
      assert.equal((report as { pages: number }).pages, 132);
      const response = await fetch(`${server.url}/api/widget/chat`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'https://acme.example' },
        body: JSON.stringify({ widgetId: id, message: 'can i pay with bitcoin' }),
      });
      const { citations } = (await response.json()) as ChatReply;
      assert.ok(citations.some(({ pageId }) => pageId === 'billing'));
    } finally {
      assert.equal(await server.stop(), 0);
    }
  });
});
