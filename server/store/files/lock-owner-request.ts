/** What a command may ask of the process that has the data folder open, which alone may change the log. */
import { z } from 'zod';
import { handlingRecordSchema, triageRecordSchema } from '../../ledger-records.js';
import { channelSchema } from '../../notification-settings.js';
import type { DataFolder } from './data-folder.js';
import { ADMIN_ERROR_CODES } from '../../admin-contract/admin-errors.js';
import { auditRecordSchema } from '../port/identity-records.js';
import { identityChangeSchema } from '../port/identity-store.js';
import type { OperatorStore } from '../port/store.js';

const erasureSchema = z.union([
  z.object({
    visitor: z.object({
      visitorId: z.string().optional(),
      conversationId: z.string().optional(),
      email: z.string().optional(),
    }),
  }),
  z.object({ before: z.iso.datetime() }),
]);

export const lockOwnerRequestSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('erase'), erasure: erasureSchema }),
  z.object({
    do: z.literal('revive deliveries'),
    widgetId: z.string().optional(),
    channel: channelSchema.optional(),
  }),
  z.object({ do: z.literal('handle escalation'), handling: handlingRecordSchema }),
  z.object({
    do: z.literal('change identity'),
    changes: z.array(identityChangeSchema),
    entry: auditRecordSchema.optional(),
  }),
  z.object({ do: z.literal('append to audit'), entry: auditRecordSchema }),
  z.object({ do: z.literal('forget audit'), before: z.iso.datetime() }),
  z.object({ do: z.literal('mark gap'), record: triageRecordSchema }),
]);
export type LockOwnerRequest = z.infer<typeof lockOwnerRequestSchema>;

export const erasureReportSchema = z.object({
  erased: z.record(z.string(), z.number()),
  damaged: z.number(),
});
export const forgottenSchema = z.object({ forgotten: z.number() });
export const revivalSchema = z.object({ revived: z.number() });

export const lockOwnerAnswerSchema = z.union([
  z.object({ error: z.object({ message: z.string(), code: z.enum(ADMIN_ERROR_CODES).optional() }) }),
  z.object({ result: z.unknown() }),
]);
export type LockOwnerAnswer = z.infer<typeof lockOwnerAnswerSchema>;

/** What changes the log, and what only one process may change. */
export type LogOwner = Pick<
  OperatorStore,
  'erase' | 'escalations' | 'deliveries' | 'identity' | 'audit' | 'triage'
>;

/** @param now milliseconds since 1970 */
export async function carryOut(store: LogOwner, request: LockOwnerRequest, now: number): Promise<unknown> {
  switch (request.do) {
    case 'erase':
      return store.erase(request.erasure, now);
    case 'revive deliveries': {
      const { widgetId, channel } = request;
      return { revived: await store.deliveries.revive({ widgetId, channel }, new Date(now).toISOString()) };
    }
    case 'handle escalation':
      await store.escalations.handle(request.handling);
      return null;
    case 'change identity':
      await store.identity.commit(request.changes, request.entry);
      return null;
    case 'append to audit':
      await store.audit.append(request.entry);
      return null;
    case 'forget audit':
      return { forgotten: await store.audit.forget(request.before) };
    case 'mark gap':
      await store.triage.mark(request.record);
      return null;
  }
}

/** A request moves from `asked` to `taken`, and its answer stands beside it as `answered`. */
export function requestPath(data: DataFolder, id: string, state: 'asked' | 'taken' | 'answered'): string {
  return data.path('requests', `${id}.${state}.json`);
}

/** Whether a file is an answer, which its asker removes unless it was killed. */
export const isAnswer = (name: string): boolean => name.endsWith('.answered.json');
