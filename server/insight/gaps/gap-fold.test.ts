import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TriageRecord } from '../../ledger-records.js';
import type { LogRecord, QuestionRecord, ReplyRecord } from '../../model.js';
import { makeQuestion, makeReply } from '../../store/testing/store.fixture.js';
import { cursorOf, GapFold } from './gap-fold.js';
import { GAP_STATES, type GapFilter, type GapState } from './gap.js';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-22T12:00:00.000Z');
const WIDGET = '11111111-1111-1111-1111-111111111111';
const ALWAYS: GapFilter = { widgets: undefined, from: -Infinity, to: Infinity, below: 0.5 };
const OPEN: readonly GapState[] = ['open', 'cameBack'];

const timeOf = (daysAgo: number) => new Date(NOW - daysAgo * DAY_MS).toISOString();

/** A log that grows, and what becomes of it. */
function startLog(most?: number) {
  const fold = new GapFold(most);
  const add = (record: LogRecord) => {
    fold.add(record);
  };
  return {
    fold,
    add,
    ask(
      text: string,
      daysAgo: number,
      reply: Partial<ReplyRecord> = { wasRefused: true, confidenceScore: 0.1 },
      question: Partial<QuestionRecord> = {},
    ) {
      const at = timeOf(daysAgo);
      const asked = makeQuestion({
        id: crypto.randomUUID(),
        conversationId: crypto.randomUUID(),
        text,
        at,
        ...question,
      });
      const replied = makeReply(asked, { citations: [], ...reply });
      add(asked);
      add(replied);
      return { question: asked, reply: replied };
    },
    rate(messageId: string, feedback: 'positive' | 'negative') {
      const { conversationId, widgetId } = makeQuestion();
      add({
        type: 'feedback',
        id: crypto.randomUUID(),
        at: timeOf(0),
        widgetId,
        conversationId,
        messageId,
        feedback,
      });
    },
    mark(state: TriageRecord['state'], daysAgo: number, question: string) {
      const gap = fold
        .list({ ...ALWAYS, now: NOW, states: GAP_STATES, limit: 200 })
        .items.find((each) => each.question === question || each.otherWordings.includes(question));
      const { key = '', keys: alsoKeys } = fold.find({ ...ALWAYS, now: NOW, key: gap?.key ?? '' }) ?? {
        keys: [],
      };
      const by = { kind: 'operator', name: 'Ann' };
      add({
        type: 'triage',
        id: crypto.randomUUID(),
        at: timeOf(daysAgo),
        widgetId: WIDGET,
        key,
        alsoKeys,
        state,
        by,
      });
    },
    list: (states: readonly GapState[] = OPEN, filter: Partial<GapFilter> = {}) =>
      fold.list({ ...ALWAYS, ...filter, now: NOW, states, limit: 50 }),
  };
}

