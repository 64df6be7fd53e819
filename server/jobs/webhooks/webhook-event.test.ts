import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DEFAULT_QUOTA, type EscalationRecord } from '../../model.js';
import { createMemoryStore } from '../../store/memory/memory-store.js';
import { makeEscalation, makeQuestion, makeWidget } from '../../store/testing/store.fixture.js';
import { readNotice } from '../notices/notice.js';
import { eventOf } from './webhook-event.js';

describe('an event', () => {
  it('has the ID of the visitor, and whether the website vouches for it', async () => {
    const store = createMemoryStore();
    const widget = makeWidget();
    await store.widgets.save(widget);
    const { id: widgetId } = widget;
    const question = makeQuestion({ widgetId, visitorId: 'of-the-browser' });
    await store.conversations.accept(question, DEFAULT_QUOTA);
    const { conversationId } = question;
    const visitorOf = async (change: Partial<EscalationRecord>) => {
      const notice = await readNotice(store, makeEscalation({ widgetId, at: question.at, ...change }));
      assert.ok(notice);
      const { visitorId, isVisitorVerified } = eventOf(notice).data;
      return [visitorId, isVisitorVerified];
    };
    assert.deepEqual(await visitorOf({ conversationId }), ['of-the-browser', false]);
    assert.deepEqual(await visitorOf({ conversationId, visitorId: '42' }), ['42', false]);
    assert.deepEqual(await visitorOf({ visitorId: '42', isVisitorVerified: true }), ['42', true]);
    assert.deepEqual(await visitorOf({}), [undefined, undefined]);
  });
});
