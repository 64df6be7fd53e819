/** All that is kept of a visitor: to hand it out, and to erase it. */
import { AppError } from '../../errors.js';
import { CONVERSATION_TYPES, type LogRecord } from '../../model.js';
import type { ErasureReport, Leftovers, VisitorName } from '../../store/port/erasure.js';
import type { OperatorStore } from '../../store/port/store.js';

/** What tells of a visitor: what they said and were told, and what operators did about it. */
const TYPES = [...CONVERSATION_TYPES, 'handling'] as const;
export type VisitorRecord = Extract<LogRecord, { type: (typeof TYPES)[number] }>;

/** @throws {AppError} `not_found` where there is nothing */
export async function exportVisitor(
  { log }: Pick<OperatorStore, 'log'>,
  visitor: VisitorName,
): Promise<VisitorRecord[]> {
  const records: VisitorRecord[] = [];
  for await (const record of log.read({ types: TYPES, visitor })) records.push(record);
  if (records.length === 0) throw nothingOf(visitor);
  return records;
}

export interface VisitorErasureReport extends ErasureReport {
  /** Absent where nothing is left but backups from before. */
  leftovers?: Leftovers;
}

/**
 * @param now milliseconds since 1970
 * @throws {AppError} `not_found` where there is nothing
 */
export async function eraseVisitor(
  store: Pick<OperatorStore, 'erase' | 'leftovers'>,
  visitor: VisitorName,
  now: number,
): Promise<VisitorErasureReport> {
  const report = await store.erase({ visitor }, now);
  const total = Object.values(report.erased).reduce((sum, number) => sum + number, report.damaged);
  if (total === 0) throw nothingOf(visitor);
  const leftovers = await store.leftovers?.();
  return { ...report, ...(leftovers && { leftovers }) };
}

function nothingOf({ visitorId, conversationId, email }: VisitorName): AppError {
  const names = [
    visitorId && `visitor ${visitorId}`,
    conversationId && `conversation ${conversationId}`,
    email,
  ];
  return new AppError('not_found', `The log holds nothing of ${names.filter(Boolean).join(' or ')}.`);
}
