import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { AnswerEngine, EngineReply, PastTurn } from '../answer-engine.js';
import type { Page } from '../../model.js';
import { createKnowledge } from '../../search/knowledge.js';
import { createMemoryStore } from '../../store/memory/memory-store.js';
import { createExtractiveEngine } from './extractive-engine.js';

const WIDGET = '11111111-1111-4111-8111-111111111111';
const page = (id: string, title: string, content: string, lang?: string): Page => ({
  id,
  title,
  url: `https://shop.example/${id}`,
  content,
  ...(lang !== undefined && { lang }),
});

const SHOP = [
  page(
    'shipping',
    'Shipping',
    'We ship every weekday from our warehouse in Leeds.\n\n## How long does delivery take?\n\nParcels arrive within **three working days** in the UK. Islands take two days more.\n\n## Costs\n\nDelivery is free from £40. Below that it costs £3.95.',
  ),
  page(
    'returns',
    'Returns and refunds',
    'You have 30 days to change your mind.\n\n## Send something back\n\nTo return an item:\n\n1. Print the label from **Your orders**.\n2. Pack the item in its box.\n3. Hand the parcel in at a post office.\n\n## Get your money back\n\nWe refund the card you paid with. This takes up to five days after the parcel reaches us.',
  ),
  page(
    'account',
    'Your account',
    '## Reset your password\n\nChoose "Forgot password" on the login page. We send you a link that works for one hour.\n\n## Delete your account\n\nWrite to privacy@shop.example. We remove everything within a week.',
  ),
  page(
    'api',
    'Order API',
    '## Read an order\n\nSend your key in a header to read an order:\n\n```sh\ncurl -H "X-Key: abc" https://api.shop.example/orders/17\n```\n\nThe key of a shop is under Settings.',
  ),
  page(
    'gift-cards',
    'Gift cards',
    'Gift cards come by email within minutes.\n\n## Validity\n\nA gift card is valid for two years. It cannot be paid out in cash.',
  ),
];

async function engineFor(
  pages: Page[],
): Promise<{ engine: AnswerEngine; save: (page: Page) => Promise<void> }> {
  const store = createMemoryStore();
  for (const one of pages) await store.pages.save(WIDGET, one);
  const engine = createExtractiveEngine({ knowledge: createKnowledge({ pages: store.pages }) });
  return { engine, save: (one) => store.pages.save(WIDGET, one) };
}

let engine: AnswerEngine;
const ask = (text: string, history: PastTurn[] = []): Promise<EngineReply> =>
  engine.answer({ widgetId: WIDGET, text, history });
