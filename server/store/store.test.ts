/** What every store promises, checked on each of them. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import type { Quota } from '../model.js';
import { openJsonStore } from './json-store.js';
import { createMemoryStore } from './memory-store.js';
import { makeFolderFor, makePage, makeQuestion, makeReply, makeWidget } from './store.fixture.js';
import type { Store } from './store.js';

type OpenStore = (t: TestContext) => Promise<Store>;

const stores: Record<string, OpenStore> = {
  'memory store': (t) => {
    const store = createMemoryStore();
    t.after(() => store.close());
    return Promise.resolve(store);
  },
  'JSON file store': async (t) => {
    const store = await openJsonStore(await makeFolderFor(t));
    t.after(() => store.close());
    return store;
  },
};

const plenty: Quota = { messages: 1000, period: 'month' };

const hostileIds = [
  '..',
  '../x',
  'a/../b',
  '/etc/passwd',
  'a//b',
  'a/',
  '.hidden',
  'a/.b',
  'a\\b',
  'a\0b',
  '',
  ' ',
];

for (const [name, open] of Object.entries(stores)) {
  describe(`${name}: widgets`, () => {
    it('gives back what was saved, and nothing for an id it does not know', async (t) => {
      const { widgets } = await open(t);
      const widget = makeWidget({ requireOrigin: true, quota: { messages: 5, period: 'day' } });
      await widgets.save(widget);
      assert.deepEqual(await widgets.get(widget.id), widget);
      assert.equal(await widgets.get(randomUUID()), undefined);
    });

    it('replaces a widget that is saved again', async (t) => {
      const { widgets } = await open(t);
      const widget = makeWidget();
      await widgets.save(widget);
      await widgets.save({ ...widget, name: 'Acme Two' });
      assert.deepEqual(await widgets.list(), [{ ...widget, name: 'Acme Two' }]);
    });

    it('lists by name', async (t) => {
      const { widgets } = await open(t);
      for (const title of ['beta', 'Alpha', 'gamma']) await widgets.save(makeWidget({ name: title }));
      assert.deepEqual(
        (await widgets.list()).map((widget) => widget.name),
        ['Alpha', 'beta', 'gamma'],
      );
    });

    it('is not changed by a caller who changes what it gave or got', async (t) => {
      const { widgets } = await open(t);
      const widget = makeWidget();
      await widgets.save(widget);
      widget.allowlist.push('evil.example');
      (await widgets.get(widget.id))?.allowlist.push('evil.example');
      assert.deepEqual((await widgets.get(widget.id))?.allowlist, ['acme.example']);
    });

    it('removes a widget with its pages, and says when there was none', async (t) => {
      const { widgets, pages } = await open(t);
      const widget = makeWidget();
      await widgets.save(widget);
      await pages.save(widget.id, makePage({ id: 'guides/start' }));
      assert.equal(await widgets.remove(widget.id), true);
      assert.equal(await widgets.get(widget.id), undefined);
      assert.deepEqual(await pages.list(widget.id), []);
      assert.equal(await widgets.remove(widget.id), false);
    });

    it('knows no widget by an id that is not a UUID, and saves none', async (t) => {
      const { widgets } = await open(t);
      for (const id of hostileIds) {
        assert.equal(await widgets.get(id), undefined);
        assert.equal(await widgets.remove(id), false);
        await assert.rejects(widgets.save({ ...makeWidget(), id }), { code: 'invalid_request' });
      }
    });
  });

  describe(`${name}: pages`, () => {
    it('gives back the pages of a widget by id, and of no other', async (t) => {
      const { pages } = await open(t);
      const [mine, other] = [randomUUID(), randomUUID()];
      const saved = [
        makePage({ id: 'a' }),
        makePage({ id: 'a/b', lang: 'de', title: 'Über "uns": #1' }),
        makePage({ id: 'größe/日本語.v2', content: '---\nnot: front matter\n---\n\r\n  text  ' }),
      ];
      for (const page of [...saved].reverse()) await pages.save(mine, page);
      await pages.save(other, makePage());
      const listed = await pages.list(mine);
      assert.deepEqual(
        listed.map((page) => page.id),
        ['a', 'a/b', 'größe/日本語.v2'],
      );
      assert.deepEqual(listed[1], saved[1]);
      assert.equal(listed[2]?.content.replaceAll('\r\n', '\n'), saved[2]?.content.replaceAll('\r\n', '\n'));
      assert.deepEqual(await pages.list(randomUUID()), []);
    });

    it('keeps a title that looks like something else', async (t) => {
      const { pages } = await open(t);
      const widgetId = randomUUID();
      for (const title of ['404', 'true', 'null', '2024-01-01', '1e3', '~', '- item', '[x]', '---']) {
        await pages.save(widgetId, makePage({ title }));
        assert.equal((await pages.list(widgetId))[0]?.title, title);
      }
    });

    it('replaces and removes a page, and says when there was none', async (t) => {
      const { pages } = await open(t);
      const widgetId = randomUUID();
      await pages.save(widgetId, makePage());
      await pages.save(widgetId, makePage({ content: 'New' }));
      assert.deepEqual(await pages.list(widgetId), [makePage({ content: 'New' })]);
      assert.equal(await pages.remove(widgetId, 'billing'), true);
      assert.equal(await pages.remove(widgetId, 'billing'), false);
      assert.deepEqual(await pages.list(widgetId), []);
    });

    it('has a revision that changes with every save and removal, and only then', async (t) => {
      const { pages, widgets } = await open(t);
      const widgetId = randomUUID();
      let last = await pages.revision(widgetId);
      const expectNew = async () => {
        const revision = await pages.revision(widgetId);
        assert.notEqual(revision, last);
        assert.equal(await pages.revision(widgetId), revision);
        last = revision;
      };
      await pages.save(widgetId, makePage());
      await expectNew();
      await pages.save(widgetId, makePage({ id: 'guides/start' }));
      await expectNew();
      await pages.save(widgetId, makePage({ id: 'guides/start', content: 'New' }));
      await expectNew();
      await pages.remove(widgetId, 'guides/start');
      await expectNew();
      await widgets.remove(widgetId);
      await expectNew();
    });

    it('takes no id that could leave its folder', async (t) => {
      const { pages } = await open(t);
      const widgetId = randomUUID();
      for (const id of [...hostileIds, 'a b', 'a.md/b', 'x'.repeat(300), 'ab/'.repeat(400) + 'x']) {
        await assert.rejects(pages.save(widgetId, makePage({ id })), { code: 'invalid_request' }, id);
        assert.equal(await pages.remove(widgetId, id), false);
      }
      for (const id of hostileIds) {
        await assert.rejects(pages.save(id, makePage()), { code: 'invalid_request' });
        assert.deepEqual(await pages.list(id), []);
        assert.equal(await pages.remove(id, 'billing'), false);
        await pages.revision(id);
      }
    });
  });

  describe(`${name}: quota`, () => {
    it('accepts exactly as many of 500 concurrent questions as there is room for', async (t) => {
      const { conversations } = await open(t);
      const quota: Quota = { messages: 100, period: 'day' };
      const outcomes = await Promise.all(
        Array.from({ length: 500 }, () => conversations.accept(makeQuestion(), quota)),
      );
      const accepted = outcomes.filter((outcome) => outcome.accepted);
      assert.equal(accepted.length, 100);
      assert.deepEqual(
        accepted.map((outcome) => outcome.usage.used).sort((a, b) => a - b),
        Array.from({ length: 100 }, (_, index) => index + 1),
      );
      assert.deepEqual((await conversations.accept(makeQuestion(), quota)).usage, {
        used: 100,
        limit: 100,
        resetsAt: Date.UTC(2024, 5, 1),
      });
      assert.equal(
        (await conversations.turns(makeQuestion().widgetId, makeQuestion().conversationId, 500)).length,
        100,
      );
    });

    it('counts a day or a calendar month in UTC, and says when it ends', async (t) => {
      const { conversations } = await open(t);
      const ask = (at: string, quota: Quota) => conversations.accept(makeQuestion({ at }), quota);
      const daily: Quota = { messages: 1, period: 'day' };
      assert.equal((await ask('2023-12-30T00:00:00.000Z', daily)).accepted, true);
      assert.equal((await ask('2023-12-30T23:59:59.999Z', daily)).accepted, false);
      assert.equal((await ask('2023-12-31T00:00:00.000Z', daily)).accepted, true);
      const monthly: Quota = { messages: 3, period: 'month' };
      const third = await ask('2023-12-31T23:59:59.999Z', monthly);
      assert.deepEqual(third, {
        accepted: true,
        usage: { used: 3, limit: 3, resetsAt: Date.UTC(2024, 0, 1) },
      });
      assert.equal((await ask('2023-12-01T00:00:00.000Z', monthly)).accepted, false);
      assert.equal((await ask('2024-01-01T00:00:00.000Z', monthly)).usage.used, 1);
      assert.equal((await ask('2024-01-02T00:00:00.000Z', { messages: 0, period: 'day' })).accepted, false);
    });

    it('counts each widget for itself', async (t) => {
      const { conversations } = await open(t);
      const quota: Quota = { messages: 1, period: 'month' };
      assert.equal(
        (await conversations.accept(makeQuestion({ widgetId: randomUUID() }), quota)).accepted,
        true,
      );
      assert.equal(
        (await conversations.accept(makeQuestion({ widgetId: randomUUID() }), quota)).accepted,
        true,
      );
    });

    it('keeps nothing of a refused question', async (t) => {
      const { conversations } = await open(t);
      const question = makeQuestion();
      await conversations.accept(question, { messages: 0, period: 'day' });
      assert.deepEqual(await conversations.turns(question.widgetId, question.conversationId, 10), []);
    });
  });

  describe(`${name}: conversations`, () => {
    it('gives the last turns of a conversation, oldest first', async (t) => {
      const { conversations } = await open(t);
      const questions = ['one', 'two', 'three'].map((text) => makeQuestion({ text }));
      const replies = questions.map((question) => makeReply(question, { answer: `${question.text}!` }));
      for (const [index, question] of questions.entries()) {
        await conversations.accept(question, plenty);
        await conversations.record(replies[index]!);
      }
      const { widgetId, conversationId } = questions[0]!;
      assert.deepEqual(await conversations.turns(widgetId, conversationId, 2), [
        { question: questions[1], reply: replies[1] },
        { question: questions[2], reply: replies[2] },
      ]);
      assert.equal((await conversations.turns(widgetId, conversationId, 10)).length, 3);
      assert.deepEqual(await conversations.turns(widgetId, conversationId, 0), []);
    });

    it('keeps a question without reply, and gives each reply to its own question', async (t) => {
      const { conversations } = await open(t);
      const [first, second, unanswered] = [makeQuestion(), makeQuestion(), makeQuestion()];
      for (const question of [first, second, unanswered]) await conversations.accept(question, plenty);
      const [toSecond, toFirst] = [makeReply(second), makeReply(first)];
      await conversations.record(toSecond);
      await conversations.record(toFirst);
      assert.deepEqual(await conversations.turns(first.widgetId, first.conversationId, 10), [
        { question: first, reply: toFirst },
        { question: second, reply: toSecond },
        { question: unanswered },
      ]);
    });

    it('knows a conversation only by its id and its widget', async (t) => {
      const { conversations } = await open(t);
      const question = makeQuestion();
      await conversations.accept(question, plenty);
      assert.deepEqual(await conversations.turns(randomUUID(), question.conversationId, 10), []);
      assert.deepEqual(await conversations.turns(question.widgetId, randomUUID(), 10), []);
    });

    it('takes feedback and escalations without making turns of them', async (t) => {
      const { conversations } = await open(t);
      const question = makeQuestion();
      const { widgetId, conversationId, at } = question;
      await conversations.accept(question, plenty);
      await conversations.record({
        v: 1,
        type: 'feedback',
        id: randomUUID(),
        at,
        widgetId,
        conversationId,
        messageId: randomUUID(),
        feedback: 'negative',
        reason: 'wrong',
      });
      await conversations.record({
        v: 1,
        type: 'escalation',
        id: randomUUID(),
        at,
        widgetId,
        email: 'ann@example.com',
        message: 'Please call',
      });
      assert.deepEqual(await conversations.turns(widgetId, conversationId, 10), [{ question }]);
    });

    it('keeps any text whole', async (t) => {
      const { conversations } = await open(t);
      const text = 'a\nb\r\nc \u2028 "quoted" \\ \u0000 日本語 🙂 '.repeat(50);
      const question = makeQuestion({ text });
      await conversations.accept(question, plenty);
      const [turn] = await conversations.turns(question.widgetId, question.conversationId, 1);
      assert.equal(turn?.question.text, text);
    });
  });

  describe(`${name}: health`, () => {
    it('has no problems while all can be read', async (t) => {
      const store = await open(t);
      await store.widgets.save(makeWidget());
      await store.pages.save(randomUUID(), makePage());
      assert.deepEqual(await store.problems(), []);
    });
  });
}
