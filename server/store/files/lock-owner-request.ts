/** What a command may ask of the process that has the data folder open, which alone may change the log. */
import { z } from 'zod';
import { channelSchema } from '../../notification-settings.js';
import type { DataFolder } from './data-folder.js';
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
]);
export type LockOwnerRequest = z.infer<typeof lockOwnerRequestSchema>;

export const erasureReportSchema = z.object({
  erased: z.record(z.string(), z.number()),
  damaged: z.number(),
});
export const revivalSchema = z.object({ revived: z.number() });

export const lockOwnerAnswerSchema = z.union([
  z.object({ result: z.unknown() }),
  z.object({ error: z.object({ message: z.string() }) }),
]);
export type LockOwnerAnswer = z.infer<typeof lockOwnerAnswerSchema>;

/** What changes the log. */
export type LogOwner = Pick<OperatorStore, 'erase' | 'deliveries'>;

/** @param now milliseconds since 1970 */
export async function carryOut(store: LogOwner, request: LockOwnerRequest, now: number): Promise<unknown> {
  if (request.do === 'erase') return store.erase(request.erasure, now);
  const { widgetId, channel } = request;
  const revived = await store.deliveries.revive({ widgetId, channel }, new Date(now).toISOString());
  return { revived };
}

/** A request moves from `asked` to `taken`, and its answer stands beside it as `answered`. */
export function requestPath(data: DataFolder, id: string, state: 'asked' | 'taken' | 'answered'): string {
  return data.path('requests', `${id}.${state}.json`);
}

/** Whether a file is an answer, which its asker removes unless it was killed. */
export const isAnswer = (name: string): boolean => name.endsWith('.answered.json');
