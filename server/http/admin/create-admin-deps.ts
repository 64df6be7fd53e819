/** Puts the use cases of operators together. */
import { createAccount } from '../../identity/account.js';
import { createAuthenticate } from '../../identity/authenticate.js';
import type { OperatorDeps } from '../../identity/identity-deps.js';
import { createCheckLink, createUseLink } from '../../identity/links.js';
import { createPasswords } from '../../identity/passwords.js';
import { createSetup } from '../../identity/setup.js';
import { createSignInLimits } from '../../identity/sign-in-limits.js';
import { createSignIn, createSignOut } from '../../identity/sign-in.js';
import type { AuditLog } from '../../store/port/identity-store.js';
import type { AdminDeps } from './admin-deps.js';

export function createAdminDeps(given: OperatorDeps & { audit: AuditLog }): AdminDeps {
  const { identity, audit, clock, newId } = given;
  const passwords = createPasswords();
  const deps = { identity, audit, clock, newId, passwords, limits: createSignInLimits(clock) };
  return {
    ...deps,
    authenticate: createAuthenticate(identity, clock),
    setup: createSetup(deps),
    signIn: createSignIn(deps),
    signOut: createSignOut(deps),
    checkLink: createCheckLink(deps),
    useLink: createUseLink(deps),
    account: createAccount(deps),
  };
}
