/** A log as chance would have it, the same for the same seed. */
import type { EscalationRecord, FeedbackRecord } from '../model.js';
import type { Store } from '../store/port/store.js';
import { makeEscalation, makeQuestion, makeReply } from '../store/testing/store.fixture.js';

export const [SHOP, HELP] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const plenty = { messages: 1e9, period: 'month' } as const;
const TEXTS = [
  'Can I pay with bitcoin?',
  'Where is my order?',
  'Wie kann ich meine Bestellung stornieren?',
  'hello',
  'Is the crème brûlée gluten free?',
  'When do you open on Sundays?',
];

/** Adds questions and what follows from them, about an hour apart, and gives when the last one was. */
export async function fillAtRandom(
  { conversations }: Pick<Store, 'conversations'>,
  random: () => number,
  count: number,
  start: number,
): Promise<number> {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const id = () => crypto.randomUUID();
  const open: { widgetId: string; conversationId: string; visitorId?: string }[] = [];
  let now = start;
  const at = () => new Date(now).toISOString();
  for (let asked = 0; asked < count; asked++) {
    now += Math.floor(random() * 7_200_000);
    if (open.length === 0 || random() < 0.4) {
      const visitor = random() < 0.5 ? { visitorId: pick(['ann', 'bob', 'cy', 'dee']) } : {};
      open.push({ widgetId: pick([SHOP, HELP]), conversationId: id(), ...visitor });
    }
    const who = pick(open.slice(-8));
    const page = random() < 0.5 ? { pageUrl: `https://acme.example/${pick(['a', 'b'])}?x=${asked}` } : {};
    const question = makeQuestion({ ...who, ...page, id: id(), at: at(), text: pick(TEXTS) });
    await conversations.accept(question, plenty);
    if (random() < 0.05) continue;
    now += Math.floor(random() * 3000);
    const pages = ['billing', 'orders', 'hours'].filter(() => random() < 0.4);
    const reply = makeReply(question, {
      at: at(),
      wasRefused: random() < 0.2,
      ...(asked % 4 === 0 && { kind: 'model' }),
      confidenceScore: random(),
      citations: pages.map((pageId) => ({
        pageId,
        pageTitle: pageId,
        pageUrl: `https://acme.example/${pageId}#:~:text=x`,
        excerpt: 'x',
      })),
    });
    await conversations.record(reply);
    const { widgetId, conversationId } = question;
    const left = { widgetId, conversationId };
    for (let rated = 0; rated < 2 && random() < 0.3; rated++) {
      now += 1000;
      const feedback: FeedbackRecord = {
        type: 'feedback',
        id: id(),
        at: at(),
        ...left,
        messageId: reply.id,
        feedback: pick(['positive', 'negative']),
        ...(random() < 0.5 && { reason: 'Too short, sadly' }),
      };
      await conversations.leave(feedback);
    }
    if (random() > 0.1) continue;
    now += 1000;
    const request: EscalationRecord = makeEscalation({
      ...left,
      id: id(),
      at: at(),
      message: 'Please call me about Zürich',
    });
    await conversations.leave(request);
  }
  return now;
}