const plain = (markdown: string): string => markdown.replace(/[*`#\\]/g, '').replace(/\s+/g, ' ');

before(async () => {
  ({ engine } = await engineFor(SHOP));
});

describe('an answer', () => {
  it('comes from the page that holds it, in its words, with its address', async () => {
    const { answer, citations, wasRefused, confidenceScore } = await ask('how long does delivery take?');
    assert.equal(wasRefused, false);
    assert.match(answer, /Parcels arrive within \*\*three working days\*\* in the UK\./);
    assert.deepEqual(citations[0], {
      pageId: 'shipping',
      pageTitle: 'Shipping',
      pageUrl:
        'https://shop.example/shipping#:~:text=Parcels%20arrive%20within%20three%20working%20days%20in%20the%20UK.',
      excerpt: 'Parcels arrive within three working days in the UK.',
    });
    assert.ok(confidenceScore > 0.45 && confidenceScore <= 1);
  });

  for (const [question, pageId] of [
    ['how do i reset my pasword', 'account'],
    ['remove my account', 'account'],
    ['what does postage cost', 'shipping'],
    ['can I get a reimbursement', 'returns'],
    ['are vouchers valid forever? I have a gift card', 'gift-cards'],
    ['GIFT CARD CASH', 'gift-cards'],
  ] as const) {
    it(`to "${question}" is found on the page ${pageId}`, async () => {
      const { citations } = await ask(question);
      assert.equal(citations[0]?.pageId, pageId);
    });
  }

  it('keeps a list whole, in order, with its introduction', async () => {
    const { answer } = await ask('how do I send an item back?');
    assert.match(
      answer,
      /To return an item:\n\n1\. Print the label from \*\*Your orders\*\*\.\n2\. Pack the item in its box\.\n3\. Hand the parcel in at a post office\./,
    );
  });

  it('is marked with the number of the citation that each part comes from', async () => {
    for (const question of ['refund', 'delivery cost and time', 'how do I send an item back?', 'order key']) {
      const { answer, citations } = await ask(question);
      const marks = [...answer.matchAll(/ \[(\d)\]$/gm)].map(([, number]) => Number(number));
      assert.deepEqual(
        marks,
        citations.map((_, i) => i + 1),
        `${question}: ${answer}`,
      );
    }
  });

  it('is marked below where it is nothing but code, never in it', async () => {
    const code = '## Rotate keys\n\n```js\nrotate(keys[1]);\n```\n\n## Other\n\nNothing.';
    const site = await engineFor([...SHOP, page('keys', 'Keys', code)]);
    const reply = await site.engine.answer({ widgetId: WIDGET, text: 'rotate keys', history: [] });
    assert.match(reply.answer, /```js\nrotate\(keys\[1\]\);\n```\n\n\[1\]$/);
  });

  it('does not take a footnote of the page for a mark', async () => {
    const text = 'Our lamps burn for nine years[2] in `list[3]`, see [4](https://lamp.example/4).';
    const site = await engineFor([...SHOP, page('lamps', 'Lamps', text)]);
    const reply = await site.engine.answer({
      widgetId: WIDGET,
      text: 'how many years do lamps burn',
      history: [],
    });
    assert.equal(
      reply.answer,
      'Our lamps burn for nine years\\[2] in `list[3]`, see [4](https://lamp.example/4). [1]',
    );
  });

  it('keeps code as code', async () => {
    const { answer } = await ask('how can I read an order with the API?');
    assert.match(answer, /```sh\ncurl -H "X-Key: abc" https:\/\/api\.shop\.example\/orders\/17\n```/);
  });

  it('does not open with a word that points to a sentence left out', async () => {
    const { answer } = await ask('how many days after the parcel reaches you?');
    assert.match(plain(answer), /We refund the card you paid with\. This takes up to five days/);
  });

  it('quotes word for word, and relates no page that it cites', async () => {
    for (const question of [
      'delivery',
      'refund',
      'password link',
      'order key',
      'gift card validity',
      'parcel',
    ]) {
      const { citations, relatedArticles } = await ask(question);
      for (const { pageId, excerpt } of citations) {
        const source = SHOP.find(({ id }) => id === pageId);
        assert.ok(
          excerpt !== '' && plain(source?.content ?? '').includes(excerpt),
          `${question}: ${excerpt}`,
        );
      }
      const cited = new Set(citations.map(({ pageId }) => pageId));
      assert.deepEqual(
        relatedArticles.filter(({ pageId }) => cited.has(pageId)),
        [],
      );
    }
  });

  it('follows on the question before when it cannot stand alone', async () => {
    const history = [{ question: 'What is a gift card?', answer: 'A card.', citedPageIds: ['gift-cards'] }];
    const { citations } = await ask('how long is it valid?', history);
    assert.equal(citations[0]?.pageId, 'gift-cards');
  });

  it('forgets the question before where the matter changes', async () => {
    const history = [{ question: 'What is a gift card?', answer: 'A card.', citedPageIds: ['gift-cards'] }];
    const { citations } = await ask('how do I reset my account password?', history);
    assert.equal(citations[0]?.pageId, 'account');
  });

  it('is found in a long message, whatever stands around the question', async () => {
    const message =
      'Refund of my order\n\nHello there, I bought a lamp from you in spring and my neighbour took it in for me while I was away in Wales with the dog. The colour does not match the sofa at all. When will I get my money back on my card? Kind regards, Ann';
    const { citations, wasRefused } = await ask(message);
    assert.equal(wasRefused, false);
    assert.equal(citations[0]?.pageId, 'returns');
  });

  it('follows a page as soon as it changes', async () => {
    const site = await engineFor(SHOP);
    const question = { widgetId: WIDGET, text: 'how long is a gift card valid?', history: [] };
    assert.match((await site.engine.answer(question)).answer, /two years/);
    await site.save(page('gift-cards', 'Gift cards', '## Validity\n\nA gift card is valid for five years.'));
    assert.match((await site.engine.answer(question)).answer, /five years/);
  });
});

describe('a refusal', () => {
  for (const question of [
    'what is the capital of Australia',
    'who won the football world cup in 1974',
    'tell me a joke about penguins',
    'qwertz asdf yxcv',
  ]) {
    it(`is the reply to "${question}"`, async () => {
      const { wasRefused, citations, answer, confidenceScore } = await ask(question);
      assert.equal(wasRefused, true);
      assert.deepEqual(citations, []);
      assert.match(answer, /human|other words/);
      assert.ok(confidenceScore < 0.5);
    });
  }

  it('to code is in the language of the pages, whatever words stand in it by luck', async () => {
    const code =
      '<button formaction="javascript:alert(document.domain)" form=f onclick=x>go</button> <b>na</b>';
    const { wasRefused, answer } = await ask(code);
    assert.equal(wasRefused, true);
    assert.match(answer, /human|other words|Ask me/);
  });

  it('asks for a question where the message holds nothing to look for', async () => {
    const { wasRefused, answer } = await ask('what is it???');
    assert.equal(wasRefused, true);
    assert.match(answer, /Ask me a question/);
    assert.equal((await ask('🙂🙂🙂')).wasRefused, true);
  });

  it('is the reply where there is no page at all', async () => {
    const empty = await engineFor([]);
    const reply = await empty.engine.answer({ widgetId: WIDGET, text: 'delivery time', history: [] });
    assert.equal(reply.wasRefused, true);
  });
});

describe('a keyword', () => {
  it('is answered from the page that it is the title of, though other pages hold it too', async () => {
    const { engine } = await engineFor([
      page('export', 'Export', 'Choose Export in the menu. The file has one line for each visit.'),
      page('import', 'Import', 'A file that you made with an export can be imported on another site.'),
      ...Array.from({ length: 60 }, (_, i) =>
        page(`page${i}`, `Feature ${i}`, `You can export what feature ${i} shows, and share it.`),
      ),
    ]);
    const { citations } = await engine.answer({ widgetId: WIDGET, text: 'export', history: [] });
    assert.equal(citations[0]?.pageId, 'export');
  });
});

describe('a site in another language', () => {
  it('answers German questions from German pages', async () => {
    const german = await engineFor([
      page(
        'lieferung',
        'Lieferung',
        '## Lieferzeit\n\nPakete kommen innerhalb von drei Werktagen an. Auf die Inseln dauert es zwei Tage länger.',
      ),
      page(
        'rechnung',
        'Rechnungen',
        '## Rechnungsadresse ändern\n\nDie Rechnungsadresse ändern Sie in den Einstellungen Ihres Kontos.',
      ),
      page(
        'konto',
        'Konto',
        '## Passwort zurücksetzen\n\nWählen Sie auf der Anmeldeseite „Passwort vergessen“.',
      ),
    ]);
    for (const [text, pageId] of [
      ['Wie lange dauert die Lieferung?', 'lieferung'],
      ['wo kann ich die Adresse auf der Rechnung ändern', 'rechnung'],
      ['Ich habe mein Passwort vergessen', 'konto'],
    ] as const) {
      const { citations } = await german.engine.answer({ widgetId: WIDGET, text, history: [] });
      assert.equal(citations[0]?.pageId, pageId, text);
    }
  });

  it('answers Chinese questions from Chinese pages', async () => {
    const chinese = await engineFor([
      page('songhuo', '送货', '包裹将在三个工作日内送达。偏远地区需要多两天。'),
      page('mima', '密码', '在登录页面点击“忘记密码”即可重置密码。链接一小时内有效。'),
      page('tuikuan', '退款', '收到包裹后五天内，我们会把钱退到您的银行卡。'),
    ]);
    const { citations, answer } = await chinese.engine.answer({
      widgetId: WIDGET,
      text: '怎么重置密码？',
      history: [],
    });
    assert.equal(citations[0]?.pageId, 'mima');
    assert.match(answer, /忘记密码/);
  });
});
