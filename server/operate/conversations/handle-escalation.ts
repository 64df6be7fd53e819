/** What operators do about a request for a human: take it, give it to somebody, note something, be done with it. */
import type { Role } from '../../admin-contract/roles.js';
import { AppError } from '../../errors.js';
import type { EscalationStatus, HandlingRecord, Person } from '../../ledger-records.js';
import type { OperatorRecord } from '../../store/port/identity-records.js';
import type { Escalation } from '../../store/port/escalation-store.js';

export interface HandlingDeps {
  operators: { list(): Promise<OperatorRecord[]> };
  /** Milliseconds since 1970. */
  clock: () => number;
  newId: () => string;
}

/** What shall be different. */
export interface WantedChange {
  /** The version that was seen; whatever it is now where absent. */
  version?: number | undefined;
  status?: EscalationStatus | undefined;
  /** Id of an operator; null for nobody. */
  assignee?: string | null | undefined;
  note?: string | undefined;
}

/** Whoever may handle requests. */
const HANDLERS: readonly Role[] = ['editor', 'owner'];

/** The operators whom a request of these widgets, or of any where undefined, can be given to, by name. */
export async function assignees(
  operators: HandlingDeps['operators'],
  widgets: readonly string[] | undefined,
): Promise<OperatorRecord[]> {
  const isMeant = (operator: OperatorRecord) =>
    operator.isActive &&
    HANDLERS.includes(operator.role) &&
    (!operator.widgets || !widgets || operator.widgets.some((id) => widgets.includes(id)));
  return (await operators.list()).filter(isMeant).sort((a, b) => a.name.localeCompare(b.name));
}

/**
 * The record of a change.
 *
 * @throws {AppError} `invalid_request` where nothing would change, or for somebody who cannot take the request;
 *   `conflict`, which says who changed what, where another version was seen
 */
export async function planHandling(
  { operators, clock, newId }: HandlingDeps,
  by: HandlingRecord['by'],
  escalation: Escalation,
  { version = escalation.version, status, assignee: assigneeId, note }: WantedChange,
): Promise<HandlingRecord> {
  const { request, handlings } = escalation;
  const missed = handlings.filter((each) => each.version > version);
  if (missed.length > 0)
    throw new AppError('conflict', `${missed.map(describeHandling).join(' ')} Look at it again.`);
  if (version !== escalation.version) {
    throw new AppError('invalid_request', `The version is ${escalation.version}, not ${version}.`);
  }
  const assignee = await whom(operators, assigneeId, request.widgetId);
  const isOther = {
    status: status !== undefined && status !== escalation.status,
    assignee: assignee !== undefined && assignee?.id !== escalation.assignee?.id,
  };
  if (!isOther.status && !isOther.assignee && note === undefined) {
    throw new AppError(
      'invalid_request',
      'Nothing would change: give another status or assignee, or a note.',
    );
  }
  return {
    type: 'handling',
    id: newId(),
    at: new Date(clock()).toISOString(),
    widgetId: request.widgetId,
    escalationId: request.id,
    version: version + 1,
    by,
    ...(isOther.status && { status }),
    ...(isOther.assignee && { assignee }),
    ...(note !== undefined && { note }),
  };
}

/** What the audit log tells of a change: nothing that an operator wrote about a visitor. */
export function changesOf({ status, assignee, note }: HandlingRecord): Record<string, unknown> {
  return {
    ...(status && { status }),
    ...(assignee !== undefined && { assignee: assignee?.name ?? null }),
    ...(note !== undefined && { note: 'added' }),
  };
}

export const STATUS_WORDS: Readonly<Record<EscalationStatus, string>> = {
  open: 'open',
  inProgress: 'in progress',
  done: 'done',
};

/** One change as a sentence: `Ann set it in progress, and assigned it to Ben.` */
export function describeHandling({ by, status, assignee, note }: HandlingRecord): string {
  const acts = [
    ...(status ? [`set it ${STATUS_WORDS[status]}`] : []),
    ...(assignee === undefined ? [] : [assignee ? `gave it to ${assignee.name}` : 'gave it to nobody']),
    ...(note === undefined ? [] : ['added a note']),
  ];
  return `${by.name} ${acts.join(', and ')}.`;
}

async function whom(
  operators: HandlingDeps['operators'],
  id: string | null | undefined,
  widgetId: string,
): Promise<Person | null | undefined> {
  if (id === undefined || id === null) return id;
  const operator = (await assignees(operators, [widgetId])).find((each) => each.id === id);
  if (operator) return { id, name: operator.name };
  throw new AppError('invalid_request', 'assignee must be an active operator who may handle this request.', {
    details: [{ field: 'assignee', message: 'must be an active operator who may handle this request' }],
  });
}
