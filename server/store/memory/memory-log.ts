/** What the log is to the JSON file store, in memory. */
import { setImmediate } from 'node:timers/promises';
import type { ErasedRecord } from '../../ledger-records.js';
import { isConversationRecord, type LogRecord } from '../../model.js';
import { keyOf } from '../port/conversation-key.js';
import type { ConversationStore } from '../port/conversation-store.js';
import type { Deliverable, DeliveryStore } from '../port/delivery-store.js';
import type { EscalationStore } from '../port/escalation-store.js';
import type { ErasureReport } from '../port/erasure.js';
import type { FollowedLog, RecordQuery, RecordType } from '../port/record-log.js';
import type { Store } from '../port/store.js';
import type { TokenStore } from '../port/token-store.js';
import { DigestDays } from '../records/digest-days.js';
import { EscalationFold, readsOf } from '../records/escalation-fold.js';
import { IdempotencyKeys } from '../records/idempotency-keys.js';
import { Outbox } from '../records/outbox.js';
import { quotasOf, QuotaLedger } from '../records/quota-ledger.js';
import { LogFollowers } from '../records/log-followers.js';
import { filterOf, textFilterOf } from '../records/record-filter.js';
import { selectFor } from '../records/select-for-erasure.js';
import { remainsOf } from '../records/erasure-selection.js';
import { TokenLedger } from '../records/token-ledger.js';
import { lastTurns } from '../records/turns.js';

/** What goes in and comes out is copied, so that a caller who changes it changes nothing here. */
const copy = structuredClone;

type MemoryLog = Pick<
  Store,
  'conversations' | 'escalations' | 'deliveries' | 'quotas' | 'tokens' | 'triage' | 'log' | 'erase'
>;

export function createMemoryLog(): MemoryLog {
  const state = new MemoryState();
  return {
    conversations: createConversations(state),
    escalations: createEscalations(state),
    deliveries: createDeliveries(state),
    quotas: quotasOf(state.quota),
    tokens: createTokens(state),
    triage: {
      mark(record) {
        state.add(record);
        return Promise.resolve();
      },
    },
    log: createLog(state),
    erase: async (erasure, now) => {
      const selection = await selectFor(erasure, () => readAll(state));
      const report: ErasureReport = { erased: {}, damaged: 0 };
      const gone: LogRecord[] = [];
      const remains: ErasedRecord[] = [];
      state.records = state.records.flatMap((record): LogRecord[] => {
        if (!selection.holds(record)) return [record];
        report.erased[record.type] = (report.erased[record.type] ?? 0) + 1;
        state.forget(record);
        gone.push(record);
        const left = remainsOf(record, now);
        remains.push(...left);
        return left;
      });
      await state.followers.erased({ gone, remains });
      return report;
    },
  };
}

class MemoryState {
  /** In the order in which they were recorded. */
  records: LogRecord[] = [];
  readonly quota = new QuotaLedger();
  readonly keys = new IdempotencyKeys();
  readonly outbox = new Outbox<Deliverable | undefined>();
  readonly digests = new DigestDays();
  readonly tokens = new TokenLedger();
  readonly followers = new LogFollowers();
  readonly escalations = new EscalationFold();

  add(given: LogRecord): void {
    const record = copy(given);
    this.records.push(record);
    const isTold = record.type === 'feedback' || record.type === 'escalation' || record.type === 'digest';
    this.outbox.add(record, isTold ? record : undefined);
    this.followers.added(copy(record));
    this.escalations.add(record);
  }

  forget(record: LogRecord): void {
    this.outbox.forget(record);
    this.escalations.forget(record);
    if (record.type === 'question' || record.type === 'feedback' || record.type === 'escalation') {
      this.keys.forget(record);
    }
  }

  turns(widgetId: string, conversationId: string, limit: number) {
    const key = `${widgetId} ${conversationId}`;
    return copy(
      lastTurns(
        this.records.filter((record) => keyOf(record) === key),
        limit,
      ),
    );
  }
}

