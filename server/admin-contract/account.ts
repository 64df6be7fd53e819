/** What operators see and change of their own: browsers that are signed in, password, second factor. */
import { z } from 'zod';
import { codeSchema, nameSchema, secretSchema, time } from './fields.js';

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
