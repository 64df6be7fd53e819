/** Puts the use cases of operators together. */
import { createAccount } from '../../identity/account.js';
import { createAuthenticate } from '../../identity/authenticate.js';
import type { AuditClock } from '../../identity/actor.js';
import { createCheckLink, createUseLink } from '../../identity/links.js';
import { createPasswords } from '../../identity/passwords.js';
import { createSetup } from '../../identity/setup.js';
import { createSignInLimits } from '../../identity/sign-in-limits.js';
import { createSignIn, createSignOut } from '../../identity/sign-in.js';
import type { AdminDeps } from './requests/admin-deps.js';

export function createAdminDeps(given: AuditClock & Pick<AdminDeps, 'store' | 'insight'>): AdminDeps {
  const { store, insight, clock, newId } = given;
  const { identity, audit } = store;
  const passwords = createPasswords();
  const deps = { identity, audit, clock, newId, passwords, limits: createSignInLimits(clock) };
  return {
    ...deps,
    store,
    insight,
    authenticate: createAuthenticate(identity, clock),
    setup: createSetup(deps),
    signIn: createSignIn(deps),
    signOut: createSignOut(deps),
    checkLink: createCheckLink(deps),
    useLink: createUseLink(deps),
    account: createAccount(deps),
  };
}
