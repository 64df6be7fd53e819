/** Signing in at an issuer of OpenID Connect: the browser goes there, and what it comes back with is tested. */
import { AppError } from '../errors.js';
import { issuerName, type OidcConfig } from '../oidc-settings.js';
import { auditEntry } from './actor.js';
import type { IdentityDeps } from './identity-deps.js';
import { createIssuer, type KeptSignIn } from './issuer.js';
import type { BegunSession } from './sessions.js';
import { strangerOf, type Visit } from './sign-in.js';
import { createVouchedSignIn, type Voucher } from './vouched-sign-in.js';

export interface IssuerSignIn {
  /** What people know the issuer by. */
  title: string;
  /** Where to send the browser, and what it keeps. */
  begin(returnTo: string): Promise<{ url: string; kept: KeptSignIn }>;
  /**
   * @param former what the browser brings along of an earlier session, which ends where it is somebody else's
   * @returns rejects with `forbidden` for who is no operator, or is switched off; and as the issuer does
   */
  finish(returned: URL, kept: KeptSignIn, visit: Visit, former: string | undefined): Promise<BegunSession>;
  /** Where people sign out at the issuer itself; undefined where it has no such place. */
  signOutUrl(): Promise<string | undefined>;
}

const ACTION = 'session.begin.issuer';

export function createIssuerSignIn(deps: IdentityDeps, config: OidcConfig): IssuerSignIn {
  const title = issuerName(config);
  const changes = { issuer: config.issuer };
  const voucher: Voucher = {
    title,
    field: config.nameClaim,
    action: ACTION,
    changes,
    newRole: config.newRole,
  };
  const signIn = createVouchedSignIn(deps, voucher);
  const issuer = createIssuer(config);
  return {
    title,
    begin: (returnTo) => issuer.begin(returnTo),
    signOutUrl: () => issuer.signOutUrl(),
    async finish(returned, kept, visit, former) {
      // Whoever tries answers that they made up has to wait, as with passwords.
      const attempt = deps.limits.begin(`issuer ${visit.network}`, visit.network);
      let person;
      try {
        person = await issuer.finish(returned, kept);
      } catch (error) {
        if (!(error instanceof AppError) || error.code === 'not_ready') attempt.release();
        else {
          const act = { action: ACTION, outcome: 'refused' as const, changes };
          await deps.audit.append(auditEntry(deps, strangerOf(visit), act));
        }
        throw error;
      }
      attempt.succeed();
      const session = await signIn(person, visit, former);
      if (session) return session;
      throw new AppError(
        'forbidden',
        'Nobody can sign in yet: the first operator is made by a link that the server prints at its start.',
      );
    },
  };
}