function createConversations(state: MemoryState): ConversationStore {
  const { keys, quota: ledger } = state;
  return {
    accept(question, quota) {
      const { widgetId } = question;
      const at = Date.parse(question.at);
      const first = keys.find(question);
      if (first) {
        const turns = state.turns(widgetId, first.conversationId ?? '', Infinity);
        const duplicateOf = turns.find((turn) => turn.question.id === first.id);
        return Promise.resolve({ accepted: false, usage: ledger.usage(widgetId, at, quota), duplicateOf });
      }
      const outcome = ledger.charge(widgetId, at, quota);
      if (outcome.accepted) {
        state.add(question);
        keys.add(question);
      }
      return Promise.resolve(outcome);
    },
    record(reply) {
      state.add(reply);
      return Promise.resolve(reply);
    },
    leave(submission) {
      const first = keys.find(submission);
      if (first) return Promise.resolve({ requestHash: first.requestHash });
      state.add(submission);
      keys.add(submission);
      return Promise.resolve(undefined);
    },
    turns: (widgetId, conversationId, limit) => Promise.resolve(state.turns(widgetId, conversationId, limit)),
  };
}

function createDeliveries(state: MemoryState): DeliveryStore {
  const { outbox } = state;
  return {
    claim(now, limit) {
      const claimed = outbox.claim(now, limit);
      return Promise.resolve(
        claimed.flatMap(({ place, channel, failures }) =>
          place ? { record: copy(place), channel, failures } : [],
        ),
      );
    },
    settle(record) {
      state.add(record);
      return Promise.resolve();
    },
    release({ record: { id: recordId, widgetId }, channel }) {
      outbox.release({ widgetId, channel, recordId });
      return Promise.resolve();
    },
    nextAt: () => Promise.resolve(outbox.nextAt()),
    counts: (channel) => Promise.resolve(outbox.counts(channel)),
    list: (filter) => Promise.resolve(outbox.list(filter)),
    revive(filter, at) {
      const revivals = outbox.revivals(filter, at);
      for (const record of revivals) state.add(record);
      return Promise.resolve(revivals.length);
    },
    leaveDigest(digest) {
      const isFirst = state.digests.add(digest);
      if (isFirst) state.add(digest);
      return Promise.resolve(isFirst);
    },
    lastDigest: (widgetId) => Promise.resolve(state.digests.last(widgetId)),
    watch(listener) {
      outbox.watch(listener);
    },
  };
}

function createEscalations(state: MemoryState): EscalationStore {
  const { escalations } = state;
  return {
    ...readsOf(() => Promise.resolve(escalations)),
    handle: (handling) =>
      new Promise((resolve) => {
        escalations.assertNext(handling);
        state.add(handling);
        resolve();
      }),
    watch(listener) {
      escalations.watch(listener);
    },
  };
}

function createTokens(state: MemoryState): TokenStore {
  return {
    usage: (widgetId, at) => Promise.resolve(state.tokens.usage(widgetId, at)),
    reserve(record, limit) {
      const hasRoom = state.tokens.charge(record, limit);
      if (hasRoom) state.add(record);
      return Promise.resolve(hasRoom);
    },
    settle(record) {
      state.tokens.add(record);
      state.add(record);
      return Promise.resolve();
    },
  };
}

function createLog(state: MemoryState): FollowedLog {
  return {
    follow(follower) {
      state.followers.follow(follower);
    },
    async *search(query) {
      await setImmediate();
      const isWanted = textFilterOf(query);
      const found = state.records.filter(isConversationRecord).filter(isWanted).reverse();
      yield { found: copy(found), backTo: query.from };
    },
    async *read<T extends RecordType>(query: RecordQuery<T>) {
      const isWanted = await filterOf(query, () => readAll(state));
      const records = state.records.filter(isWanted);
      if (query.order === 'newest-first') records.reverse();
      for (const record of records.slice(0, query.limit)) {
        yield copy(record) as Extract<LogRecord, { type: T }>;
      }
    },
  };
}

/** Gives up the thread once, as a store does that reads from elsewhere. */
async function* readAll({ records }: MemoryState): AsyncGenerator<LogRecord> {
  await setImmediate();
  yield* records;
}
