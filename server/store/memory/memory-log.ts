/** What the log is to the JSON file store, in memory. */
import type { LogRecord } from '../../model.js';
import { keyOf } from '../records/conversation-key.js';
import { IdempotencyKeys } from '../records/idempotency-keys.js';
import { Outbox } from '../records/outbox.js';
import { QuotaLedger } from '../records/quota-ledger.js';
import { selectFor } from '../records/select-records.js';
import { remainsOf } from '../port/selection.js';
import type { ErasureReport, Store, Submission } from '../port/store.js';
import { TokenLedger } from '../records/token-ledger.js';
import { lastTurns } from '../records/turns.js';

/** What goes in and comes out is copied, so that a caller who changes it changes nothing here. */
const copy = structuredClone;

export function createMemoryLog(): Pick<Store, 'conversations' | 'deliveries' | 'tokens' | 'erase'> {
  const recordsByConversation = new Map<string, LogRecord[]>();
  const ledger = new QuotaLedger();
  const keys = new IdempotencyKeys();
  const outbox = new Outbox<Submission | undefined>();
  const tokens = new TokenLedger();

  function keep(record: LogRecord): void {
    const key = keyOf(record) ?? '';
    const records = recordsByConversation.get(key);
    if (records) records.push(record);
    else recordsByConversation.set(key, [record]);
  }

  function add(given: LogRecord): void {
    const record = copy(given);
    keep(record);
    outbox.add(record, record.type === 'feedback' || record.type === 'escalation' ? record : undefined);
  }

  const allRecords = () => [...recordsByConversation.values()].flat();
  const turns = (widgetId: string, conversationId: string, limit: number) =>
    copy(lastTurns(recordsByConversation.get(`${widgetId} ${conversationId}`) ?? [], limit));

  return {
    conversations: {
      accept(question, quota) {
        const { widgetId } = question;
        const at = Date.parse(question.at);
        const known = keys.find(question);
        if (known) {
          const first = turns(widgetId, known.conversationId ?? '', Infinity).find(
            (turn) => turn.question.id === known.id,
          );
          return Promise.resolve({
            accepted: false,
            usage: ledger.usage(widgetId, at, quota),
            duplicateOf: first,
          });
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
      leave(submission) {
        const first = keys.find(submission);
        if (first) return Promise.resolve({ requestHash: first.requestHash });
        add(submission);
        keys.add(submission);
        return Promise.resolve(undefined);
      },
      turns: (widgetId, conversationId, limit) => Promise.resolve(turns(widgetId, conversationId, limit)),
    },
    deliveries: {
      due: (now, limit, busy = new Set()) =>
        Promise.resolve(
          outbox
            .due(now, limit, busy)
            .flatMap(({ place, failures }) => (place ? { record: copy(place), failures } : [])),
        ),
      nextAt: (busy = new Set()) => Promise.resolve(outbox.nextAt(busy)),
      record(record) {
        add(record);
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
      reserve: (record, limit) => Promise.resolve(tokens.charge(record, limit)),
      settle(record) {
        tokens.add(record);
        return Promise.resolve();
      },
    },
    async erase(erasure, now) {
      const readAll = (onRecord: (record: LogRecord) => void) => {
        allRecords().forEach(onRecord);
        return Promise.resolve();
      };
      const selection = await selectFor(erasure, { readAll });
      const report: ErasureReport = { erased: {}, damaged: 0 };
      const kept: LogRecord[] = [];
      for (const record of allRecords()) {
        if (!selection.holds(record)) {
          kept.push(record);
          continue;
        }
        report.erased[record.type] = (report.erased[record.type] ?? 0) + 1;
        outbox.forget(record.id);
        if (record.type === 'question' || record.type === 'feedback' || record.type === 'escalation') {
          keys.forget(record);
        }
        kept.push(...remainsOf(record, now));
      }
      recordsByConversation.clear();
      kept.forEach(keep);
      return report;
    },
  };
}
