/** The words of a reply: how much is shown, and whether it can be read on its own. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge } from '../../search/knowledge.js';
import { createMemoryStore } from '../../store/memory/memory-store.js';
import type { EngineReply } from '../answer-engine.js';
import { createExtractiveEngine } from './extractive-engine.js';

const WIDGET = '11111111-1111-4111-8111-111111111111';
const OTHERS = [
  '# Parking\n\nCars stand behind the house.',
  '# Jobs\n\nWe look for a gardener in summer.',
  '# Press\n\nPictures of our shop are free to print.',
  '# History\n\nTwo sisters opened the shop in a mill.',
];

/** The reply of a site that holds a page and some others. */
async function reply(content: string, text: string, lang = 'en'): Promise<EngineReply> {
  const store = createMemoryStore();
  for (const [i, other] of [content, ...OTHERS].entries()) {
    const title = /^# (.*)\n/.exec(other)?.[1] ?? '';
    const language = i === 0 ? lang : 'en';
    await store.pages.save(WIDGET, { id: `p${i}`, title, url: '', content: other, lang: language });
  }
  const engine = createExtractiveEngine({ knowledge: createKnowledge({ pages: store.pages }) });
  return engine.answer({ widgetId: WIDGET, text, history: [] });
}

const STEPS = Array.from(
  { length: 24 },
  (_, i) =>
    `${i + 1}. Turn screw ${'ABCDEFGHIJKLMNOPQRSTUVWX'.charAt(i)} of the lamp until it is loose and lay it aside.`,
);

describe('the answer to a question that a heading asks', () => {
  it('stands below it, whatever amounts other passages hold', async () => {
    const limits =
      '# Limits\n\n## How many pages can a shop have?\n\nThere is no limit to them. All are kept in memory.\n\n## Folders\n\n- `seen`: how many pages a shop has shown, for 30 days';
    assert.match((await reply(limits, 'How many pages can a shop have?')).answer, /There is no limit/);
  });

  it('begins with its yes', async () => {
    const place =
      '# Place\n\n## Can I show it on some pages only, or hide it on phones?\n\nYes, it stands where its tag stands. To hide it on phones, show it on wide screens alone.';
    const { answer } = await reply(place, 'Can I show it on some pages only, or hide it on phones?');
    assert.match(answer, /\n\nYes, it stands where its tag stands\./);
  });
});

describe('an answer below a question of its page', () => {
  it('opens with its first words', async () => {
    const lessons =
      '# Lessons\n\n## Must I stay?\n\nParents of small children stay. Older children may be dropped off, and are handed over to nobody but the person who is named in the app of the school. Their coats and bags hang in the hall behind the desk, where they are picked up again at the end of the lesson.';
    const { answer } = await reply(lessons, 'can older children be dropped off');
    assert.match(answer, /\n\nParents of small children stay\. Older children may be dropped off/);
  });
});

