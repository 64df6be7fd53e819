/** What the log is to the JSON file store, in memory. */
import type { Fact } from '../../model.js';
import { keyOf } from '../records/conversation-key.js';
import { IdempotencyKeys } from '../records/idempotency-keys.js';
import { Outbox } from '../records/outbox.js';
import { QuotaLedger } from '../records/quota-ledger.js';
import { selectFor } from '../records/select-records.js';
import { remainsOf } from '../port/selection.js';
import type { ErasureReport, Store, VisitorNote } from '../port/store.js';
import { TokenLedger } from '../records/token-ledger.js';
import { lastTurns } from '../records/turns.js';

/** What goes in and comes out is copied, so that a caller who changes it changes nothing here. */
const copy = structuredClone;

export function createMemoryLog(): Pick<Store, 'conversations' | 'deliveries' | 'tokens' | 'erase'> {
  const factsByConversation = new Map<string, Fact[]>();
  const ledger = new QuotaLedger();
  const keys = new IdempotencyKeys();
  const outbox = new Outbox<VisitorNote | undefined>();
  const tokens = new TokenLedger();

  function keep(fact: Fact): void {
    const key = keyOf(fact) ?? '';
    const facts = factsByConversation.get(key);
    if (facts) facts.push(fact);
    else factsByConversation.set(key, [fact]);
  }

  function add(given: Fact): void {
    const fact = copy(given);
    keep(fact);
    outbox.add(fact, fact.type === 'feedback' || fact.type === 'escalation' ? fact : undefined);
  }

  const allFacts = () => [...factsByConversation.values()].flat();
  const turns = (widgetId: string, conversationId: string, limit: number) =>
    copy(lastTurns(factsByConversation.get(`${widgetId} ${conversationId}`) ?? [], limit));

  return {
    conversations: {
      accept(question, quota) {
        const { widgetId } = question;
        const at = Date.parse(question.at);
        const known = keys.find(question);
        if (known) {
          const twin = turns(widgetId, known.conversationId ?? '', Infinity).find(
            (turn) => turn.question.id === known.id,
          );
          return Promise.resolve({ accepted: false, usage: ledger.usage(widgetId, at, quota), twin });
        }
        const outcome = ledger.charge(widgetId, at, quota);
        if (outcome.accepted) {
          add(question);
          keys.add(question);
        }
        return Promise.resolve(outcome);
      },
      record(reply) {
        add(reply);
        return Promise.resolve();
      },
      leave(note) {
        const twin = keys.find(note);
        if (twin) return Promise.resolve({ requestHash: twin.requestHash });
        add(note);
        keys.add(note);
        return Promise.resolve(undefined);
      },
      turns: (widgetId, conversationId, limit) => Promise.resolve(turns(widgetId, conversationId, limit)),
    },
    deliveries: {
      due: (now, limit, busy = new Set()) =>
        Promise.resolve(
          outbox
            .due(now, limit, busy)
            .flatMap(({ place, failures }) => (place ? { fact: copy(place), failures } : [])),
        ),
      nextAt: (busy = new Set()) => Promise.resolve(outbox.nextAt(busy)),
      record(fact) {
        add(fact);
        return Promise.resolve();
      },
      counts: () => Promise.resolve(outbox.counts()),
      revive(widgetId, at) {
        const revivals = outbox.revivals(widgetId, at);
        revivals.forEach(add);
        return Promise.resolve(revivals.length);
      },
      watch(listener) {
        outbox.watch(listener);
      },
    },
    tokens: {
      reserve: (fact, limit) => Promise.resolve(tokens.charge(fact, limit)),
      settle(fact) {
        tokens.add(fact);
        return Promise.resolve();
      },
    },
    async erase(erasure, now) {
      const readAll = (onFact: (fact: Fact) => void) => {
        allFacts().forEach(onFact);
        return Promise.resolve();
      };
      const selection = await selectFor(erasure, { readAll });
      const report: ErasureReport = { erased: {}, damaged: 0 };
      const kept: Fact[] = [];
      for (const fact of allFacts()) {
        if (!selection.holds(fact)) {
          kept.push(fact);
          continue;
        }
        report.erased[fact.type] = (report.erased[fact.type] ?? 0) + 1;
        outbox.forget(fact.id);
        if (fact.type === 'question' || fact.type === 'feedback' || fact.type === 'escalation') {
          keys.forget(fact);
        }
        kept.push(...remainsOf(fact, now));
      }
      factsByConversation.clear();
      kept.forEach(keep);
      return report;
    },
  };
}
