/** Profiles on social networks, to which footers link with an icon and no word. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { htmlFacts } from '../../importing/facts/html-facts.js';
import type { Page } from '../../model.js';
import { createKnowledge } from '../../search/knowledge.js';
import { createExtractiveEngine } from '../extractive/extractive-engine.js';

const HTML = `<html lang="en"><body><main><h1>Riding school</h1><p>Lessons for all, and pictures of our ponies.</p>
<a href="https://twitter.com/intent/tweet?text=x">Share</a></main>
<footer><a href="https://www.instagram.com/brackenfold/?hl=en"><svg></svg></a>
<a href="//facebook.com/brackenfold"><span class="sr-only">Facebook</span></a></footer></body></html>`;

async function ask(text: string): Promise<{ answer: string; wasRefused: boolean }> {
  const content = 'Lessons for all, and pictures of our ponies.';
  const page: Page = {
    id: 'index',
    title: 'Riding school',
    url: 'https://brackenfold.example/',
    content,
    lang: 'en',
    facts: htmlFacts(HTML, content, 'en'),
  };
  const store = { list: () => Promise.resolve([page]), revision: () => Promise.resolve('1') };
  const engine = createExtractiveEngine({ knowledge: createKnowledge({ pages: store }) });
  return engine.answer({ widgetId: 'school', text, history: [] });
}

describe('a profile on a social network', () => {
  it('is told who asks for it, in any language and spelling', async () => {
    for (const text of [
      'are you on instagram',
      'insta?',
      'whats your insta name',
      'habt ihr instagram',
      '¿tenéis instagram?',
      'インスタはありますか',
    ]) {
      const { answer } = await ask(text);
      assert.match(
        answer,
        /\*\*Instagram:\*\* \[instagram\.com\/brackenfold\]\(https:\/\/www\.instagram\.com\/brackenfold\)/,
        text,
      );
    }
    assert.match((await ask('can i follow you on social media')).answer, /Instagram[^]*facebook\.com/);
  });

  it('is taken from what a page states for search engines too, of the business and of nobody else', () => {
    const business = {
      '@type': 'Restaurant',
      telephone: '01632 960833',
      sameAs: ['https://www.facebook.com/brackenfold/', 'https://en.wikipedia.org/wiki/Brackenfold'],
      review: { author: { '@type': 'Person', sameAs: 'https://www.facebook.com/somebody' } },
    };
    const head = `<script type="application/ld+json">${JSON.stringify(business)}</script>`;
    const facts = htmlFacts(`<html><head>${head}</head><body></body></html>`, '', 'en');
    assert.deepEqual(
      facts.filter(({ kind }) => kind === 'profile'),
      [{ kind: 'profile', value: 'https://www.facebook.com/brackenfold', label: 'Facebook' }],
    );
  });

  it('is not told of networks that the site has none of, or who asks for something else', async () => {
    for (const text of ['are you on tiktok', 'are you on twitter', 'can i pay by facebook']) {
      assert.doesNotMatch((await ask(text)).answer, /facebook\.com|twitter\.com/, text);
    }
  });
});
