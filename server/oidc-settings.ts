/** Where operators sign in by OpenID Connect, as the `OIDC_…` variables say. */
import { z } from 'zod';
import type { Role } from './admin-contract/roles.js';
import { missingPartner } from './config-values.js';

/** An issuer of identities that this server is registered with. */
export interface OidcConfig {
  /** Its address, as its own description gives it. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The claim that names an operator; of `email`, only an address that the issuer has verified. */
  nameClaim: string;
  /** What somebody becomes who is no operator yet; absent where only operators are let in. */
  newRole: Exclude<Role, 'owner'> | undefined;
}

/** An owner is made by an owner alone. */
const NEW_ROLES = ['reader', 'editor'] as const;
/** What is sent there stays on this machine. */
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;
/** Where the browser comes back to: below the address of the dashboard. */
export const OIDC_RETURN_PATH = '/dashboard/sign-in/return';

export const oidcVariables = {
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be a web address, such as https://login.example.com' })
    .refine(isPrivate, 'must be https, since secrets go there; http is for an issuer on this machine')
    .refine((url) => !/[?#]/.test(url), 'must end before any ? or #')
    .optional(),
  OIDC_CLIENT_ID: z.string().trim().optional(),
  OIDC_CLIENT_SECRET: z.string().trim().optional(),
  OIDC_NAME_CLAIM: z
    .string()
    .trim()
    .regex(/^[\w:./-]{1,200}$/, 'must be the name of a claim, such as email')
    .optional(),
  OIDC_ROLE: z.enum(NEW_ROLES, `must be one of ${NEW_ROLES.join(', ')}`).optional(),
};

function isPrivate(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || LOOPBACK.test(hostname);
}

const NEEDED = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/** Variables that are given alone, where they need others. */
export const oidcProblems = (given: Readonly<Record<string, unknown>>): string[] => {
  const [first] = Object.keys(oidcVariables).filter((name) => name in given);
  return first === undefined ? [] : NEEDED.flatMap((name) => missingPartner(given, first, name));
};

type Given = z.infer<z.ZodObject<typeof oidcVariables>>;

export function readOidc(given: Given): OidcConfig | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = given;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return undefined;
  const { OIDC_NAME_CLAIM: nameClaim = 'email', OIDC_ROLE: newRole } = given;
  return { issuer, clientId, clientSecret, nameClaim, newRole };
}

/** What people know an issuer by. */
export const issuerName = ({ issuer }: Pick<OidcConfig, 'issuer'>): string => new URL(issuer).host;
