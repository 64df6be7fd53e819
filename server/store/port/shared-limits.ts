/** The part of the store port that counts what may come only so often, over all servers that share the store. */

export interface LimitPolicy {
  name: string;
  /** In how many seconds, from the first on, how many points may be taken. */
  seconds: number;
  points: number;
}

export interface PointLimiter {
  /** Rejects with a `RateLimiterRes` of the package rate-limiter-flexible where so many points are too many. */
  consume(key: string, points: number): Promise<unknown>;
}

export type MakeLimiter = (policy: LimitPolicy) => PointLimiter;
