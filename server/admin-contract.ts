/**
 * The wire contract of the admin API, for the dashboard and for programs with a token. The dashboard takes types from
 * here by `import type` alone. Bodies of requests are strict: a field that is not known is an error.
 *
 * | Method and path                                | Who may  | Body → response                                       |
 * | ---------------------------------------------- | -------- | ----------------------------------------------------- |
 * | GET /api/admin/setup                           | anyone   | → 200 SetupState                                      |
 * | POST /api/admin/setup                          | anyone   | SetupRequest → 204, cookie                            |
 * | POST /api/admin/session                        | anyone   | SignInRequest → 204, cookie                           |
 * | POST /api/admin/session/link/check             | anyone   | LinkCheckRequest → 200 LinkState                      |
 * | POST /api/admin/session/link                   | anyone   | LinkRequest → 204, cookie                             |
 * | GET /api/admin/session                         | reader   | → 200 SessionState                                    |
 * | DELETE /api/admin/session                      | reader   | → 204; signs out                                      |
 * | GET /api/admin/sessions                        | reader   | → 200 SessionList: one's own                          |
 * | DELETE /api/admin/sessions                     | reader   | → 204; ends one's others                              |
 * | DELETE /api/admin/sessions/{sessionId}         | reader   | → 204                                                 |
 * | PATCH /api/admin/account                       | reader   | AccountChange → 200 SessionState                      |
 * | POST /api/admin/account/password               | reader   | PasswordChange → 204, cookie; ends one's others       |
 * | POST /api/admin/account/second-factor          | reader   | SecondFactorRequest → 200 SecondFactorSetup           |
 * | POST /api/admin/account/second-factor/confirm  | reader   | SecondFactorConfirmation → 200 RecoveryCodes, cookie  |
 * | POST /api/admin/account/second-factor/remove   | reader   | SecondFactorRemoval → 204, cookie                     |
 * | GET /api/admin/operators                       | owner    | → 200 OperatorList                                    |
 * | POST /api/admin/operators                      | owner    | NewOperator → 201 OperatorInvitation                  |
 * | PATCH /api/admin/operators/{operatorId}        | owner    | If-Match, OperatorChange → 200 Operator, ETag         |
 * | DELETE /api/admin/operators/{operatorId}       | owner    | → 204                                                 |
 * | POST /api/admin/operators/{operatorId}/link    | owner    | → 201 OneTimeLink                                     |
 * | DELETE /api/admin/operators/{operatorId}/sessions | owner | → 204; ends all of theirs                             |
 * | GET /api/admin/tokens                          | reader   | → 200 ApiTokenList: one's own; an owner's: all        |
 * | POST /api/admin/tokens                         | reader   | NewApiToken → 201 CreatedApiToken, shown once         |
 * | DELETE /api/admin/tokens/{tokenId}             | reader   | → 204; one's own; an owner: any                       |
 * | GET /api/admin/audit                           | owner    | ?limit&cursor&actor&action&from&to → 200 AuditPage    |
 * | GET /api/admin/openapi.json                    | reader   | → 200                                                 |
 *
 * A cookie comes with every response that begins a session, and with those that renew it. A request with a token
 * (`Authorization: Bearer sct_…`) may read GET /api/admin/session and openapi.json of these, and no other.
 */
import { z } from 'zod';
import { ERROR_CODES, errorDetailSchema } from './contract.js';
import { MAX_OPERATOR_NAME_LENGTH, MAX_PASSWORD_LENGTH } from './defaults.js';

/** What operators may do, from the least on; each may do all that those before it may. */
export const ROLES = ['reader', 'editor', 'owner'] as const;
export type Role = (typeof ROLES)[number];

/** Every code that an error of the admin API can carry; those of the widget's API, and its own. */
export const ADMIN_ERROR_CODES = [
  ...ERROR_CODES,
  'unauthenticated',
  'second_factor_required',
  'forbidden',
  'conflict',
  'precondition_failed',
  'precondition_required',
] as const;
export type AdminErrorCode = (typeof ADMIN_ERROR_CODES)[number];

