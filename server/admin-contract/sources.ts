/** The websites that the pages of a widget are kept fresh from. */
import { z } from 'zod';
import { time } from './fields.js';

const MAX_PATTERNS = 100;

const address = z
  .url({ protocol: /^https?$/, error: 'must be a web address such as https://help.example.com' })
  .max(2000)
  .refine((url) => {
    const { username = '', password = '' } = URL.parse(url) ?? {};
    return username === '' && password === '';
  }, 'must hold no name and no password: an import sends none');
const interval = z.string().regex(/^[1-9]\d{0,3}[mhd]$/, 'must be an interval such as 30m, 24h or 7d');
const limit = z.int().min(1).max(100_000);
const pause = z.number().min(0).max(60);
/** Paths of a site, as robots.txt writes them. */
export const pathPattern = z
  .string()
  .trim()
  .max(2000)
  .regex(/^\/[^\p{Cc}\s]*$/u, 'must be a path that begins with "/", such as /blog/ or /*/print$');
const patterns = z.array(pathPattern).max(MAX_PATTERNS);

const settings = {
  every: interval.describe('Pause between two imports, such as `24h`.'),
  maxPages: limit.nullable().describe('Pages to visit at most; 500 where null.'),
  delay: pause.nullable().describe('Seconds between two requests; 1 where null.'),
  isSingle: z.boolean().describe('Only the page at the address.'),
  isPaused: z.boolean().describe('Imported by hand alone.'),
  include: patterns.describe('Paths that are read, as robots.txt writes them; all where empty.'),
  exclude: patterns.describe('Paths that are left out, as robots.txt writes them.'),
};

export const sourceStateSchema = z.object({
  id: z.string(),
  url: z.string(),
  ...settings,
  pages: z.int(),
  finishedAt: time.optional().describe('End of the last import that went well.'),
  nextAt: time.optional().describe('Absent where it is paused, and where it is due.'),
  failure: z.object({ at: time, reason: z.string() }).optional(),
  pending: z.int().describe('Addresses that the last import did not come to.'),
  jobId: z.string().optional().describe('Of the import that runs.'),
});
export type SourceState = z.infer<typeof sourceStateSchema>;
export const sourceListSchema = z.object({ items: z.array(sourceStateSchema) });
export type SourceList = z.infer<typeof sourceListSchema>;

export const newSourceSchema = z.strictObject({
  url: address,
  every: settings.every.default('24h'),
  maxPages: settings.maxPages.optional(),
  delay: settings.delay.optional(),
  isSingle: settings.isSingle.optional(),
  isPaused: settings.isPaused.optional(),
  include: settings.include.optional(),
  exclude: settings.exclude.optional(),
});
export type NewSource = z.input<typeof newSourceSchema>;

export const sourceChangeSchema = z.strictObject({
  every: settings.every.optional(),
  maxPages: settings.maxPages.optional(),
  delay: settings.delay.optional(),
  isSingle: settings.isSingle.optional(),
  isPaused: settings.isPaused.optional(),
  include: settings.include.optional(),
  exclude: settings.exclude.optional(),
});
export type SourceChange = z.infer<typeof sourceChangeSchema>;

export const sourceAddress = address;
