/** The part of the store port that keeps operators, their sessions and tokens, and the record of what they did. */
import { z } from 'zod';
import {
  apiTokenRecordSchema,
  operatorRecordSchema,
  sessionRecordSchema,
  type ApiTokenRecord,
  type AuditRecord,
  type OperatorRecord,
  type SessionRecord,
} from './identity-records.js';

/** A change of one record. */
export const identityChangeSchema = z.union([
  z.object({
    in: z.literal('operators'),
    save: operatorRecordSchema,
    /** Only where there is no operator yet. */
    isFirst: z.literal(true).optional(),
  }),
  z.object({ in: z.literal('sessions'), save: sessionRecordSchema }),
  z.object({ in: z.literal('apiTokens'), save: apiTokenRecordSchema }),
  z.object({ in: z.enum(['operators', 'sessions', 'apiTokens']), remove: z.string() }),
]);
export type IdentityChange = z.infer<typeof identityChangeSchema>;

export interface Records<T, Filter = never> {
  /** Undefined where there is none. */
  get(id: string): Promise<T | undefined>;
  /** All that the filter lets through, the oldest first. */
  list(filter?: Filter): Promise<T[]>;
}

export interface IdentityStore {
  /** @throws {AppError} `store_unavailable` where one cannot be read: an operator is never taken for none */
  readonly operators: Records<OperatorRecord>;
  readonly sessions: Records<SessionRecord, { operatorId: string }>;
  readonly apiTokens: Records<ApiTokenRecord, { operatorId: string }>;
  /**
   * Makes changes together, after the entry that tells of them is safe. Durable when it resolves; where the entry
   * cannot be written, nothing is changed. With an operator go their sessions and tokens.
   *
   * @param entry absent for changes that nobody made, such as noting when a session was last seen
   * @throws {AppError} `conflict`, and then nothing is changed, where a record to be saved is not of the version behind
   *   the stored one, where two operators would have the same name, or where the last owner would be gone
   */
  commit(changes: readonly IdentityChange[], entry: AuditRecord | undefined): Promise<void>;
}

/** Which entries are read. Every field that is given leaves some out. */
export interface AuditQuery {
  actorId?: string | undefined;
  /** An action, or its first word, such as `operator`. */
  action?: string | undefined;
  /** Recorded at or after, in milliseconds since 1970. */
  from?: number | undefined;
  /** Recorded before, in milliseconds since 1970. */
  to?: number | undefined;
  /** Only those before the entry of this id. */
  before?: string | undefined;
  limit: number;
}

export interface AuditLog {
  /** Durable when it resolves: what it tells of is done only then. */
  append(entry: AuditRecord): Promise<void>;
  /** The newest first. */
  list(query: AuditQuery): Promise<AuditRecord[]>;
  /**
   * Erases, really, what was done before a time; gives how many entries that were.
   *
   * @param before ISO 8601
   */
  forget(before: string): Promise<number>;
}
