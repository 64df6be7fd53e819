/** What the routes of operators work with. */
import type { createAccount, SessionCaller } from '../../../identity/account.js';
import type { Authenticate, Caller } from '../../../identity/authenticate.js';
import type { ServerHealth } from '../../../doctor/server-health.js';
import type { FollowCaller } from '../../../identity/follow-caller.js';
import type { IdentityDeps } from '../../../identity/identity-deps.js';
import type { createCheckLink, createUseLink } from '../../../identity/links.js';
import type { IssuerSignIn } from '../../../identity/issuer-sign-in.js';
import type { VouchedSignIn } from '../../../identity/vouched-sign-in.js';
import type { Setup } from '../../../identity/setup.js';
import type { createSignIn, createSignOut } from '../../../identity/sign-in.js';
import type { Actor } from '../../../identity/actor.js';
import type { Config } from '../../../config.js';
import type { ImportJobs } from '../../../jobs/imports/import-jobs.js';
import type { Uploads } from '../../../jobs/imports/uploads.js';
import { AppError } from '../../../errors.js';
import type { Insight } from '../../../insight/insight.js';
import type { AdminCall, OperatorCall } from '../../transport/route.js';
import type { SeenCollector } from '../../guards/seen-collector.js';
import { setSessionCookie } from '../../guards/session-cookie.js';
import type { OperatorNews } from '../../../operate/operator-news.js';
import type { Trials } from '../../../operate/gaps/trials.js';
import type { Store } from '../../../store/port/store.js';
import type { BegunSession } from '../../../identity/sessions.js';

/** What operators are told of, or use of, how the server is run. */
export type AdminConfig = Pick<
  Config,
  | 'authProxy'
  | 'oidc'
  | 'publicUrl'
  | 'port'
  | 'dashboardPort'
  | 'webhookAllowPrivate'
  | 'notifyLanguage'
  | 'mail'
  | 'languageModel'
>;

/** The use cases that the routes of operators call. */
export interface AdminDeps extends IdentityDeps {
  store: Store;
  /** What happens; every area publishes here what operators should see at once. */
  news: OperatorNews;
  shutdownSignal: AbortSignal;
  health: ServerHealth;
  /** How long is kept what visitors left; without end where absent. */
  retentionDays: number | undefined;
  /** How long is kept what operators did. */
  auditRetentionDays: number;
  config: AdminConfig;
  seen: SeenCollector;
  insight: Insight;
  imports: { jobs: ImportJobs; uploads: Uploads };
  trials: Trials;
  authenticate: Authenticate;
  followCaller: FollowCaller;
  setup: Setup;
  signIn: ReturnType<typeof createSignIn>;
  /** Absent where no proxy in front is trusted to say who somebody is. */
  signInByProxy: VouchedSignIn | undefined;
  /** Absent where there is no issuer that operators sign in at. */
  issuerSignIn: IssuerSignIn | undefined;
  signOut: ReturnType<typeof createSignOut>;
  checkLink: ReturnType<typeof createCheckLink>;
  useLink: ReturnType<typeof createUseLink>;
  account: ReturnType<typeof createAccount>;
}

/** Somebody at a browser; rejects tokens, which the table of permissions has refused before. */
export function atBrowser(caller: Caller): SessionCaller {
  if (caller.via === 'session') return caller;
  throw new AppError('forbidden', 'A token may not do this; sign in to the dashboard.');
}

/** Who the audit log names. */
export function actorOf({ caller, visit }: OperatorCall): Actor {
  const { address, requestId } = visit;
  const { id, name } = caller.via === 'token' ? caller.token : caller.operator;
  return { kind: caller.via === 'token' ? 'token' : 'operator', id, name, address, requestId };
}

/** Signs the browser in that asked. */
export function sendSession({ res, isEncrypted }: AdminCall, { secret }: BegunSession): void {
  setSessionCookie(res, isEncrypted, secret);
  res.writeHead(204).end();
}