/** The one body that every error of the admin API is answered with. */
export const adminErrorBodySchema = z.object({
  error: z.object({
    code: z.enum(ADMIN_ERROR_CODES),
    message: z.string().describe('What is wrong and what to do, for a person.'),
    details: z.array(errorDetailSchema).optional(),
  }),
  requestId: z.string(),
});
export type AdminErrorBody = z.infer<typeof adminErrorBodySchema>;

const time = z.iso.datetime();
const widgetIds = z.array(z.guid().toLowerCase()).max(1000);
/** Controls and marks that turn the direction of text would let one name look like another. */
const nameSchema = z
  .string()
  .trim()
  .min(1, 'must not be blank')
  .max(MAX_OPERATOR_NAME_LENGTH)
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, 'must hold no control characters');
/** What is typed to prove who one is; whether it will do as a new one is decided elsewhere. */
const secretSchema = z.string().min(1, 'must not be empty').max(MAX_PASSWORD_LENGTH);
const codeSchema = z.string().trim().min(1, 'must not be empty').max(40);
const linkTokenSchema = z.string().min(1).max(200);

export const setupStateSchema = z.object({
  isOpen: z.boolean().describe('True until the first operator exists.'),
});
export type SetupState = z.infer<typeof setupStateSchema>;

export const setupRequestSchema = z.strictObject({
  token: linkTokenSchema.describe('From the link that the server printed at its start.'),
  name: nameSchema,
  password: secretSchema,
});
export type SetupRequest = z.infer<typeof setupRequestSchema>;

export const signInRequestSchema = z.strictObject({
  name: nameSchema,
  password: secretSchema,
  code: codeSchema
    .optional()
    .describe('Of the second factor, or a recovery code. Asked for by `second_factor_required`.'),
});
export type SignInRequest = z.infer<typeof signInRequestSchema>;

export const linkCheckRequestSchema = z.strictObject({ token: linkTokenSchema });
export type LinkCheckRequest = z.infer<typeof linkCheckRequestSchema>;

export const linkStateSchema = z.object({
  name: z.string(),
  needsPassword: z.boolean().describe('True where the operator has none yet, so that one must be chosen.'),
  hasSecondFactor: z.boolean(),
  expiresAt: time,
});
export type LinkState = z.infer<typeof linkStateSchema>;

export const linkRequestSchema = z.strictObject({
  token: linkTokenSchema,
  password: secretSchema.optional().describe('Replaces the present one.'),
  code: codeSchema.optional(),
});
export type LinkRequest = z.infer<typeof linkRequestSchema>;

export const sessionStateSchema = z.object({
  operator: z.object({
    id: z.string(),
    name: z.string(),
    hasPassword: z.boolean(),
    hasSecondFactor: z.boolean(),
  }),
  role: z.enum(ROLES).describe('Of the session or of the token.'),
  widgets: widgetIds.optional().describe('All widgets where absent.'),
  via: z.enum(['session', 'token']),
  expiresAt: time.optional().describe('When it ends at the latest; absent for a token that does not expire.'),
  isEncrypted: z.boolean().describe('False where what is sent can be read on its way.'),
});
export type SessionState = z.infer<typeof sessionStateSchema>;

export const sessionListSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      createdAt: time,
      lastSeenAt: time,
      expiresAt: time,
      address: z.string().describe('Where it was last used from.'),
      userAgent: z.string(),
      isCurrent: z.boolean(),
    }),
  ),
});
export type SessionList = z.infer<typeof sessionListSchema>;

export const accountChangeSchema = z.strictObject({ name: nameSchema });
export type AccountChange = z.infer<typeof accountChangeSchema>;

export const passwordChangeSchema = z.strictObject({ current: secretSchema, password: secretSchema });
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

export const secondFactorRequestSchema = z.strictObject({ password: secretSchema });
export type SecondFactorRequest = z.infer<typeof secondFactorRequestSchema>;

export const secondFactorSetupSchema = z.object({
  secret: z.string().describe('In base 32, for who types it.'),
  uri: z.string().describe('`otpauth://…`, to be shown as a QR code.'),
});
export type SecondFactorSetup = z.infer<typeof secondFactorSetupSchema>;

export const secondFactorConfirmationSchema = z.strictObject({ code: codeSchema });
export type SecondFactorConfirmation = z.infer<typeof secondFactorConfirmationSchema>;

