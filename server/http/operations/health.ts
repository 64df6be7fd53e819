/** What `/healthz` and `/readyz` respond. */
import { setImmediate as turn } from 'node:timers/promises';
import { z } from 'zod';
import { parseAllowlistEntry } from '../../allowlist.js';
import { AppError } from '../../errors.js';
import type { Widget } from '../../model.js';
import { withinTime } from '../../runtime/within-time.js';
import type { Store } from '../../store/port/store.js';

export const healthSchema = z.object({ status: z.literal('ok') });

const deliveriesSchema = (command: string) =>
  z.object({
    waiting: z.int().min(0).describe('Deliveries to be made, now or later.'),
    dead: z
      .int()
      .min(0)
      .describe(`Deliveries that were given up; the command \`${command}\` tries them again.`),
  });

export const readinessSchema = z.object({
  status: z
    .enum(['ready', 'starting', 'draining'])
    .describe(
      '`starting` while the indexes of the widgets that were used lately are loaded or made, `draining` while the server stops; both with status 503.',
    ),
  store: z.object({
    isWritable: z.boolean().describe('False where the last message could not be stored, as on a full disk.'),
    secondsSinceWrite: z
      .int()
      .min(0)
      .optional()
      .describe('Since a message was last stored; since the start at most.'),
    isLocked: z
      .boolean()
      .optional()
      .describe('Whether this server has the data folder for itself, as it must while it runs.'),
    durability: z
      .enum(['machine', 'failover'])
      .optional()
      .describe(
        'With PostgreSQL: `failover` where each commit waits for a standby, so that what was acknowledged survives the loss of the machine of the database too, else `machine`.',
      ),
  }),
  webhooks: deliveriesSchema('webhooks retry').describe('What webhooks have not been told yet.'),
  mail: deliveriesSchema('mail retry').describe('Mails that have not been handed in yet.'),
  embeddings: z
    .object({
      embedded: z
        .int()
        .min(0)
        .describe('Texts of pages that have a vector: passages, and the titles above them.'),
      waiting: z.int().min(0).describe('Texts that shall get one; until then words alone decide.'),
      isFailing: z
        .literal(true)
        .optional()
        .describe('Where the model failed and will be asked again; else absent.'),
    })
    .optional()
    .describe('How far the embedding model is; absent without one.'),
  problemCount: z.int().min(0).describe('How many `problems` there are.'),
  problems: z
    .array(
      z.object({
        file: z.string().optional(),
        line: z.int().optional(),
        widgetId: z.string().optional(),
        reason: z.string(),
      }),
    )
    .optional()
    .describe(
      'What could not be read, and allowlist entries that let nobody in. The rest is served. Told only to programs on the machine of the server, and on the port of the metrics.',
    ),
});
export type Readiness = z.infer<typeof readinessSchema>;
export type Problem = NonNullable<Readiness['problems']>[number];

export interface ReadinessDeps {
  store: Store;
  isDraining: () => boolean;
  /** True once the widgets that were used lately answer at once. */
  isWarm: () => boolean;
  /** Absent without an embedding model. */
  embeddings?: (() => NonNullable<Readiness['embeddings']>) | undefined;
}

/** How long a store may take, in milliseconds: a load balancer waits for two seconds or less. */
const LONGEST_MS = 1500;

/** @throws {AppError} `store_unavailable` where the store says nothing in time, or that it is away */
export async function readReadiness(deps: ReadinessDeps): Promise<Readiness> {
  const { store, isDraining, isWarm, embeddings } = deps;
  const { isWritable, sinceWrite, isLocked, durability } = store.health();
  const [problems, webhooks, mail] = await inTime(
    Promise.all([readProblems(store), store.deliveries.counts('webhook'), store.deliveries.counts('mail')]),
  );
  return {
    status: isDraining() ? 'draining' : isWarm() ? 'ready' : 'starting',
    store: {
      isWritable,
      ...(sinceWrite !== undefined && { secondsSinceWrite: Math.round(sinceWrite / 1000) }),
      ...(isLocked !== undefined && { isLocked }),
      ...(durability !== undefined && { durability }),
    },
    webhooks,
    mail,
    ...(embeddings && { embeddings: embeddings() }),
    problemCount: problems.length,
    problems,
  };
}

const inTime = <Result>(reading: Promise<Result>): Promise<Result> =>
  withinTime(reading, LONGEST_MS, async () => {
    // What came while the process was busy with something else came in time.
    await turn();
    throw new AppError('store_unavailable', 'The store does not answer now. Try again in a moment.', {
      headers: { 'Retry-After': '2' },
    });
  });

/** What could not be read when it was last looked at, and allowlist entries that let nobody in. Looks at no widget, no page. */
export async function readProblems(store: Store): Promise<Problem[]> {
  return [...(await store.knownProblems()), ...allowlistProblems(store.widgets.known())];
}

/** Told once of each state of the widgets. */
const told = new WeakMap<readonly Widget[], Problem[]>();

function allowlistProblems(widgets: readonly Widget[]): Problem[] {
  let problems = told.get(widgets);
  if (!problems) {
    problems = widgets.flatMap(({ id, allowlist }) =>
      allowlist.flatMap((entry) => {
        const parsed = parseAllowlistEntry(entry);
        return 'reason' in parsed
          ? { widgetId: id, reason: `The allowlist entry "${entry}" ${parsed.reason}.` }
          : [];
      }),
    );
    told.set(widgets, problems);
  }
  return problems;
}