describe('gaps', () => {
  it('are questions that ask for the same in any words, refused, unsure or found not helpful', () => {
    const log = startLog();
    const billing = { pageId: 'billing', pageTitle: 'Billing', pageUrl: '/billing' };
    log.ask('Can I pay with bitcoin?', 3, {
      wasRefused: true,
      confidenceScore: 0.1,
      relatedArticles: [billing],
    });
    log.ask('paying by Bitcoin', 2, {
      wasRefused: false,
      confidenceScore: 0.4,
      citations: [{ pageId: 'billing', pageTitle: 'Billing', pageUrl: '/billing#:~:text=x', excerpt: 'x' }],
    });
    const good = { wasRefused: false, confidenceScore: 0.9, citations: [{ pageTitle: 'A', excerpt: 'a' }] };
    const { reply } = log.ask('bitcoin pay', 1, good);
    log.ask('What does a seat cost?', 1, good);
    log.ask('Where is your office?', 9);
    assert.deepEqual(
      log.list().items.map(({ count }) => count),
      [2, 1],
    );
    log.rate(reply.id, 'negative');
    const [first] = log.list().items;
    assert.deepEqual(
      { ...first, key: '' },
      {
        key: '',
        widgetId: WIDGET,
        question: 'bitcoin pay',
        language: 'en',
        state: 'open',
        otherWordings: ['paying by Bitcoin', 'Can I pay with bitcoin?'],
        wordingCount: 3,
        count: 3,
        refused: 1,
        unsure: 1,
        notHelpful: 1,
        lastAt: timeOf(1),
        weekly: [0, 0, 0, 0, 0, 0, 0, 3],
        nearestPages: [billing, { pageId: '', pageTitle: 'A', pageUrl: '' }],
      },
    );
    log.rate(reply.id, 'positive');
    assert.equal(log.list().items[0]?.count, 2);
  });

  it('are counted within the time, the widgets, the language and the confidence asked for', () => {
    const log = startLog();
    const other = crypto.randomUUID();
    log.ask('Do you ship to Norway?', 40);
    log.ask('Do you ship to Norway?', 1);
    log.ask('Wie kann ich mein Konto löschen?', 2);
    log.ask('Do you ship to Norway?', 1, undefined, { widgetId: other });
    log.ask('Is there a discount for students?', 1, { wasRefused: false, confidenceScore: 0.3 });
    const questions = (filter: Partial<GapFilter>) =>
      log.list(OPEN, filter).items.map(({ question }) => question);
    assert.equal(
      log.list(OPEN, { from: NOW - 30 * DAY_MS }).items.every(({ count }) => count === 1),
      true,
    );
    assert.deepEqual(questions({ widgets: [other] }), ['Do you ship to Norway?']);
    assert.deepEqual(questions({ language: 'de' }), ['Wie kann ich mein Konto löschen?']);
    assert.deepEqual(questions({ widgets: [] }), []);
    assert.equal(questions({ below: 0.2 }).includes('Is there a discount for students?'), false);
    assert.deepEqual(log.list().languages, ['en', 'de']);
    const keys = new Set(log.list().items.map(({ key }) => key));
    assert.equal(keys.size, 4, 'the same words have another key on another widget');
    const [norway] = log.list(OPEN, { widgets: [other] }).items;
    assert.equal(
      log.fold.find({ key: norway?.key ?? '', widgets: [WIDGET], below: 0.5, now: NOW }),
      undefined,
    );
    assert.doesNotMatch(JSON.stringify([...keys]), /norway|ship/i);
  });

  it('that were answered come back by themselves, on top, when they fail again', () => {
    const log = startLog();
    log.ask('Where is your office?', 9);
    log.ask('Where is your office?', 9);
    log.ask('Can I pay with bitcoin?', 8);
    log.mark('answered', 7, 'Can I pay with bitcoin?');
    assert.deepEqual(log.list().counts, { open: 1, cameBack: 0, answered: 1, ignored: 0 });
    assert.equal(log.list(['answered']).items[0]?.mark?.by.name, 'Ann');
    // In words that were not there when it was marked.
    log.ask('pay something with bitcoin', 2);
    const [first] = log.list().items;
    assert.deepEqual(
      [first?.question, first?.state, first?.count, first?.cameBack],
      ['pay something with bitcoin', 'cameBack', 2, { since: timeOf(7), count: 1 }],
    );
    log.mark('answered', 1, 'Can I pay with bitcoin?');
    assert.deepEqual(log.list().counts, { open: 1, cameBack: 0, answered: 1, ignored: 0 });
    // Taken back, it is what it was before.
    log.mark('open', 0.5, 'Can I pay with bitcoin?');
    assert.equal(log.list().items[0]?.state, 'cameBack');
  });

  it('that are ignored stay so whatever is asked, until that is taken back', () => {
    const log = startLog();
    log.ask('Who wins the football cup?', 5);
    log.mark('ignored', 4, 'Who wins the football cup?');
    log.ask('who wins the football cup', 1);
    log.ask('football cup wins today', 1);
    assert.deepEqual([log.list().items, log.list(['ignored']).items[0]?.count], [[], 3]);
    log.mark('open', 0, 'Who wins the football cup?');
    assert.equal(log.list().items[0]?.state, 'open');
  });

  it('give their wordings, each with how it was answered and where it was asked', () => {
    const log = startLog();
    const { question } = log.ask('Can I pay with bitcoin?', 3);
    log.ask('can i pay with BITCOIN?', 2, { wasRefused: false, confidenceScore: 0.4 });
    log.ask('bitcoin, pay with', 1);
    const gap = log.fold.find({ ...ALWAYS, now: NOW, key: log.list().items[0]?.key ?? '' });
    assert.ok(gap);
    assert.deepEqual(
      gap.wordings.map(({ text, count, was, conversations }) => [
        text,
        count,
        was.confidenceScore,
        conversations.length,
      ]),
      [
        ['bitcoin, pay with', 1, 0.1, 1],
        ['Can I pay with bitcoin?', 2, 0.4, 2],
      ],
    );
    const ids = gap.wordings.flatMap(({ conversations }) => conversations.map((each) => each.conversationId));
    assert.equal(ids.at(-1), question.conversationId);
  });

  it('forget what is erased, and nothing else', () => {
    const log = startLog();
    const secret = log.ask('Where is the parcel of Jane Roe?', 2);
    log.ask('Where is the parcel?', 1);
    log.ask('Where is your office?', 1);
    log.fold.erase(new Set([secret.question.id, secret.reply.id]));
    assert.doesNotMatch(JSON.stringify(log.list()), /Jane/);
    assert.equal(log.list().counts.open, 2);
  });

  it('are those of the newest questions where a log is long, and the others leave nothing', () => {
    const log = startLog(10);
    const place = (letter: string) => `Where is the ${letter.repeat(7)} ${letter.repeat(8)}?`;
    const old = log.ask(place('b'), 30);
    const kept = Array.from('cdfghjklmnp', (letter) => log.ask(place(letter), 20));
    assert.equal(log.list().counts.open, 10);
    assert.doesNotMatch(JSON.stringify(log.list()), /bbb|ccc/);
    log.rate(old.reply.id, 'negative');
    log.mark('answered', 10, place('p'));
    log.ask(place('b'), 5);
    log.ask(place('p'), 5);
    const { items, counts } = log.list();
    assert.deepEqual(
      [items[0]?.question, items[0]?.state, items.find(({ question }) => question === place('b'))?.count],
      [place('p'), 'cameBack', 1],
    );
    log.fold.erase(new Set(kept.map(({ reply }) => reply.id)));
    assert.equal(counts.open + counts.cameBack > log.list().items.length, true);
    assert.equal(log.list().items.length, 2);
  });

  it('count once what is met twice, questions and marks', () => {
    const log = startLog();
    const records: LogRecord[] = [];
    const add = log.fold.add.bind(log.fold);
    log.fold.add = (record) => {
      records.push(record);
      add(record);
    };
    log.ask('Where is your office?', 9);
    const good = { wasRefused: false, confidenceScore: 0.9, citations: [{ pageTitle: 'A', excerpt: 'a' }] };
    log.rate(log.ask('Can I pay with bitcoin?', 8, good).reply.id, 'negative');
    log.mark('answered', 7, 'Where is your office?');
    log.mark('open', 6, 'Where is your office?');
    const before = log.list(GAP_STATES);
    for (const record of records) add(record);
    assert.deepEqual([log.list(GAP_STATES), before.items.length], [before, 2]);
  });

  it('are the same whether somebody looked at them after every record or only in the end', () => {
    const watched = startLog();
    const other = new GapFold();
    watched.fold.add = ((add) => (record: LogRecord) => {
      add(record);
      other.add(record);
      watched.list();
    })(watched.fold.add.bind(watched.fold));
    const { reply } = watched.ask('Can I pay with bitcoin?', 9, { wasRefused: false, confidenceScore: 0.9 });
    watched.ask('paying by Bitcoin', 8);
    watched.mark('answered', 7, 'paying by Bitcoin');
    watched.rate(reply.id, 'negative');
    watched.ask('Where is your office?', 6);
    watched.ask('bitcoin pay', 5);
    while (other.prepare()) continue;
    const inTheEnd = other.list({ ...ALWAYS, now: NOW, states: GAP_STATES, limit: 50 });
    assert.deepEqual([inTheEnd, inTheEnd.items.length], [watched.list(GAP_STATES), 2]);
  });

  it('come page by page, none twice and none left out', () => {
    const log = startLog();
    const letters = 'abcdefghijklmnopqrstuvwxy'.split('');
    for (const [at, letter] of letters.entries())
      for (let times = 0; times <= at % 4; times++) log.ask(`${letter.repeat(9)} zzz${letter}`, at);
    log.mark('answered', 20, 'bbbbbbbbb zzzb');
    const keys: string[] = [];
    for (let cursor: string | undefined; ;) {
      const { items } = log.fold.list({ ...ALWAYS, now: NOW, states: OPEN, limit: 4, cursor });
      if (keys.length === 0) assert.equal(items[0]?.state, 'cameBack');
      keys.push(...items.map(({ key }) => key));
      const last = items.at(-1);
      if (!last) break;
      cursor = cursorOf(last);
    }
    assert.deepEqual([keys.length, new Set(keys).size], [25, 25]);
  });
});
