/**
 * How much of a widget's quota one network address may use up in a day (UTC), so that nobody can lock out all others.
 * It counts in memory, for this process alone; the quota itself is exact, and counted elsewhere.
 */
import type { IncomingMessage } from 'node:http';
import type { Allowance } from '../../chat/allowance.js';
import { AppError } from '../../errors.js';
import { duration } from '../../runtime/quantities.js';
import type { Widget } from '../../model.js';
import type { ClientAddress } from './client-address.js';

const DAY_MS = 86_400_000;
/** So many questions a day are never too many for one address, however small the quota. */
const LEAST = 10;

/** What the caller of a request may still ask of a widget today; undefined where nothing limits it. */
export type AddressShare = (req: IncomingMessage, widget: Widget) => Allowance | undefined;

/**
 * @param percent of the quota, of a day or of a month, that one address may use up in a day; no limit where absent
 * @param clock milliseconds since 1970
 */
export function createAddressShare(
  client: ClientAddress,
  percent: number | undefined,
  clock: () => number,
): AddressShare {
  let day = 0;
  // No larger than what all widgets together answered today.
  const used = new Map<string, number>();

  return (req, { id, quota }) => {
    const network = client.networkOf(req);
    if (percent === undefined || network === undefined) return undefined;
    const key = `${id} ${network}`;
    const limit = Math.max(LEAST, Math.ceil((quota.messages * percent) / 100));
    return {
      take() {
        const today = Math.floor(clock() / DAY_MS);
        if (today !== day) used.clear();
        day = today;
        const before = used.get(key) ?? 0;
        if (before < limit) used.set(key, before + 1);
        return before < limit;
      },
      giveBack() {
        const before = used.get(key) ?? 0;
        if (before > 0) used.set(key, before - 1);
      },
      refusal() {
        const wait = Math.max(1, Math.ceil((DAY_MS - (clock() % DAY_MS)) / 1000));
        const message = `This address has used its ${limit} messages of today; try again in ${duration(wait)}.`;
        return new AppError('quota_exceeded', message, {
          headers: {
            'Retry-After': String(wait),
            RateLimit: `"address-quota";r=0;t=${wait}`,
            'RateLimit-Policy': `"address-quota";q=${limit};w=${DAY_MS / 1000}`,
          },
        });
      },
    };
  };
}
