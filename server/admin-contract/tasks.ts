/** What an operator has to do now, and how far a new server is: `GET /api/admin/tasks`. */
import { z } from 'zod';
import { CHANNELS } from '../notification-settings.js';
import { quotaSchema } from '../model.js';
import { time } from './fields.js';

const count = z.int().min(0);
const ofWidget = { widgetId: z.string(), widgetName: z.string() };

/** People wait for a human. */
const waitingTaskSchema = z.object({ kind: z.literal('waiting'), count, oldestAt: time });
/** Owners are told of requests for a human nowhere but in the dashboard. */
const untoldTaskSchema = z.object({
  kind: z.literal('untold'),
  ...ofWidget,
  cause: z
    .enum(['nobody', 'noMailServer'])
    .describe('Whether the widget names neither recipients nor a webhook, or the server has no mail server.'),
  count: count.describe('Requests that nobody has taken.'),
});
/** Groups of questions of the last thirty days that the pages do not answer. */
const gapTaskSchema = z.object({
  kind: z.literal('gap'),
  count,
  question: z.string().describe('The newest wording of the first: what came back, then the largest.'),
  asked: count.describe('How often that was asked.'),
});
/** A website tries to use a widget that does not let it in. */
const websiteTaskSchema = z.object({
  kind: z.literal('website'),
  ...ofWidget,
  origin: z.string(),
  count: count.describe('Since yesterday.'),
  lastAt: time,
  entry: z.string().optional().describe('The entry of the allowlist that would let it in.'),
});
/** Little or nothing of a quota is left. */
const quotaTaskSchema = z.object({
  kind: z.literal('quota'),
  ...ofWidget,
  used: count,
  allowed: count,
  period: quotaSchema.shape.period,
  resetsAt: time,
  spentAt: time.optional().describe('If visitors go on asking as they do; absent where it lasts.'),
});
/** A website could not be imported again. */
const sourceTaskSchema = z.object({
  kind: z.literal('source'),
  ...ofWidget,
  url: z.string(),
  reason: z.string(),
  failedAt: time,
});
/** Owners were not told of something, and it is not tried again by itself. */
const deliveryTaskSchema = z.object({
  kind: z.literal('delivery'),
  ...ofWidget,
  channel: z.enum(CHANNELS),
  count,
  reason: z.string().optional().describe('Why the newest failed.'),
});
/** Visitors were turned away, not because the quota is used up: a limit may be too low, or somebody floods. */
const limitTaskSchema = z.object({
  kind: z.literal('limit'),
  ...ofWidget,
  count: count.describe('Since yesterday.'),
});
/** Questions that were kept as checks are not answered any more as they are to be. */
const checkTaskSchema = z.object({
  kind: z.literal('check'),
  ...ofWidget,
  count,
  question: z.string().describe('The one that fails since last.'),
  failsSince: time,
});
/** An entry of an allowlist lets nobody in. */
const entryTaskSchema = z.object({
  kind: z.literal('entry'),
  ...ofWidget,
  entry: z.string(),
  reason: z.string().describe('In words that follow the entry.'),
});
/** Something stored cannot be read. Only for those who may see all widgets. */
const problemTaskSchema = z.object({
  kind: z.literal('problem'),
  file: z.string(),
  line: z.int().optional(),
  reason: z.string(),
});

export const taskSchema = z.discriminatedUnion('kind', [
  waitingTaskSchema,
  untoldTaskSchema,
  gapTaskSchema,
  websiteTaskSchema,
  quotaTaskSchema,
  limitTaskSchema,
  checkTaskSchema,
  sourceTaskSchema,
  deliveryTaskSchema,
  entryTaskSchema,
  problemTaskSchema,
]);
export type Task = z.infer<typeof taskSchema>;
export type TaskOf<Kind extends Task['kind']> = Extract<Task, { kind: Kind }>;

/** From an empty server to a chat on a website, step by step. The demo does not count. */
export const checklistSchema = z.object({
  isDone: z.boolean().describe('True from the first visit on.'),
  widget: z
    .object({ id: z.string(), name: z.string() })
    .optional()
    .describe('The widget that is furthest; absent where there is none.'),
  websites: z.array(z.string()).describe('Its allowlist.'),
  pages: count.describe('Of that widget.'),
  visit: z
    .object({ origin: z.string(), at: time })
    .optional()
    .describe('The last, from a website that is let in, within thirty days.'),
});
export type Checklist = z.infer<typeof checklistSchema>;

export const taskListSchema = z.object({
  items: z.array(taskSchema).describe('The most pressing first.'),
  checklist: checklistSchema,
});
export type TaskList = z.infer<typeof taskListSchema>;