describe('the words of a reply', () => {
  it('hold the steps that a sentence below them ends', async () => {
    const teams =
      '# Teams\n\n## Removing a member\n\nYou can remove a member at any time:\n\n- Open the settings of the team\n- Click on the role beside the name\n- Click Remove\n\nThat’s it. The member has been removed from your team.';
    const { answer } = await reply(teams, 'has the member been removed from my team');
    assert.match(answer, /^You can remove.*- Open.*- Click Remove\n\nThat’s it\. The member/s);
  });

  it('quote the sentence with the amount where one is asked for', async () => {
    const page =
      '# Invitations\n\n## How long invitations are good for\n\nThey come by post. Each is for one friend alone. All invitations expire after 48 hours.';
    const { citations } = await reply(page, 'how long are invitations good for?');
    assert.equal(citations[0]?.excerpt, 'All invitations expire after 48 hours.');
  });

  it('quote what answers rather than what asks the same', async () => {
    const page =
      '# Refunds\n\nDo you want a refund for a broken lamp? Write to our workshop about the refund for the broken lamp.';
    const { citations } = await reply(page, 'refund for a broken lamp');
    assert.match(citations[0]?.excerpt ?? '', /^Write to our workshop/);
  });

  it('are a list whole, or of a long list the one item that answers', async () => {
    const page = (steps: string[]) => `# Lamp repair\n\nTo take a lamp apart:\n\n${steps.join('\n')}\n`;
    const short = await reply(page(STEPS.slice(0, 5)), 'which screw of the lamp is turned to take it apart');
    assert.equal(short.answer.match(/^\d\. /gm)?.length, 5);
    assert.match(short.answer, /^To take a lamp apart:/);
    const long = await reply(page(STEPS), 'turn screw G of the lamp');
    assert.match(long.answer, /\n\nTurn screw G of the lamp until it is loose and lay it aside\. \[1\]$/);
    assert.doesNotMatch(long.answer, /To take a lamp apart:|screw [FH]/);
  });

  it('begin a list that is too long at its start, and say where it goes on', async () => {
    const page = `# Lamp repair\n\nTo take a lamp apart:\n\n${STEPS.join('\n')}\n`;
    const { answer } = await reply(page, 'how do I take a lamp apart?');
    assert.match(answer, /^To take a lamp apart:\n\n1\. Turn screw A/);
    assert.match(answer, /aside\.\n\n… Lamp repair \[1\]$/);
    assert.ok((answer.match(/^\d+\. /gm)?.length ?? 0) >= 8, answer);
  });

  it('show what a sentence leads to, be it a list, a table or code, or leave the sentence out', async () => {
    const table = '| Path | Does |\n| --- | --- |\n| /chat | Asks a question |\n| /rate | Rates a reply |';
    const list = await reply(
      '# API\n\nThese are the endpoints of the API.\n\n- /chat\n- /rate\n',
      'endpoints of the API',
    );
    assert.match(list.answer, /of the API\.\n\n- \/chat\n- \/rate/);
    const rows = await reply(
      `# API\n\nThese are the endpoints of the API:\n\n${table}\n`,
      'endpoints of the API',
    );
    assert.match(rows.answer, /\| Path \| Does \|\n\| --- \| --- \|\n\| \/chat \| Asks a question \|/);
    const code = await reply(
      '# Lamp menu\n\nPut this into the page of the lamp menu:\n\n```html\n<lamp-menu></lamp-menu>\n```\n\nSave it.',
      'where do I put the lamp menu',
    );
    assert.match(code.answer, /lamp menu:(?: \[1\])?\n\n```html\n<lamp-menu>/);
    const hollow = await reply(
      '# API\n\nThe endpoints of the API are these:\n\n## Chat\n\nThe chat endpoint of the API takes a question.',
      'endpoints of the API',
    );
    assert.doesNotMatch(hollow.answer, /these:/);
  });

  it('leave out a line that is but a title, beside what the page says', async () => {
    const page =
      '# Books\n\n**» Book binding**\n\n## Prices\n\nFor a book the binding takes two days in our shop.';
    const { answer } = await reply(page, 'book binding');
    assert.match(answer, /two days/);
    assert.doesNotMatch(answer, /»/);
  });

  it('show code with the sentence that says where it goes', async () => {
    const page =
      '# Lamp menu\n\nA menu lists lamps. Paste this line before the end of the body.\n\n```html\n<lamp-menu color="red"></lamp-menu>\n```\n\nThen reload.';
    const { answer } = await reply(page, 'lamp-menu color red');
    assert.match(answer, /Paste this line before the end of the body\.\n\n```html\n<lamp-menu/);
  });

  it('say what a thing is where that is asked, rather than what to do with it', async () => {
    const page =
      '# Lamps\n\nA dimmer should never be used with a dimmer of another maker. A dimmer is a switch that makes the light weaker. Ask us which dimmer fits.';
    const { citations } = await reply(page, 'what is a dimmer?');
    assert.match(citations[0]?.excerpt ?? '', /^A dimmer is a switch/);
  });

  it('quote the price where one is asked for, and the time where that is', async () => {
    const page =
      '# Courses\n\n## Lamp course\n\nThe lamp course has 12 places. You build a lamp of wood. The lamp course costs 48 euros. It starts at 18:30 in the lamp room.';
    assert.match((await reply(page, 'how much is the lamp course')).citations[0]?.excerpt ?? '', /48 euros/);
    assert.match((await reply(page, 'when does the lamp course start')).citations[0]?.excerpt ?? '', /18:30/);
  });

  it('take a list whole behind the sentence that announces it', async () => {
    const page =
      '# Flicker\n\nA lamp that flickers is seldom broken. The usual reasons of a flickering lamp are these:\n\n- A loose bulb.\n- A worn switch.\n- A dimmer for other bulbs.\n\nWrite to us otherwise.';
    const { answer } = await reply(page, 'reasons why a lamp flickers');
    assert.match(
      answer,
      /are these:\n\n- A loose bulb\.\n- A worn switch\.\n- A dimmer for other bulbs\. \[1\]$/,
    );
  });

  it('do not open with a word that points to a sentence left out, in the language of the page', async () => {
    const german =
      '# Gutscheine\n\nEin Gutschein kommt mit der Post. Er gilt zwei Jahre lang in jeder Filiale. Die Filialen liegen in Bonn.';
    const { answer } = await reply(german, 'Wie lange gilt er in jeder Filiale?', 'de');
    assert.match(answer, /^Ein Gutschein kommt mit der Post\. Er gilt zwei Jahre/);
    const chinese = '# 礼品卡\n\n礼品卡通过邮件发送。它在所有门店两年内有效。门店在北京。';
    assert.match(
      (await reply(chinese, '在门店几年内有效？', 'zh')).answer,
      /^礼品卡通过邮件发送。 ?它在所有门店/,
    );
  });

  it('take an article of another language for none', async () => {
    const page = '# Lamps\n\nLamps come in three colours. To return a lamp, print the label at home.';
    assert.match((await reply(page, 'how do I return a lamp')).answer, /^To return a lamp|^Lamps come/);
  });

  it('keep the question that a bare yes or no answers', async () => {
    const page = '# Lamps\n\n## Can I return a used lamp?\n\nNo, used lamps stay with you.';
    const { answer } = await reply(page, 'do you take used lamps back? I want to return one');
    assert.match(answer, /^\*\*Can I return a used lamp\?\*\*\n\nNo, used lamps/);
  });

  it('come from one page, and from another only where it says what the first does not', async () => {
    const lamps = '# Lamps\n\nThe warranty of a lamp ends after three years of use.';
    const desks = '# Desks\n\nA desk has a warranty that ends when you move house.';
    const store = createMemoryStore();
    for (const content of [lamps, desks, ...OTHERS]) {
      const title = /^# (.*)\n/.exec(content)?.[1] ?? '';
      await store.pages.save(WIDGET, { id: title, title, url: '', content });
    }
    const engine = createExtractiveEngine({ knowledge: createKnowledge({ pages: store.pages }) });
    const pagesFor = async (text: string): Promise<{ cited: string[]; related: string[] }> => {
      const { citations, relatedArticles } = await engine.answer({ widgetId: WIDGET, text, history: [] });
      const ids = (all: { pageId?: string }[]): string[] => all.map(({ pageId = '' }) => pageId);
      return { cited: ids(citations), related: ids(relatedArticles) };
    };
    const any = await pagesFor('when does the warranty end');
    assert.equal(any.cited.length, 1);
    assert.deepEqual([...any.cited, ...any.related].sort(), ['Desks', 'Lamps']);
    assert.deepEqual((await pagesFor('when does the warranty of a desk end')).cited, ['Desks']);
    const two = await pagesFor('where can I park my car and how long is the warranty of a desk?');
    assert.deepEqual(two.cited.sort(), ['Desks', 'Parking']);
  });

  it('say nothing twice', async () => {
    const page =
      '# Lamps\n\n## Returns\n\nA lamp can be returned within thirty days of the delivery.\n\n## Refunds\n\nA lamp can be returned within thirty days of the delivery, too.';
    const { answer } = await reply(page, 'within how many days can a lamp be returned?');
    assert.equal(answer.match(/thirty days/g)?.length, 1, answer);
  });

  it('end before a sentence that only announces or points on', async () => {
    const page =
      '# Lamps\n\nA lamp can be returned by post. See the page on parcels. **What it costs**\n\n**The label**\n\nA label costs nothing.';
    const { answer } = await reply(page, 'can a lamp be returned by post?');
    assert.equal(answer, 'A lamp can be returned by post. [1]');
  });

  it('are few, however long the page is', async () => {
    const page = `# Lamps\n\n${Array.from({ length: 60 }, (_, i) => `Lamp number ${i} can be returned to the shop in the street with that number.`).join(' ')}`;
    const { answer } = await reply(page, 'where can lamp number 17 be returned?');
    assert.ok(answer.split(/\s+/).length <= 70, answer);
    assert.match(answer, /number 17 /);
  });
});
