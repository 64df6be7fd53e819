/** The requests for a human as they stand, as it follows from the records. */
import type { EscalationStatus, HandlingRecord } from '../../ledger-records.js';
import { AppError } from '../../errors.js';
import type { EscalationRecord, LogRecord } from '../../model.js';
import type {
  Escalation,
  EscalationChange,
  EscalationCounts,
  OperatorEscalations,
  EscalationFilter,
  EscalationQuery,
} from '../port/escalation-store.js';

/** The types that it is made of. */
export const ESCALATION_TYPES = ['escalation', 'handling'] as const;

export class EscalationFold {
  /** In the order in which they were recorded. */
  readonly #all = new Map<string, Escalation>();
  #listener: (change: EscalationChange) => void = () => undefined;

  watch(listener: (change: EscalationChange) => void): void {
    this.#listener = listener;
  }

  /** Takes in what a record says; most say nothing. */
  add(record: LogRecord): void {
    if (record.type === 'escalation') {
      this.#all.set(record.id, openOf(record));
      this.#tell('new', record);
    } else if (record.type === 'handling') {
      const known = this.#all.get(record.escalationId);
      if (!known) return;
      this.#all.set(record.escalationId, handledBy(known, record));
      this.#tell('handled', known.request);
    }
  }

  /** Knows a request no longer, because it is gone. */
  forget({ id }: Pick<LogRecord, 'id'>): void {
    const known = this.#all.get(id);
    if (known && this.#all.delete(id)) this.#tell('erased', known.request);
  }

  /** @throws {AppError} `conflict`, `not_found` */
  assertNext({ escalationId, version }: Pick<HandlingRecord, 'escalationId' | 'version'>): void {
    const known = this.#all.get(escalationId);
    if (!known) throw new AppError('not_found', `There is no request ${escalationId}.`);
    if (version !== known.version + 1) {
      throw new AppError('conflict', 'Somebody has changed this request meanwhile; look at it again.');
    }
  }

  get(id: string): Escalation | undefined {
    return this.#all.get(id);
  }

  list({
    status,
    email,
    conversationId,
    from = -Infinity,
    to = Infinity,
    before,
    limit,
    ...filter
  }: EscalationQuery) {
    const address = email?.toLowerCase();
    const found: Escalation[] = [];
    let isReached = before === undefined;
    for (const each of [...this.#all.values()].reverse()) {
      if (found.length >= limit) break;
      const at = Date.parse(each.request.at);
      if (
        isReached &&
        (status === undefined || each.status === status) &&
        (address === undefined || each.request.email.toLowerCase() === address) &&
        (conversationId === undefined || each.request.conversationId === conversationId) &&
        at >= from &&
        at < to &&
        isMeant(each, filter)
      ) {
        found.push(each);
      }
      isReached ||= each.request.id === before;
    }
    return found;
  }

  counts(filter: EscalationFilter = {}): EscalationCounts {
    const counts: Record<EscalationStatus, number> = { open: 0, inProgress: 0, done: 0 };
    for (const each of this.#all.values()) if (isMeant(each, filter)) counts[each.status]++;
    return counts;
  }

  #tell(kind: EscalationChange['kind'], { id, widgetId }: EscalationRecord): void {
    this.#listener({ kind, id, widgetId });
  }
}

/** What a fold answers of the port. */
export function readsOf(fold: () => Promise<EscalationFold>): Omit<OperatorEscalations, 'handle'> {
  return {
    get: async (id) => (await fold()).get(id),
    list: async (query) => (await fold()).list(query),
    counts: async (filter) => (await fold()).counts(filter),
  };
}

const openOf = (request: EscalationRecord): Escalation => ({
  request,
  status: 'open',
  assignee: undefined,
  version: 0,
  handlings: [],
});

function handledBy(known: Escalation, handling: HandlingRecord): Escalation {
  const { status = known.status, assignee, version } = handling;
  return {
    request: known.request,
    status,
    assignee: assignee === undefined ? known.assignee : (assignee ?? undefined),
    version,
    handlings: [...known.handlings, handling],
  };
}

function isMeant({ request, assignee }: Escalation, { widgetIds, assigneeId }: EscalationFilter): boolean {
  return (
    (widgetIds === undefined || widgetIds.includes(request.widgetId)) &&
    (assigneeId === undefined || assignee?.id === assigneeId)
  );
}
