/** Fields that several bodies of the admin API share. */
import { z } from 'zod';
import { MAX_OPERATOR_NAME_LENGTH, MAX_PASSWORD_LENGTH } from '../defaults.js';

export const time = z.iso.datetime();
export const widgetIds = z.array(z.guid().toLowerCase()).max(1000);
/** Controls and marks that turn the direction of text would let one name look like another. */
export const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(MAX_OPERATOR_NAME_LENGTH)
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, 'must hold no control characters');
/** What is typed to prove who one is; whether it will do as a new one is decided elsewhere. */
export const secretSchema = z.string().min(1, 'must not be empty').max(MAX_PASSWORD_LENGTH);
export const codeSchema = z.string().trim().min(1, 'must not be empty').max(40);
export const linkTokenSchema = z.string().min(1).max(200);
