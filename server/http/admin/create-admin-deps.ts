/** Puts the use cases of operators together. */
import { readConfig, type Config } from '../../config.js';
import type { SearchState } from '../../doctor/check-search.js';
import { createServerHealth } from '../../doctor/server-health.js';
import { createAccount } from '../../identity/account.js';
import { createAuthenticate } from '../../identity/authenticate.js';
import type { AuditClock } from '../../identity/actor.js';
import { createFollowCaller } from '../../identity/follow-caller.js';
import { createCheckLink, createUseLink } from '../../identity/links.js';
import type { Insight } from '../../insight/insight.js';
import type { Trials } from '../../operate/gaps/trials.js';
import { createPasswords, type Passwords } from '../../identity/passwords.js';
import { createIssuerSignIn } from '../../identity/issuer-sign-in.js';
import { createVouchedSignIn, proxyVoucher } from '../../identity/vouched-sign-in.js';
import { createSetup } from '../../identity/setup.js';
import { createSignInLimits } from '../../identity/sign-in-limits.js';
import { createSignIn, createSignOut } from '../../identity/sign-in.js';
import { createOperatorNews } from '../../operate/operator-news.js';
import { packageVersion } from '../../runtime/package-root.js';
import type { IdentityStore } from '../../store/port/identity-store.js';
import { programForStrangers } from '../../store/program-on-store.js';
import type { Store } from '../../store/port/store.js';
import { createSeenCollector, type SeenCollector } from '../guards/seen-collector.js';
import type { AdminConfig, AdminDeps } from './requests/admin-deps.js';

/** What is not set of the environment. */
const DEFAULTS: AdminConfig = {
  authProxy: undefined,
  oidc: undefined,
  port: 3000,
  publicUrl: undefined,
  dashboardPort: undefined,
  webhookAllowPrivate: [],
  notifyLanguage: 'en',
  mail: undefined,
  languageModel: undefined,
};

/** What a server gives besides its store; a test does without. */
export interface GivenAdminDeps extends AuditClock {
  store: Store;
  insight: Insight;
  imports: AdminDeps['imports'];
  trials: Trials;
  passwords?: Passwords;
  config?: Partial<AdminConfig>;
  /** The one that the server around tells of websites. */
  seen?: SeenCollector;
  /** All of it, for the look at the server; of this process where absent. */
  environment?: Config;
  /** How far the search is; nothing is told of it where absent. */
  search?: SearchState;
  /** Ends the streams of events when the server stops. */
  shutdownSignal?: AbortSignal;
}

export function createAdminDeps(given: GivenAdminDeps): AdminDeps {
  const {
    store,
    insight,
    imports,
    trials,
    clock,
    newId,
    shutdownSignal = new AbortController().signal,
  } = given;
  const { seen = createSeenCollector(store.seen, clock) } = given;
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
  const environment = given.environment ?? readConfig({});
  const health = createServerHealth({
    store,
    clock,
    config: environment,
    version: packageVersion(),
    search: given.search,
    onReport({ level }) {
      news.publish({ event: 'health', data: { level } });
    },
  });
  const passwords = given.passwords ?? createPasswords();
  const config = { ...DEFAULTS, ...given.config };
  const program = programForStrangers(environment);
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
    retentionDays: given.environment?.retentionDays,
    auditRetentionDays: environment.auditRetentionDays,
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
