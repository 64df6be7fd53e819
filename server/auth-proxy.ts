/** Which proxy in front signs operators in, as the `AUTH_PROXY_…` variables say. */
import { z } from 'zod';
import type { Role } from './admin-contract/roles.js';
import { missingPartner } from './config-values.js';
import { isAddressRange } from './address-range.js';

/** A proxy that knows who somebody is before it lets them through. */
export interface AuthProxyConfig {
  /** The header that it names them in. */
  header: string;
  /** Its addresses (CIDR): from no other is the header believed. */
  from: readonly string[];
  /** What somebody becomes who is no operator yet; absent where only operators are let in. */
  newRole: Exclude<Role, 'owner'> | undefined;
}

/** An owner is made by an owner alone. */
const NEW_ROLES = ['reader', 'editor'] as const;
/** What every browser sends by itself names nobody. */
const TAKEN =
  /^(?:accept.*|authorization|connection|content-.*|cookie|forwarded|host|origin|referer|sec-.*|user-agent|x-forwarded-(?:for|host|proto))$/i;

export const authProxyVariables = {
  AUTH_PROXY_HEADER: z
    .string()
    .trim()
    .regex(/^[\w-]+$/, 'must be the name of a header, such as Remote-User')
    .refine(
      (name) => !TAKEN.test(name),
      'must be the name of a header that browsers do not send, such as Remote-User',
    )
    .optional(),
  AUTH_PROXY_FROM: z.string().transform(readProxies).optional(),
  AUTH_PROXY_ROLE: z.enum(NEW_ROLES, `must be one of ${NEW_ROLES.join(', ')}`).optional(),
};

/** Never all addresses: anybody could be anybody then. */
function readProxies(text: string, context: z.RefinementCtx): readonly string[] {
  const ranges = text.split(',').map((range) => range.trim());
  if (ranges.every((range) => isAddressRange(range) && !/\/0+$/.test(range))) return ranges;
  context.addIssue({
    code: 'custom',
    message:
      'must be the addresses of the proxies, such as 127.0.0.1 or 10.0.0.3,fd00::3, and not all there are',
  });
  return z.NEVER;
}

/** Variables that are given alone, where they need another. */
export const authProxyProblems = (given: Readonly<Record<string, unknown>>): string[] => [
  ...missingPartner(given, 'AUTH_PROXY_HEADER', 'AUTH_PROXY_FROM'),
  ...missingPartner(given, 'AUTH_PROXY_FROM', 'AUTH_PROXY_HEADER'),
  ...missingPartner(given, 'AUTH_PROXY_ROLE', 'AUTH_PROXY_HEADER'),
];

type Given = z.infer<z.ZodObject<typeof authProxyVariables>>;

export function readAuthProxy(given: Given): AuthProxyConfig | undefined {
  const { AUTH_PROXY_HEADER: header, AUTH_PROXY_FROM: from, AUTH_PROXY_ROLE: newRole } = given;
  return header === undefined || from === undefined ? undefined : { header, from, newRole };
}
