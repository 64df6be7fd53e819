/**
 * How often a sign-in may fail: a few times at once, then after longer and longer waits; so often from one network;
 * so often for one account. Counted in memory, for this process alone. Nobody is exempt, this machine neither.
 */
import { AppError } from '../errors.js';
import { duration } from '../runtime/quantities.js';

const FREE_FAILURES = 5;
const MAX_WAIT_MS = 15 * 60_000;
const NETWORK = { failures: 30, ms: 3_600_000 } as const;
const ACCOUNT = { failures: 100, ms: 86_400_000 } as const;
/** What did not fail for so long is forgotten. */
const QUIET_MS = 3_600_000;
/** Names that are made up must not fill the memory; the oldest are forgotten first. */
const MAX_KEYS = 10_000;

export interface Attempt {
  /** The sign-in went well. */
  succeed(): void;
  /** It did not come to the test, or not yet: it counts for nothing. */
  release(): void;
}

export interface SignInLimits {
  /**
   * Lets an attempt begin, which counts as failed until it says otherwise, so that many at once are no way around.
   *
   * @throws {AppError} `rate_limited`, with when to come back
   */
  begin: (account: string, network: string) => Attempt;
}

interface Count {
  failures: number;
  since: number;
  /** Until then nothing is let through. */
  blockedUntil: number;
}

/**
 * @param clock milliseconds since 1970
 * @param program what commands on the store begin with
 */
export function createSignInLimits(clock: () => number, program: string): SignInLimits {
  const pairs = createCounts(clock, QUIET_MS);
  const networks = createCounts(clock, NETWORK.ms);
  const accounts = createCounts(clock, ACCOUNT.ms);
  return {
    begin(account, network) {
      const pair = pairs.of(`${network} ${account}`);
      const ofNetwork = networks.of(network);
      const ofAccount = accounts.of(account);
      const now = clock();
      refuseUntil(pair.blockedUntil, now, '');
      if (ofNetwork.failures >= NETWORK.failures) refuseUntil(ofNetwork.since + NETWORK.ms, now, OF_NETWORK);
      if (ofAccount.failures >= ACCOUNT.failures)
        refuseUntil(ofAccount.since + ACCOUNT.ms, now, ofAccountBy(program));
      const counts = [pair, ofNetwork, ofAccount];
      for (const count of counts) count.failures++;
      const blockedBefore = pair.blockedUntil;
      if (pair.failures >= FREE_FAILURES) {
        const wait = Math.min(1000 * 2 ** (pair.failures - FREE_FAILURES + 1), MAX_WAIT_MS);
        pair.blockedUntil = now + wait;
      }
      const takeBack = () => {
        for (const count of counts) count.failures = Math.max(0, count.failures - 1);
        pair.blockedUntil = blockedBefore;
      };
      return {
        release: takeBack,
        succeed() {
          takeBack();
          pair.failures = 0;
        },
      };
    },
  };
}

const OF_NETWORK = ' There were too many from this network.';
const ofAccountBy = (program: string): string =>
  ` There were too many for this name; "${program} operator link NAME" lets you in at once.`;

function refuseUntil(until: number, now: number, why: string): void {
  if (until <= now) return;
  const seconds = Math.ceil((until - now) / 1000);
  const message = `Too many failed attempts to sign in; try again in ${duration(seconds)}.${why}`;
  throw new AppError('rate_limited', message, { headers: { 'Retry-After': String(seconds) } });
}

function createCounts(clock: () => number, ms: number) {
  const counts = new Map<string, Count>();
  return {
    of(key: string): Count {
      const now = clock();
      let count = counts.get(key);
      if (!count || (now - count.since >= ms && count.blockedUntil <= now)) {
        counts.delete(key);
        count = { failures: 0, since: now, blockedUntil: 0 };
        const [oldest] = counts.keys();
        if (counts.size >= MAX_KEYS && oldest !== undefined) counts.delete(oldest);
        counts.set(key, count);
      }
      return count;
    },
  };
}
