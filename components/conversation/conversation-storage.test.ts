import { expect } from '@open-wc/testing';
import { citedReply, question, reply } from '../testing/fixtures.js';
import { createStorage, type StoredConversation } from './conversation-storage.js';
import { newUuid } from '../internal/new-uuid.js';

const DAY = 24 * 60 * 60 * 1000;

describe('createStorage', () => {
  let now: number;
  let widgetId: string;
  let key: string;

  beforeEach(() => {
    now = Date.UTC(2026, 4, 1);
    widgetId = newUuid();
    key = `service-chat:${widgetId}`;
  });

  afterEach(() => {
    localStorage.removeItem(key);
  });

  const storage = () => createStorage(widgetId, () => now);
  const conversation: StoredConversation = {
    visitorId: 'visitor',
    conversationId: 'conversation',
    messages: [question('How?', 1), { ...citedReply, feedback: 'negative' }],
  };

  it('gives back what was saved', () => {
    storage().save(conversation);
    expect(storage().load()).to.deep.equal(conversation);
  });

  it('writes nothing by being made, read or watched', () => {
    storage().load();
    storage().watch(() => undefined)();
    expect(localStorage.getItem(key)).to.equal(null);
  });

  it('keeps widgets apart', () => {
    storage().save(conversation);
    expect(createStorage(newUuid(), () => now).load()).to.equal(undefined);
  });

  it('keeps the newest 50 messages', () => {
    const messages = Array.from({ length: 60 }, (_, i) => question(`question ${i}`, i));
    storage().save({ ...conversation, messages });
    const kept = storage().load()!.messages;
    expect(kept).to.have.length(50);
    expect(kept[0]).to.include({ text: 'question 10' });
  });

  it('forgets, and removes, what is older than 30 days', () => {
    storage().save(conversation);
    now += 30 * DAY;
    expect(storage().load()).to.deep.equal(conversation);
    now += 1;
    expect(storage().load()).to.equal(undefined);
    expect(localStorage.getItem(key)).to.equal(null);
  });

  it('takes garbage under its key for nothing', () => {
    const entries = [
      '',
      'null',
      '{',
      '[]',
      '"text"',
      '{"version":1}',
      '{"version":2,"savedAt":0,"visitorId":"v","messages":[]}',
      `{"version":1,"savedAt":${now},"visitorId":7,"messages":[]}`,
      `{"version":1,"savedAt":${now},"visitorId":"v","messages":"none"}`,
    ];
    for (const entry of entries) {
      localStorage.setItem(key, entry);
      expect(storage().load(), entry).to.equal(undefined);
    }
  });

  it('leaves out messages and sources that it cannot make sense of, and keeps the others', () => {
    const good = reply('Good', 2);
    const messages = [
      null,
      'text',
      { role: 'user', id: 'x' },
      { ...question('Odd', 1), status: 'lost' },
      question('Out of time', 1, { sentAt: 8.65e15 }),
      { ...good, confidenceScore: 'high' },
      { ...good, feedback: 'meh', citations: [7, { pageTitle: 'No excerpt' }], relatedArticles: [null] },
    ];
    localStorage.setItem(key, JSON.stringify({ version: 1, savedAt: now, visitorId: 'v', messages }));
    expect(storage().load()!.messages).to.deep.equal([good]);
  });

  it('is cleared', () => {
    storage().save(conversation);
    storage().clear();
    expect(localStorage.getItem(key)).to.equal(null);
  });

  it('hears of other tabs, not of what a frame clears of the tab’s own storage, until it is told to stop', () => {
    const heard: (StoredConversation | undefined)[] = [];
    const stop = storage().watch((changed) => heard.push(changed));
    storage().save(conversation);
    const newValue = localStorage.getItem(key);
    const tell = (init: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', init));
    tell({ key, newValue });
    tell({ key: 'another', newValue });
    tell({ key, newValue: null });
    tell({ key: null, storageArea: sessionStorage });
    tell({ key: null, storageArea: localStorage });
    stop();
    tell({ key, newValue });
    expect(heard).to.deep.equal([conversation, undefined, undefined]);
  });

  it('does without storage where the browser forbids it or it is full', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const { getItem, setItem, removeItem } = Storage.prototype;
    Object.assign(Storage.prototype, { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    try {
      storage().save(conversation);
      storage().clear();
      expect(storage().load()).to.equal(undefined);
    } finally {
      Object.assign(Storage.prototype, { getItem, setItem, removeItem });
    }
  });
});
