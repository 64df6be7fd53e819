/** Puts the use cases of operators together. */
import { createAccount } from '../../identity/account.js';
import { createAuthenticate } from '../../identity/authenticate.js';
import type { AuditClock } from '../../identity/actor.js';
import { createFollowCaller } from '../../identity/follow-caller.js';
import { createCheckLink, createUseLink } from '../../identity/links.js';
import { createPasswords } from '../../identity/passwords.js';
import { createSetup } from '../../identity/setup.js';
import { createSignInLimits } from '../../identity/sign-in-limits.js';
import { createSignIn, createSignOut } from '../../identity/sign-in.js';
import { followGaps } from '../../insight/live-gaps.js';
import type { Trials } from '../../operate/trials.js';
import { createOperatorNews } from '../../operate/operator-news.js';
import type { IdentityStore } from '../../store/port/identity-store.js';
import type { Store } from '../../store/port/store.js';
import type { AdminDeps } from './requests/admin-deps.js';

/** What a server gives besides; a test does without. */
interface Given extends AuditClock {
  store: Store;
  trials: Trials;
  /** Ends the streams of events when the server stops. */
  shutdownSignal?: AbortSignal;
}

export function createAdminDeps(given: Given): AdminDeps {
  const { store, clock, newId, trials, shutdownSignal = new AbortController().signal } = given;
  const { audit } = store;
  const news = createOperatorNews();
  const identity: IdentityStore = {
    ...store.identity,
    async commit(changes, entry) {
      await store.identity.commit(changes, entry);
      news.publish({ event: 'identity' });
    },
  };
  store.escalations.watch((data) => {
    news.publish({ event: 'escalation', data });
  });
  const passwords = createPasswords();
  const deps = { identity, audit, clock, newId, passwords, limits: createSignInLimits(clock) };
  return {
    ...deps,
    ...{ store, news, trials, shutdownSignal },
    lastHealth: () => undefined,
    gaps: followGaps(store.log),
    authenticate: createAuthenticate(identity, clock),
    followCaller: createFollowCaller(identity, clock),
    setup: createSetup(deps),
    signIn: createSignIn(deps),
    signOut: createSignOut(deps),
    checkLink: createCheckLink(deps),
    useLink: createUseLink(deps),
    account: createAccount(deps),
  };
}
