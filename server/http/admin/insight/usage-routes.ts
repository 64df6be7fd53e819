/** The routes that count what was asked. */
import { z } from 'zod';
import {
  askedLanguageListSchema,
  askedOnListSchema,
  askedQuestionListSchema,
  BUCKETS,
  citedPageListSchema,
  usageSchema,
  type BucketSize,
  type Usage,
} from '../../../admin-contract/usage.js';
import { conversationFilterFields } from '../../../admin-contract/conversations.js';
import type { Insight, Scope, TopQuestionQuery } from '../../../insight/insight.js';
import { spanBefore } from '../../../insight/time-buckets.js';
import { countTurnedAway, isCounted } from '../../../operate/widgets/read-quota.js';
import { sumTurnedAway } from '../../../store/port/seen-store.js';
import { sendJson } from '../../transport/json-response.js';
import { route, type Route } from '../../transport/route.js';
import type { AdminDeps } from '../requests/admin-deps.js';
import { pageFields } from '../requests/page-query.js';
import { timeZoneField } from '../requests/period-query.js';
import { readScope, scopeFields } from './insight-query.js';

const DAY_MS = 86_400_000;
const DEFAULT_TOP = 10;

const usageQuerySchema = z.strictObject({
  ...scopeFields,
  bucket: z.enum(BUCKETS).optional().describe('By the length of the time where absent.'),
  tz: timeZoneField.describe('Whose hours, days and weeks; UTC where absent.'),
  compare: z
    .literal('previous')
    .optional()
    .describe('Adds as many days or hours before, up to the same time of day.'),
});
const topFields = { ...scopeFields, limit: pageFields.limit.default(DEFAULT_TOP) };
const topQuerySchema = z.strictObject(topFields);
const topQuestionsSchema = z.strictObject({
  ...topFields,
  cited: conversationFilterFields.cited,
});

export function usageRoutes({
  insight,
  clock,
  store,
  seen,
}: Pick<AdminDeps, 'insight' | 'clock' | 'store' | 'seen'>): Route[] {
  const top = (
    path: string,
    summary: string,
    schema: z.ZodType,
    ask: (query: TopQuestionQuery) => Promise<readonly unknown[]>,
    querySchema: typeof topQuerySchema | typeof topQuestionsSchema = topQuerySchema,
  ): Route =>
    route({
      method: 'GET',
      path: `/api/admin/usage/${path}`,
      access: 'operator',
      action: 'readUsage',
      query: querySchema,
      async handle({ res, query, caller }) {
        const { limit, ...asked }: z.infer<typeof topQuestionsSchema> = querySchema.parse(query);
        const { cited, ...scope } = asked;
        const items = await ask({ ...readScope(caller, scope, clock()), limit, cited });
        sendJson(res, 200, JSON.stringify({ items }));
      },
      description: {
        operationId: `listUsage${path.charAt(0).toUpperCase()}${path.slice(1).replace('-o', 'O')}`,
        summary,
        responses: { 200: schema },
        errors: ['not_found', 'not_ready'],
      },
    });
  /** Nothing for a time that is not all known of. */
  const turnedAwayIn = async (scope: Scope): Promise<Pick<Usage['totals'], 'turnedAway'>> => {
    if (!isCounted(scope.from, clock())) return {};
    await seen.flush();
    const widgetIds = scope.widgetIds ?? store.widgets.known().map(({ id }) => id);
    const counts = await countTurnedAway(store.seen, widgetIds, scope);
    return { turnedAway: sumTurnedAway([...counts.values()]) };
  };
  return [
    route({
      method: 'GET',
      path: '/api/admin/usage',
      access: 'operator',
      action: 'readUsage',
      query: usageQuerySchema,
      async handle({ res, query, caller }) {
        const { bucket, compare, ...asked } = usageQuerySchema.parse(query);
        const { tz = 'UTC' } = asked;
        const scope = readScope(caller, asked, clock());
        const usage = await usageOf(insight, scope, bucket ?? usualBucket(scope), tz, compare !== undefined);
        const turnedAway = await turnedAwayIn(scope);
        sendJson(res, 200, JSON.stringify({ ...usage, totals: { ...usage.totals, ...turnedAway } }));
      },
      description: {
        operationId: 'getUsage',
        summary: 'Counts questions and how they ended, by the hour, day or week.',
        responses: { 200: usageSchema },
        errors: ['not_found', 'not_ready'],
      },
    }),
    top('pages', 'Lists the pages that replies cited most.', citedPageListSchema, (query) =>
      insight.citedPages(query),
    ),
    top('asked-on', 'Lists the pages of websites on which was asked most.', askedOnListSchema, (query) =>
      insight.askedOn(query),
    ),
    top('languages', 'Lists the languages in which was asked.', askedLanguageListSchema, (query) =>
      insight.languages(query),
    ),
    top(
      'questions',
      'Lists what was asked most, in whichever words.',
      askedQuestionListSchema,
      (query) => insight.questions(query),
      topQuestionsSchema,
    ),
  ];
}

async function usageOf(
  insight: Insight,
  scope: Scope,
  bucket: BucketSize,
  timeZone: string,
  isCompared: boolean,
): Promise<Usage> {
  const [now, previous] = await Promise.all([
    insight.usage({ ...scope, bucket, timeZone }),
    isCompared ? insight.usage({ ...spanBefore(scope, timeZone), bucket, timeZone }) : undefined,
  ]);
  return { ...now, bucket, timeZone, ...(previous && { previous }) };
}

function usualBucket({ from, to }: Scope): BucketSize {
  if (to - from <= 2 * DAY_MS) return 'hour';
  return to - from <= 92 * DAY_MS ? 'day' : 'week';
}
