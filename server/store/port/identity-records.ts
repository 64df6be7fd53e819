/** What is kept of operators, of the ways in which they sign in, and of what they did. */
import { z } from 'zod';
import { auditEntrySchema } from '../../admin-contract/audit.js';
import { ROLES } from '../../admin-contract/roles.js';

const time = z.iso.datetime();
/** Of a secret of 32 random bytes, which nobody guesses: so a plain digest is as good as a slow one. */
const digest = z.string().regex(/^[0-9a-f]{64}$/);
/** Begins the digest of the secret, so that the record is found by the secret alone. */
const digestId = z.string().regex(/^[0-9a-f]{32}$/);

const frame = {
  /** Counts the times it was saved: only who has seen the last one may save the next. */
  version: z.int().min(1),
  createdAt: time,
};

/** `operators/<id>.json`: who signs in to the dashboard. */
export const operatorRecordSchema = z.object({
  ...frame,
  id: z.guid(),
  name: z.string().min(1),
  role: z.enum(ROLES),
  /** The only ones that the operator knows of; all where absent. */
  widgets: z.array(z.string()).optional(),
  isActive: z.boolean(),
  /** In the PHC format; absent until one is chosen. */
  passwordHash: z.string().optional(),
  /** Sessions that began in an earlier epoch are over. */
  epoch: z.int().min(0),
  /** Of their account at the issuer that signs them in: another account that is given their name there is not theirs. */
  issuerAccount: digest.optional(),
  /** Signs in once. */
  link: z.object({ sha256: digest, expiresAt: time }).optional(),
  secondFactor: z
    .object({
      /** In base 32. */
      secret: z.string(),
      /** False until the operator has shown a code, and until then it counts for nothing. */
      isConfirmed: z.boolean(),
      /** The time step of the last code that was taken: no code works twice. */
      lastStep: z.int().min(0),
      /** Digests of those that were not used yet. */
      recoveryCodes: z.array(digest),
    })
    .optional(),
});
export type OperatorRecord = z.infer<typeof operatorRecordSchema>;

/** What names of operators are compared by: two that differ in case alone are one. */
export const foldName = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** `operators/.sessions/<id>.json`: a browser that is signed in. */
export const sessionRecordSchema = z.object({
  ...frame,
  id: digestId,
  sha256: digest,
  operatorId: z.string(),
  /** The operator's at its beginning. */
  epoch: z.int(),
  lastSeenAt: time,
  address: z.string(),
  userAgent: z.string(),
});
export type SessionRecord = z.infer<typeof sessionRecordSchema>;

/** `tokens/<id>.json`: what a program signs in with. */
export const apiTokenRecordSchema = z.object({
  ...frame,
  id: digestId,
  sha256: digest,
  /** Who made it: it may never do more than they. */
  operatorId: z.string(),
  name: z.string().min(1),
  role: z.enum(ROLES),
  widgets: z.array(z.string()).optional(),
  expiresAt: time.optional(),
  lastUsedAt: time.optional(),
});
export type ApiTokenRecord = z.infer<typeof apiTokenRecordSchema>;

/** A line of `audit/0000000N.jsonl`. */
export const auditRecordSchema = auditEntrySchema.extend({ type: z.literal('audit') });
export type AuditRecord = z.infer<typeof auditRecordSchema>;
