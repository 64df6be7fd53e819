/** Setting up, signing in by password or link, and who is signed in. Each response that begins a session brings a cookie, as do those that renew it. */
import { z } from 'zod';
import { codeSchema, linkTokenSchema, nameSchema, secretSchema, time, widgetIds } from './fields.js';
import { ROLES } from './roles.js';

export const setupStateSchema = z.object({
  isOpen: z.boolean().describe('True until the first operator exists.'),
  issuer: z
    .string()
    .optional()
    .describe(
      'Name of the host that operators can sign in at by OpenID Connect; absent where there is none.',
    ),
  program: z.string().describe('What commands on the machine of the server begin with.'),
});
export type SetupState = z.infer<typeof setupStateSchema>;

export const setupRequestSchema = z.strictObject({
  // Who sends none is told the same as who sends a wrong one.
  token: linkTokenSchema.default('').describe('From the link that the server printed at its start.'),
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

export const issuerSignInSchema = z.object({
  url: z
    .string()
    .describe('Where the browser goes to sign in. It comes back to `/dashboard/sign-in/return`.'),
});
export type IssuerSignInPlace = z.infer<typeof issuerSignInSchema>;

export const issuerSignOutSchema = z.object({
  url: z
    .url()
    .optional()
    .describe(
      'Where the browser goes to sign out at the issuer too; absent where the issuer has no such place.',
    ),
});
export type IssuerSignOutPlace = z.infer<typeof issuerSignOutSchema>;

export const issuerReturnSchema = z.strictObject({
  query: z
    .string()
    .max(8000)
    .describe('Everything behind the address that the issuer led the browser back to, from `?` on.'),
});
export type IssuerReturn = z.infer<typeof issuerReturnSchema>;

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
