/** Imports that operators start, look at, stop and apply; and those of before. */
import { z } from 'zod';
import { time } from './fields.js';
import { sourceAddress } from './sources.js';

/** Files that are sent one by one, and imported together. */
export const uploadSetId = z.guid('must be a UUID').toLowerCase();

export const importRequestSchema = z.strictObject({
  from: z.union([
    z.strictObject({
      url: sourceAddress,
      isSingle: z.boolean().optional().describe('Only the page at the address.'),
    }),
    z.strictObject({
      set: uploadSetId,
      baseUrl: sourceAddress
        .optional()
        .describe('Where files without an address of their own are published.'),
    }),
  ]),
  dryRun: z
    .boolean()
    .optional()
    .describe('Tells what would change, and changes nothing until it is applied.'),
});
export type ImportRequest = z.infer<typeof importRequestSchema>;

export const skippedSchema = z.object({
  source: z.string(),
  reason: z.string().describe('Words that follow the source.'),
  advice: z.string().optional(),
});
export type Skipped = z.infer<typeof skippedSchema>;

const counts = z.object({
  pages: z.int(),
  passages: z.int(),
  imported: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  removed: z.int(),
  skipped: z.int(),
});

export const OUTCOMES = ['done', 'warning', 'failed', 'stopped'] as const;

const by = z.object({
  kind: z.enum(['operator', 'token', 'schedule', 'cli']),
  name: z.string().optional(),
});
const from = z.object({
  url: z.string().optional(),
  files: z.int().optional(),
  baseUrl: z.string().optional(),
});

/** What became of an import. */
const ending = {
  outcome: z.enum(OUTCOMES),
  counts: counts.optional(),
  warnings: z.array(z.string()).describe('What looks wrong, in sentences.'),
  notices: z.array(z.string()).describe('What one may not expect, in sentences.'),
  failure: z.string().optional(),
  refused: z
    .object({
      addresses: z.array(z.string()).describe('What the name of the site stands for.'),
      command: z.string().describe('Imports it on the machine of the server, beside the running server.'),
    })
    .optional()
    .describe('Where it failed because the site is in a private network.'),
};

export const importRunSchema = z.object({
  id: z.string(),
  by,
  from,
  startedAt: time,
  endedAt: time,
  ...ending,
  skipped: z.array(skippedSchema).describe('The first of them.'),
});
export type ImportRun = z.infer<typeof importRunSchema>;
export const runListSchema = z.object({ items: z.array(importRunSchema).describe('The newest first.') });
export type RunList = z.infer<typeof runListSchema>;

export const importJobSchema = z.object({
  id: z.string(),
  widgetId: z.string(),
  by,
  from,
  isDryRun: z.boolean(),
  startedAt: time,
  state: z.enum(['running', 'held', 'applied', ...OUTCOMES]).describe('`held` waits to be applied.'),
  progress: z.object({
    done: z.int(),
    queued: z.int().describe('Known and not visited yet.'),
    current: z.string().optional(),
  }),
  skipped: z.array(skippedSchema).describe('The last of them.'),
  skippedCount: z.int(),
  result: z.object(ending).optional(),
  changes: z.object({ added: z.int(), changed: z.int(), removed: z.int() }).optional(),
  heldUntil: time.optional().describe('Until when it can be applied.'),
});
export type ImportJob = z.infer<typeof importJobSchema>;
export const startedImportSchema = z.object({ jobId: z.string() });
export type StartedImport = z.infer<typeof startedImportSchema>;
export const jobListSchema = z.object({ items: z.array(importJobSchema) });
export type JobList = z.infer<typeof jobListSchema>;

export const pageChangeSchema = z.object({
  kind: z.enum(['added', 'changed', 'removed']),
  id: z.string(),
  title: z.string(),
  url: z.string(),
  added: z.int().describe('Lines.'),
  removed: z.int().describe('Lines.'),
});
export const changeListSchema = z.object({
  items: z.array(pageChangeSchema).describe('By id.'),
  next: z.string().optional(),
});
export type ChangeList = z.infer<typeof changeListSchema>;

export const pageDiffSchema = z.object({
  isWhole: z.boolean().describe('False where the texts are too different to be laid beside each other.'),
  hunks: z.array(
    z.object({
      line: z.int().describe('Of the new text; of the old one for a page that would go.'),
      lines: z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })),
    }),
  ),
});
export type PageDiff = z.infer<typeof pageDiffSchema>;