export const recoveryCodesSchema = z.object({
  recoveryCodes: z.array(z.string()).describe('Each signs in once in place of a code. Shown this once.'),
});
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

export const secondFactorRemovalSchema = z.strictObject({ password: secretSchema, code: codeSchema });
export type SecondFactorRemoval = z.infer<typeof secondFactorRemovalSchema>;

export const operatorSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  widgets: widgetIds.optional().describe('All widgets where absent.'),
  isActive: z.boolean(),
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  createdAt: time,
  lastSeenAt: time.optional().describe('As far as a session of theirs still tells.'),
  etag: z.string().describe('For If-Match.'),
});
export type Operator = z.infer<typeof operatorSchema>;

export const operatorListSchema = z.object({ items: z.array(operatorSchema) });
export type OperatorList = z.infer<typeof operatorListSchema>;

export const newOperatorSchema = z.strictObject({
  name: nameSchema,
  role: z.enum(ROLES),
  widgets: widgetIds.optional().describe('Not for owners, who may use all.'),
});
export type NewOperator = z.infer<typeof newOperatorSchema>;

export const operatorChangeSchema = z.strictObject({
  name: nameSchema.optional(),
  role: z.enum(ROLES).optional(),
  widgets: widgetIds.nullable().optional().describe('Null for all.'),
  isActive: z.boolean().optional(),
});
export type OperatorChange = z.infer<typeof operatorChangeSchema>;

export const oneTimeLinkSchema = z.object({
  path: z
    .string()
    .describe('`/dashboard/link#…`, to be put behind the address of the dashboard. Works once.'),
  expiresAt: time,
});
export type OneTimeLink = z.infer<typeof oneTimeLinkSchema>;

export const operatorInvitationSchema = z.object({ operator: operatorSchema, link: oneTimeLinkSchema });
export type OperatorInvitation = z.infer<typeof operatorInvitationSchema>;

export const apiTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  widgets: widgetIds.optional(),
  operator: z.object({ id: z.string(), name: z.string() }).describe('Who made it, and with whom it ends.'),
  createdAt: time,
  expiresAt: time.optional(),
  lastUsedAt: time.optional(),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;

export const apiTokenListSchema = z.object({ items: z.array(apiTokenSchema) });
export type ApiTokenList = z.infer<typeof apiTokenListSchema>;

export const newApiTokenSchema = z.strictObject({
  name: nameSchema,
  role: z.enum(ROLES).describe("At most the maker's own."),
  widgets: widgetIds.optional(),
  days: z
    .int()
    .min(1)
    .max(3650)
    .nullable()
    .optional()
    .describe('Until it expires; 90 where absent, null for never.'),
});
export type NewApiToken = z.infer<typeof newApiTokenSchema>;

export const createdApiTokenSchema = z.object({
  token: z.string().describe('`sct_…`; it cannot be shown again.'),
  record: apiTokenSchema,
});
export type CreatedApiToken = z.infer<typeof createdApiTokenSchema>;

export const ACTOR_KINDS = ['operator', 'token', 'cli', 'stranger'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** One act of which a record is kept: who did what to whom, from where. Holds no text of visitors and no secret. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: time,
  actor: z.object({
    kind: z.enum(ACTOR_KINDS).describe('`cli` is who ran a command; `stranger` is not signed in.'),
    id: z.string().optional(),
    name: z.string().optional(),
  }),
  action: z.string().describe('Such as `operator.add`.'),
  outcome: z.enum(['done', 'refused', 'failed']).describe('`failed` follows a `done` that was not to be.'),
  widgetId: z.string().optional(),
  subject: z.object({ kind: z.string(), id: z.string(), name: z.string().optional() }).optional(),
  changes: z.record(z.string(), z.unknown()).optional().describe('New values, of what is no secret.'),
  address: z.string().optional(),
  requestId: z.string().optional(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditPageSchema = z.object({
  items: z.array(auditEntrySchema).describe('The newest first.'),
  next: z.string().optional().describe('The `cursor` of the next page; absent on the last.'),
});
export type AuditPage = z.infer<typeof auditPageSchema>;
