/** What the template of a site puts on its pages, such as a banner, does not stand in the way of their text. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from '../../model.js';
import { createKnowledge } from '../../search/knowledge.js';
import { createMemoryStore } from '../../store/memory/memory-store.js';
import { createExtractiveEngine } from './extractive-engine.js';

const WIDGET = '11111111-1111-4111-8111-111111111111';
const BANNER = 'Now in autumn: no joining fee with the code KAYAK.';
const INVITATION = '## Questions?\n\nOur team tells you all about each joining fee.';

const TEXTS = {
  '/': '# Paddle club\n\nWe paddle on the river, in summer and in winter.',
  '/prices.html':
    '# Prices\n\nA year costs €120, half a year €70.\n\n## Once\n\nThe joining fee is €25, and €10 for children.',
  '/boats.html': '# Boats\n\nThe club lends kayaks and canoes to its members.',
  '/rules.html': '# Rules\n\nMembers leave the river clean, and wear a vest.',
  '/team.html': '# Team\n\nAda looks after the boats, and Noor teaches.',
};

/** @param bannerOn addresses of the pages with the banner and the invitation */
async function openSite(bannerOn: readonly string[]) {
  const { pages } = createMemoryStore();
  const save = (url: string, content: string): Promise<void> => {
    const id = url === '/' ? 'index' : url.slice(1, -'.html'.length);
    const page: Page = { id, title: /# (.*)/.exec(content)?.[1] ?? id, url, content, lang: 'en' };
    return pages.save(WIDGET, page);
  };
  const write = (url: string, text: string): Promise<void> =>
    save(url, bannerOn.includes(url) ? `${BANNER}\n\n${text}\n\n${INVITATION}` : text);
  for (const [url, text] of Object.entries(TEXTS)) await write(url, text);
  const engine = createExtractiveEngine({ knowledge: createKnowledge({ pages }) });
  const ask = (text: string) => engine.answer({ widgetId: WIDGET, text, history: [] });
  return { ask, write };
}

describe('a text that all pages have', () => {
  it('is not what a question is answered with, where a page has a text of its own', async () => {
    const { ask } = await openSite(Object.keys(TEXTS));
    const { answer, citations } = await ask('joining fee');
    assert.match(answer, /The joining fee is €25/);
    assert.equal(citations[0]?.pageId, 'prices');
  });

  it('is found once, on the start page', async () => {
    const { ask } = await openSite(Object.keys(TEXTS));
    const { answer, citations } = await ask('is there a code for autumn');
    assert.match(answer, /code KAYAK/);
    assert.deepEqual(
      citations.map(({ pageId }) => pageId),
      ['index'],
    );
  });

  it('is told of by its page where few have it', async () => {
    const { ask } = await openSite(['/boats.html', '/rules.html']);
    const { citations } = await ask('is there a code for autumn');
    assert.equal(citations[0]?.pageId, 'boats');
  });

  it('is known as such as soon as enough pages have it', async () => {
    const { ask, write } = await openSite([]);
    await ask('joining fee');
    for (const [url, text] of Object.entries(TEXTS)) {
      await write(url, `${BANNER}\n\n${text}`);
      assert.match((await ask('joining fee')).answer, /€25/, url);
    }
    const { citations } = await ask('is there a code for autumn');
    assert.deepEqual(
      citations.map(({ pageId }) => pageId),
      ['index'],
    );
  });
});

describe('lines that all pages have around their text', () => {
  it('are not shown with it', async () => {
    const { pages } = createMemoryStore();
    const MENU = 'Home and prices and steps and boats.';
    const NOTICE = 'This site uses two small cookies. OK, close.';
    for (const [url, text] of Object.entries({
      ...TEXTS,
      '/way.html': '# The way\n\nThe shop has one step. The ramp is behind the door.',
    })) {
      const id = url === '/' ? 'index' : url.slice(1, -'.html'.length);
      const content = text.replace('\n\n', `\n\n${MENU}\n\n`) + `\n\n${NOTICE}`;
      await pages.save(WIDGET, { id, title: id, url, content, lang: 'en' });
    }
    await pages.save(WIDGET, { id: 'empty', title: 'Empty', url: '/empty', content: '', lang: 'en' });
    const engine = createExtractiveEngine({ knowledge: createKnowledge({ pages }) });
    const { answer, citations } = await engine.answer({
      widgetId: WIDGET,
      text: 'are there steps, is that ok with the ramp',
      history: [],
    });
    assert.equal(citations[0]?.pageId, 'way');
    assert.match(answer, /The shop has one step/);
    assert.doesNotMatch(answer, /cookies|Home and prices/);
  });
});
