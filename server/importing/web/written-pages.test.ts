/** Pages that an operator wrote, beside those of a website. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { importer, linked, WIDGET_ID } from './import-site.fixture.js';
import { openSite, page } from './site.fixture.js';

describe('an import of a website', () => {
  it('neither replaces nor removes what an operator wrote', async (t) => {
    const site = await openSite(t, linked());
    const { run, list, pages } = importer(t);
    await run(site.url);
    const written = (id: string, url: string) =>
      pages.save(WIDGET_ID, { id, url, title: 'Ours', origin: 'written', content: 'Ours.\n' });
    // In the place of what an import made, and where one will be made.
    await written('returns', `${site.url}/returns`);
    await written('new', `${site.url}/new`);
    site.routes = {
      ...linked(),
      '/new': page('New', 'Fresh.', ['/']),
      '/': page('Home', 'Hi.', ['/new', '/returns']),
    };
    await run(site.url);
    site.routes = { '/': page('Home', 'Hi.', ['/new']), '/new': page('New', 'Fresh.', ['/']), '/b': '' };
    await run(site.url);
    const stored = await list();
    assert.deepEqual(
      stored.filter(({ origin }) => origin === 'written').map(({ id, content }) => [id, content]),
      [
        ['new', 'Ours.\n'],
        ['returns', 'Ours.\n'],
      ],
    );
    assert.ok(stored.some(({ id, title }) => id !== 'new' && title === 'New'));
  });
});
