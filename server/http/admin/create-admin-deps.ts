/** Puts the use cases of operators together. */
import type { Config } from '../../config.js';
import type { SearchState } from '../../doctor/check-search.js';
import { createServerHealth } from '../../doctor/server-health.js';
import { createAccount } from '../../identity/account.js';
import { createAuthenticate } from '../../identity/authenticate.js';
import type { AuditClock } from '../../identity/actor.js';
import { createFollowCaller } from '../../identity/follow-caller.js';
import { createCheckLink, createUseLink } from '../../identity/links.js';
import type { Insight } from '../../insight/insight.js';
import type { Trials } from '../../operate/gaps/trials.js';
import type { Passwords } from '../../identity/passwords.js';
import { createIssuerSignIn } from '../../identity/issuer-sign-in.js';
import { createVouchedSignIn, proxyVoucher } from '../../identity/vouched-sign-in.js';
import { createSetup } from '../../identity/setup.js';
import { createSignInLimits } from '../../identity/sign-in-limits.js';
import { createSignIn, createSignOut } from '../../identity/sign-in.js';
import { createOperatorNews } from '../../operate/operator-news.js';
import type { IdentityStore } from '../../store/port/identity-store.js';
import { programForStrangers } from '../../store/program-on-store.js';
import type { Store } from '../../store/port/store.js';
import type { SeenCollector } from '../guards/seen-collector.js';
import type { AdminDeps } from './requests/admin-deps.js';

/** What the server around gives. */
export interface GivenAdminDeps extends AuditClock {
  store: Store;
  insight: Insight;
  imports: AdminDeps['imports'];
  trials: Trials;
  passwords: Passwords;
  config: Config;
  version: string;
  /** The one that the server around tells of websites. */
  seen: SeenCollector;
  /** How far the search is; nothing is told of it where undefined. */
  search: SearchState | undefined;
  /** Ends the streams of events when the server stops. */
  shutdownSignal: AbortSignal;
}

export function createAdminDeps(given: GivenAdminDeps): AdminDeps {
  const { store, insight, imports, trials, passwords, config, seen, clock, newId, shutdownSignal } = given;
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
  const health = createServerHealth({
    store,
    clock,
    config,
    version: given.version,
    search: given.search,
    onReport({ level }) {
      news.publish({ event: 'health', data: { level } });
    },
  });
  const program = programForStrangers(config);
  const limits = createSignInLimits(clock, program);
  const deps = { identity, audit, clock, newId, passwords, limits, program };
  return {
    ...deps,
    store,
    insight,
    imports,
    trials,
    news,
    seen,
    shutdownSignal,
    health,
    retentionDays: config.retentionDays,
    auditRetentionDays: config.auditRetentionDays,
    config,
    authenticate: createAuthenticate(identity, clock),
    followCaller: createFollowCaller(identity, clock),
    setup: createSetup(deps),
    signIn: createSignIn(deps),
    signInByProxy: config.authProxy && createVouchedSignIn(deps, proxyVoucher(config.authProxy)),
    issuerSignIn: config.oidc && createIssuerSignIn(deps, config.oidc),
    signOut: createSignOut(deps),
    checkLink: createCheckLink(deps),
    useLink: createUseLink(deps),
    account: createAccount(deps),
  };
}
