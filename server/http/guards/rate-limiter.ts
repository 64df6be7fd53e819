/**
 * Limits how many requests a minute one network address, and one visitor of one widget, may send: to this process, or to
 * all servers on a store that can count for them. The quota, which must be exact, is counted elsewhere.
 */
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit } from '../../config-values.js';
import { AppError } from '../../errors.js';
import { duration } from '../../runtime/quantities.js';
import type { MakeLimiter } from '../../store/port/shared-limits.js';
import type { ClientAddress } from './client-address.js';

export interface RateLimits {
  /** For one IPv4 address, or one IPv6 network of 64 bits; no limit where absent. */
  address: RateLimit | undefined;
  /** For one visitor of one widget; no limit where absent. */
  visitor: RateLimit | undefined;
}

export interface LimitedCaller {
  widgetId: string;
  /** What the visitor is known by to the widget; only the address counts where absent. */
  visitor: string | undefined;
  /** As how many requests this one counts, in tenths; one where absent. */
  cost?: number;
}

export interface RateLimiter {
  /** @throws {AppError} `rate_limited`, with when to come back */
  admit(req: IncomingMessage, caller: LimitedCaller): Promise<void>;
}

/**
 * Programs on this machine are not limited. A request from here that was forwarded comes from a proxy that
 * `TRUST_PROXY` does not name, whose address says nothing about the visitor: it has the visitor's limit only.
 */
export function createRateLimiter(
  client: ClientAddress,
  limits: RateLimits,
  logger: Logger,
  makeLimiter: MakeLimiter = inMemory,
): RateLimiter {
  const admitAddress = createPolicy('address', 'this address', limits.address, makeLimiter);
  const admitVisitor = createPolicy('visitor', 'this visitor', limits.visitor, makeLimiter);
  let isProxyReported = false;
  return {
    async admit(req, { widgetId, visitor, cost = 1 }) {
      const network = client.networkOf(req);
      if (network !== undefined) await admitAddress(network, cost);
      else if (client.isFromHere(req)) return;
      else if (!isProxyReported) {
        isProxyReported = true;
        logger.warn(
          'requests come through a proxy on this machine that does not tell from whom: set TRUST_PROXY, and let the proxy send X-Forwarded-For; until then ADDRESS_LIMIT and ADDRESS_QUOTA have no effect',
        );
      }
      if (visitor) await admitVisitor(`${widgetId} ${visitor}`, cost);
    },
  };
}

/** Whole points are counted, and a light request counts as a part of one. */
const POINTS = 10;

type Admit = (key: string, cost: number) => Promise<void>;

const inMemory: MakeLimiter = ({ points, seconds }) => new RateLimiterMemory({ points, duration: seconds });

function createPolicy(
  policy: string,
  subject: string,
  limit: RateLimit | undefined,
  makeLimiter: MakeLimiter,
): Admit {
  if (!limit) return () => Promise.resolve();
  const { requests, seconds } = limit;
  const limiter = makeLimiter({ name: policy, points: requests * POINTS, seconds });
  return async (key, cost) => {
    try {
      await limiter.consume(key, Math.ceil(cost * POINTS));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const wait = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new AppError(
        'rate_limited',
        `Too many requests from ${subject}; try again in ${duration(wait)}.`,
        {
          headers: {
            'Retry-After': String(wait),
            RateLimit: `"${policy}";r=0;t=${wait}`,
            'RateLimit-Policy': `"${policy}";q=${requests};w=${seconds}`,
          },
        },
      );
    }
  };
}
