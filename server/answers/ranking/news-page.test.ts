/** What news say stands behind what the other pages say of the same. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from '../../model.js';
import { createKnowledge } from '../../search/knowledge.js';
import { createExtractiveEngine } from '../extractive/extractive-engine.js';

async function ask(news: Pick<Page, 'id' | 'title'>, text: string): Promise<string> {
  const pages = [
    { ...news, content: '## The sauna\n\nThe sauna costs €9 an hour. The sauna opens at noon.' },
    {
      id: 'wellness',
      title: 'Wellness',
      content: 'An hour in our sauna costs €12 for everybody who stays here.',
    },
    { id: 'rooms', title: 'Rooms', content: 'Each room has a bath and a view of the lake.' },
  ].map((page): Page => ({ ...page, url: `/${page.id}`, lang: 'en' }));
  const store = { list: () => Promise.resolve(pages), revision: () => Promise.resolve('1') };
  const engine = createExtractiveEngine({ knowledge: createKnowledge({ pages: store }) });
  return (await engine.answer({ widgetId: 'spa', text, history: [] })).answer;
}

describe('a page of news', () => {
  it('is told by its name or its path, in any language', async () => {
    for (const news of [
      { id: 'news', title: 'What we did' },
      { id: 'blog/2022', title: 'Summer' },
      { id: 'p7', title: 'Aktuelles' },
      { id: 'p9', title: 'Notice board' },
      { id: 'p8', title: 'お知らせ' },
    ])
      assert.match(await ask(news, 'what does the sauna cost'), /€12/, news.title);
    assert.match(await ask({ id: 'sauna', title: 'The sauna' }, 'what does the sauna cost'), /€9/);
  });

  it('answers what no other page says', async () => {
    assert.match(await ask({ id: 'news', title: 'News' }, 'when does the sauna open'), /noon/);
  });
});
