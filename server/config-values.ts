/** How single values of the environment are read: each gives its value, or says what would be right. */
import { z } from 'zod';
import { isAddressRange } from './address-range.js';

/** How many requests in how many seconds, counted from the first of them. */
export interface RateLimit {
  requests: number;
  seconds: number;
}

/** Never `true`: with it, every visitor could claim any address by X-Forwarded-For. */
export function readTrustProxy(text: string, context: z.RefinementCtx): number | readonly string[] {
  if (/^\d{1,2}$/.test(text.trim())) return Number(text);
  const ranges = text.split(',').map((range) => range.trim());
  if (ranges.every(isAddressRange)) return ranges;
  context.addIssue({
    code: 'custom',
    message: 'must be the number of proxies, such as 1, or their addresses, such as 10.0.0.0/8,fd00::/8',
  });
  return z.NEVER;
}

export function readNetworks(text: string, context: z.RefinementCtx): readonly string[] {
  const networks = text.split(',').flatMap((network) => network.trim() || []);
  if (networks.every(isAddressRange)) return networks;
  context.addIssue({ code: 'custom', message: 'must be networks, such as 10.0.0.0/8,fd00::/8' });
  return z.NEVER;
}

const BYTES = { MB: 2 ** 20, GB: 2 ** 30 } as const;
/** Less would let go of the index of one website of usual size with every question to another. */
const LEAST_INDEX_MEMORY = 16 * BYTES.MB;

export function readMemory(text: string, context: z.RefinementCtx): number {
  const [, number, unit] = /^\s*([1-9]\d{0,9})\s*([MG]B)\s*$/i.exec(text) ?? [];
  const bytes = Number(number) * BYTES[unit?.toUpperCase() as keyof typeof BYTES];
  if (bytes >= LEAST_INDEX_MEMORY) return bytes;
  context.addIssue({
    code: 'custom',
    message: 'must be an amount of memory of at least 16MB, such as 512MB or 2GB',
  });
  return z.NEVER;
}

const SECONDS = { second: 1, minute: 60, hour: 3600 } as const;

export function readRateLimit(text: string, context: z.RefinementCtx): RateLimit | undefined {
  if (text.trim() === 'off') return undefined;
  const [, requests, unit] = /^\s*([1-9]\d{0,5})\s*\/\s*(second|minute|hour)\s*$/.exec(text) ?? [];
  if (unit !== undefined)
    return { requests: Number(requests), seconds: SECONDS[unit as keyof typeof SECONDS] };
  context.addIssue({
    code: 'custom',
    message: 'must be a number of requests per second, minute or hour, such as 120/minute, or off',
  });
  return z.NEVER;
}

export function readConnections(text: string, context: z.RefinementCtx): number | undefined {
  if (text.trim() === 'off') return undefined;
  if (/^\s*[1-9]\d{0,4}\s*$/.test(text)) return Number(text);
  context.addIssue({ code: 'custom', message: 'must be a number of connections, such as 256, or off' });
  return z.NEVER;
}

export function readPercent(text: string, context: z.RefinementCtx): number | undefined {
  if (text.trim() === 'off') return undefined;
  const [, percent] = /^\s*([1-9]\d?|100)\s*%\s*$/.exec(text) ?? [];
  if (percent !== undefined) return Number(percent);
  context.addIssue({ code: 'custom', message: 'must be a share of the quota, such as 10%, or off' });
  return z.NEVER;
}

export function readDays(text: string, context: z.RefinementCtx): number {
  const [, days] = /^\s*([1-9]\d{0,4})d\s*$/.exec(text) ?? [];
  if (days !== undefined) return Number(days);
  context.addIssue({ code: 'custom', message: 'must be a number of days, such as 90d' });
  return z.NEVER;
}

/** Said without the address itself, which may hold a password. */
export function readDatabaseUrl(text: string, context: z.RefinementCtx): string {
  const url = text.trim();
  if (/^postgres(?:ql)?:\/\/\S*\/[^/?\s]+(?:\?\S*)?$/.test(url)) return url;
  context.addIssue({
    code: 'custom',
    message:
      'must be the address of a database, such as postgres://user:password@db.example.com/service_chat',
  });
  return z.NEVER;
}

/** A transaction may need one while others hold the rest for what is done again and again. */
const LEAST_POOL = 2;

export function readPool(text: string, context: z.RefinementCtx): number {
  if (/^\d{1,3}$/.test(text.trim()) && Number(text) >= LEAST_POOL) return Number(text);
  context.addIssue({ code: 'custom', message: 'must be a number of connections from 2 to 999, such as 10' });
  return z.NEVER;
}

/** A variable that is given alone, where it needs another beside it. */
export const missingPartner = (
  given: Readonly<Record<string, unknown>>,
  name: string,
  partner: string,
): string[] =>
  name in given && !(partner in given) ? [`${partner} must be set too, because ${name} is.`] : [];
