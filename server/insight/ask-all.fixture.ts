/** What operators can ask of a log as chance would have it. */
import { GAP_STATES } from './gaps/gap.js';
import type { Insight, QuestionFilter } from './insight.js';
import { HELP, SHOP } from './random-log.fixture.js';

/** When the log begins. */
export const START = Date.parse('2026-03-20T10:00:00.000Z');
export const everything = { widgetIds: undefined, from: 0, to: Infinity };

/** Of the log as chance would have it: each filter, and some together. */
export const FILTERS: readonly Partial<QuestionFilter>[] = [
  {},
  { widgetIds: [HELP] },
  { outcomes: ['refused'] },
  { outcomes: ['unsure', 'none'] },
  { kinds: ['model'] },
  { kinds: ['pages', 'refusal'], rating: 'any' },
  ...(['positive', 'negative', 'any', 'none'] as const).map((rating) => ({ rating })),
  { page: 'https://acme.example/a' },
  { page: 'https://acme.example/nowhere' },
  { cited: 'orders' },
  { visitor: 'bob' },
  { visitor: 'nobody' },
  { isEscalated: true },
  { isEscalated: false, rating: 'negative' },
  { widgetIds: [SHOP], outcomes: ['answered'], cited: 'billing', visitor: 'cy' },
];

/** All that can be asked, of all and of parts. */
export async function askAll(insight: Insight, end: number): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const widgetIds of [undefined, [SHOP], [SHOP, HELP], []]) {
    const scope = { widgetIds, from: START + 86_400_000, to: end - 3_600_000 };
    const top = { ...scope, limit: 100 };
    answers.push(
      await insight.usage({ ...scope, bucket: 'day', timeZone: 'Europe/Berlin' }),
      sorted(await insight.usageByWidget(scope)),
      await insight.conversations({ ...top, outcomes: ['refused', 'unsure'] }),
      await insight.conversations({ ...top, rating: 'any', language: 'en' }),
      await insight.rated({ ...top }),
      sorted(await insight.citedPages(top)),
      sorted(await insight.askedOn(top)),
      sorted(await insight.languages(top)),
      sorted(await insight.ratedPages(top)),
      await insight.gaps({
        widgets: widgetIds,
        from: scope.from,
        to: scope.to,
        below: 0.5,
        states: GAP_STATES,
        limit: 100,
        now: end,
      }),
    );
  }
  return answers;
}

const sorted = (items: readonly unknown[]) => items.map((item) => JSON.stringify(item)).sort();
