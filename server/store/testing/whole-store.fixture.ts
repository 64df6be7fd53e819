/** Fills a store with something of every kind that stores keep. */
import { randomUUID } from 'node:crypto';
import type { ImportRun } from '../../admin-contract/imports.js';
import type { QuestionRecord } from '../../model.js';
import type { Site } from '../../site-records.js';
import { nameImage } from '../port/image-store.js';
import type { Store } from '../port/store.js';
import { makeApiToken, makeAuditEntry, makeOperator, makeSession } from './identity.fixture.js';
import {
  makeDigest,
  makeEscalation,
  makeHandling,
  makeOutcome,
  makeOwed,
  makePage,
  makeQuestion,
  makeReply,
  makeWidget,
} from './store.fixture.js';

const HOUR_MS = 3_600_000;
const PNG = Buffer.from('iVBORw0KGgo=', 'base64');
/** PostgreSQL refuses the first in its texts and the second in its JSON. */
export const HOSTILE_TEXT = 'a\u0000b \ud800 c\u2028d 🧵 "quoted" \\u0000';

export interface WholeStore {
  widgetIds: readonly string[];
  /** A question that has a key which is still good. */
  keyed: QuestionRecord;
}

/** @param now milliseconds since 1970 */
export async function fillStore(store: Store, now: number, conversations = 40): Promise<WholeStore> {
  const at = (hoursAgo: number) => new Date(now - hoursAgo * HOUR_MS).toISOString();
  const logo = nameImage(PNG) ?? '';
  const acme = makeWidget({ appearance: { ...makeWidget().appearance, logo } });
  const bell = makeWidget({ name: 'Bell', quota: { messages: 50, period: 'day' } });
  await store.images.save(acme.id, logo, PNG);
  for (const widget of [acme, bell]) {
    await store.widgets.save(widget);
    for (const id of ['billing', 'guides/first'])
      await store.pages.save(widget.id, makePage({ id, lang: 'en', facts: [{ kind: 'phone', value: '1' }] }));
    await store.sites.save(widget.id, makeSite(at(3)));
    for (const hour of [3, 2]) await store.runs.add(widget.id, makeRun(at(hour)));
  }
  await addOperators(store);
  const quota = { messages: 1e6, period: 'month' } as const;
  const visits = Array.from({ length: conversations }, (_, each) => {
    const widgetId = each % 3 === 0 ? bell.id : acme.id;
    // Over some months, the newest last.
    const asked = at((conversations - 1 - each) * 40 + 0.1);
    return makeQuestion({
      widgetId,
      conversationId: randomUUID(),
      at: asked,
      text: `${HOSTILE_TEXT} ${each}`,
    });
  });
  for (const question of visits) {
    await store.conversations.accept(question, quota);
    await store.conversations.record(makeReply(question));
  }
  const keyed = makeQuestion({
    widgetId: acme.id,
    at: at(0),
    visitorId: 'ann',
    conversationId: randomUUID(),
    idempotencyKey: 'key',
    requestHash: 'hash',
  });
  await store.conversations.accept(keyed, quota);
  await store.conversations.record(makeReply(keyed));

  const [told, dead, waiting] = [makeOwed(), makeOwed(), makeOwed()].map((owed, each) => ({
    ...owed,
    widgetId: acme.id,
    at: at(2 - each / 2),
    message: HOSTILE_TEXT,
  }));
  for (const owed of [told, dead, waiting]) if (owed) await store.conversations.leave(owed);
  if (told) await store.deliveries.settle(makeOutcome(told, { at: at(1) }));
  if (dead) await store.deliveries.settle(makeOutcome(dead, { at: at(1), outcome: 'dead', reason: '500' }));
  const request = makeEscalation({ widgetId: bell.id, at: at(1) });
  await store.conversations.leave(request);
  await store.escalations.handle(makeHandling(request, { at: at(0.5), status: 'inProgress' }));
  await store.deliveries.leaveDigest(makeDigest({ widgetId: acme.id, at: at(1) }));
  await store.tokens.reserve(
    { type: 'tokens', id: randomUUID(), at: at(1), widgetId: acme.id, tokens: 70 },
    1e6,
  );
  await store.triage.mark({
    type: 'triage',
    id: randomUUID(),
    at: at(1),
    widgetId: acme.id,
    key: 'k',
    state: 'ignored',
    reason: 'test',
    by: { kind: 'cli', name: 'root' },
  });
  await store.erase({ visitor: { conversationId: visits.at(-1)?.conversationId } }, now);
  const seen = { origin: 'https://acme.example', isIn: true, count: 3, firstAt: at(2), lastAt: at(1) };
  await store.seen.add(at(30).slice(0, 10), [{ ...seen, widgetId: acme.id }]);
  await store.seen.add(at(1).slice(0, 10), [
    { ...seen, widgetId: acme.id },
    { ...seen, widgetId: bell.id, isIn: false },
  ]);
  return { widgetIds: [acme.id, bell.id], keyed };
}

async function addOperators({ identity, audit }: Store): Promise<void> {
  const operator = makeOperator();
  const operatorId = operator.id;
  await identity.commit([{ in: 'operators', save: operator }], makeAuditEntry());
  await identity.commit([{ in: 'sessions', save: makeSession({ operatorId }) }], undefined);
  await identity.commit([{ in: 'apiTokens', save: makeApiToken({ operatorId }) }], makeAuditEntry());
  for (let each = 0; each < 5; each++) await audit.append(makeAuditEntry({ action: `widget.update${each}` }));
}

const makeSite = (at: string): Site => ({
  start: 'https://acme.example/help',
  startedAt: at,
  finishedAt: at,
  pending: [],
  visits: [{ url: 'https://acme.example/help', visitedAt: at, pageIds: ['billing'] }],
});

const makeRun = (at: string): ImportRun => ({
  id: randomUUID(),
  by: { kind: 'cli' },
  from: { url: 'https://acme.example/help' },
  startedAt: at,
  endedAt: at,
  outcome: 'done',
  warnings: [],
  notices: [],
  skipped: [],
});
