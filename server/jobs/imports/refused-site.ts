/** How a site in a private network is imported all the same: by whoever may use the machine of the server. */
import type { ImportJob, ImportRun } from '../../admin-contract/imports.js';
import { WebError } from '../../importing/web/web-error.js';
import { RefusedAddressError } from '../../network/refused-address-error.js';
import { shellWord } from '../../store/program-on-store.js';

/** Undefined where an import failed for another reason. */
export function refusedSiteOf(
  error: Error,
  { widgetId, from: { url } }: Pick<ImportJob, 'widgetId' | 'from'>,
  program: string,
): ImportRun['refused'] {
  const cause = error.cause instanceof WebError ? error.cause.cause : undefined;
  if (!(cause instanceof RefusedAddressError) || url === undefined) return undefined;
  const { addresses } = cause;
  const allow = addresses.map((address) => `--allow-private ${address}`);
  const words = [program, 'pages import', widgetId, shellWord(new URL(url).href), ...allow];
  return { addresses: [...addresses], command: words.join(' ') };
}
