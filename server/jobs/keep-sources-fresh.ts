/** The refresher of sources as a server runs it: on the web, by the clock of the machine. */
import { createAddressGuard } from '../network/address-guard.js';
import { systemClock } from '../importing/web/pace.js';
import type { Loop } from '../runtime/start-loop.js';
import { startSourceRefresher, type SourceRefresherOptions } from './source-refresher.js';
import { createWebClient } from '../importing/web/web-client.js';

export interface FreshnessOptions extends Pick<
  SourceRefresherOptions,
  'widgets' | 'pages' | 'sites' | 'logger'
> {
  /** Private networks that may be read, in CIDR notation. */
  allowPrivate: readonly string[];
  userAgent: string;
}

export function keepSourcesFresh({
  allowPrivate,
  userAgent,
  ...stores
}: FreshnessOptions): Pick<Loop, 'stop'> {
  const client = createWebClient({ guard: createAddressGuard(allowPrivate), userAgent });
  const refresher = startSourceRefresher({ ...stores, client, clock: systemClock, random: Math.random });
  return {
    async stop() {
      await refresher.stop();
      await client.close();
    },
  };
}
