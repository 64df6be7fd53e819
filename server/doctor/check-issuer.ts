/** Whether operators can sign in at the issuer of OpenID Connect that the server is registered with. */
import { z } from 'zod';
import type { Config } from '../config.js';
import { addressOfDashboard } from '../dashboard-place.js';
import { OIDC_RETURN_PATH, type OidcConfig } from '../oidc-settings.js';
import { fetchQuickly, reasonOfFailure } from './fetch-quickly.js';
import { ok, warning, wrong, type Finding } from './finding.js';

/** The part of an issuer's description that is looked at. */
const descriptionSchema = z.object({ issuer: z.url(), authorization_endpoint: z.url() });

export async function checkIssuer(config: Config, oidc: OidcConfig): Promise<Finding[]> {
  const address = addressOfDashboard(config);
  if (address === undefined)
    return [
      warning(
        'OIDC_ISSUER is set, but the dashboard is not served.',
        'Remove it, or see DASHBOARD, DASHBOARD_PORT and PUBLIC_URL.',
      ),
    ];
  const { issuer } = oidc;
  const place = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await fetchQuickly(place).catch((error: unknown) => reasonOfFailure(error));
  if (typeof answer === 'string')
    return [
      wrong(
        `${issuer} cannot be reached: ${answer}. Nobody can sign in there; passwords still do.`,
        'Look at OIDC_ISSUER, at the name and the certificate, and at firewalls between this server and the issuer.',
      ),
    ];
  const description = descriptionSchema.safeParse(await answer.json().catch(() => undefined));
  if (!description.success)
    return [
      wrong(
        `${place} answers ${answer.status}, and is no description of an issuer.`,
        'Set OIDC_ISSUER to what the issuer itself calls its issuer address, without anything behind it.',
      ),
    ];
  const { issuer: own } = description.data;
  if (new URL(own).href !== new URL(issuer).href)
    return [
      wrong(
        `The issuer calls itself ${own}, and OIDC_ISSUER is ${issuer}: its answers are not believed.`,
        `Set OIDC_ISSUER=${own}, to the letter.`,
      ),
    ];
  const registered = `${address}${OIDC_RETURN_PATH}`;
  return [ok(`${issuer} answers. Register the redirect address ${registered} there, if it is not yet.`)];
}
