/** What an operator has to do now: all that waits for a person and does not mend itself. */
import type { Task } from '../admin-contract/tasks.js';
import { isOriginAllowed, parseAllowlistEntry, suggestEntry } from '../allowlist.js';
import type { Insight } from '../insight/insight.js';
import type { Widget } from '../model.js';
import type { Site } from '../site-records.js';
import type { Store } from '../store/port/store.js';
import { tellsSomebody } from './widgets/tells-somebody.js';
import { findOpenGaps } from './gaps/open-gaps.js';
import { lastChecks } from './gaps/run-checks.js';
import { countTurnedAway } from './widgets/read-quota.js';
import { quotaUseOf, spentAt } from './widgets/quota-use.js';

/** Share of a quota from which on there is little left. */
const NEARLY_SPENT = 0.8;
const DAY_MS = 86_400_000;
/** Fewer than that come from somebody who sends a message twice in haste. */
const MANY_TURNED_AWAY = 10;
/** Of a widget; the others stand with the widget. */
const MAX_WEBSITES = 3;
/** Where more people wait than that, how long the first has is beside the point. */
const MAX_WAITING = 500;

/** What tasks are looked for in. */
export interface TaskContext {
  readonly store: Pick<
    Store,
    'escalations' | 'quotas' | 'sites' | 'deliveries' | 'seen' | 'checks' | 'knownProblems'
  >;
  readonly insight: Pick<Insight, 'gaps'>;
  /** Those that the operator may see and asks about. */
  readonly widgets: readonly Widget[];
  /** Whether mails to owners can be sent. */
  readonly hasMailServer: boolean;
  /** Whether these are all there are. */
  readonly isAll: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Finds the tasks of one kind. */
type FindTasks = (context: TaskContext) => Promise<Task[]>;

/** In the order in which they are shown: people first, then what keeps visitors from answers, then the rest. */
const FINDERS: readonly FindTasks[] = [
  findWaiting,
  findUntold,
  findQuotas,
  findLimits,
  findProblems,
  findChecks,
  findGaps,
  findWebsites,
  findSources,
  findDeliveries,
  findEntries,
];

export async function listTasks(context: TaskContext): Promise<Task[]> {
  return (await Promise.all(FINDERS.map((find) => find(context)))).flat();
}

const of = ({ id, name }: Widget) => ({ widgetId: id, widgetName: name });

/** Requests for a human that nobody has taken. */
async function findWaiting({ store, widgets }: TaskContext): Promise<Task[]> {
  const widgetIds = widgets.map(({ id }) => id);
  const { open } = await store.escalations.counts({ widgetIds });
  if (open === 0) return [];
  const newest = await store.escalations.list({ widgetIds, status: 'open', limit: MAX_WAITING });
  const oldest = newest.at(-1);
  return oldest ? [{ kind: 'waiting', count: open, oldestAt: oldest.request.at }] : [];
}

/** A mail that is wanted fails with each request; who names nobody may look here alone until somebody waits. */
async function findUntold({ store, widgets, hasMailServer }: TaskContext): Promise<Task[]> {
  const tasks = widgets.map(async (widget): Promise<Task[]> => {
    const { open } = await store.escalations.counts({ widgetIds: [widget.id] });
    const task = { kind: 'untold', ...of(widget), count: open } as const;
    if (widget.notify) return hasMailServer ? [] : [{ ...task, cause: 'noMailServer' }];
    return open === 0 || tellsSomebody(widget) ? [] : [{ ...task, cause: 'nobody' }];
  });
  return (await Promise.all(tasks)).flat();
}

async function findQuotas({ store, widgets, now }: TaskContext): Promise<Task[]> {
  const active = widgets.filter(({ isActive }) => isActive);
  const usages = await store.quotas.usage(active, now);
  return active.flatMap((widget): Task[] => {
    const usage = usages.get(widget.id);
    if (!usage) return [];
    const use = quotaUseOf(widget.quota, usage);
    if (use.used < NEARLY_SPENT * use.allowed) return [];
    const spent = spentAt(use, now);
    const forecast = use.used < use.allowed && spent !== undefined;
    return [
      {
        kind: 'quota',
        ...of(widget),
        ...use,
        ...(forecast && { spentAt: new Date(spent).toISOString() }),
      },
    ];
  });
}

async function findLimits({ store, widgets, now }: TaskContext): Promise<Task[]> {
  const ids = widgets.map(({ id }) => id);
  const counts = await countTurnedAway(store.seen, ids, { from: now - DAY_MS, to: now + 1 });
  return widgets.flatMap((widget): Task[] => {
    const { rate = 0 } = counts.get(widget.id) ?? {};
    return rate < MANY_TURNED_AWAY ? [] : [{ kind: 'limit', ...of(widget), count: rate }];
  });
}

async function findProblems({ store, isAll }: TaskContext): Promise<Task[]> {
  if (!isAll) return [];
  const problems = await store.knownProblems();
  return problems.map(({ file, line, reason }) => ({
    kind: 'problem',
    file,
    reason,
    ...(line !== undefined && { line }),
  }));
}

async function findChecks({ store, widgets }: TaskContext): Promise<Task[]> {
  const tasks = widgets.map(async (widget): Promise<Task[]> => {
    const failing = (await lastChecks(store, widget)).items.flatMap(({ question, failsSince }) =>
      failsSince === undefined ? [] : { question, failsSince },
    );
    const [newest] = failing.sort((a, b) => (a.failsSince < b.failsSince ? 1 : -1));
    return newest ? [{ kind: 'check', ...of(widget), count: failing.length, ...newest }] : [];
  });
  return (await Promise.all(tasks)).flat();
}

/** What a widget that is gone could not answer needs no page any more. */
async function findGaps({ insight, widgets, now }: TaskContext): Promise<Task[]> {
  const ids = widgets.map(({ id }) => id);
  const { count, first } = (await findOpenGaps(insight, ids, now)) ?? {};
  if (!count || !first) return [];
  return [{ kind: 'gap', count, question: first.question, asked: first.count }];
}

/** Where an entry was added since, the website is let in, and nothing is left to do. */
async function findWebsites({ store, widgets, now }: TaskContext): Promise<Task[]> {
  const ids = widgets.map(({ id }) => id);
  const seen = await store.seen.list(ids, new Date(now - DAY_MS).toISOString().slice(0, 10));
  return widgets.flatMap((widget) => {
    const entries = widget.allowlist.flatMap((text) => {
      const parsed = parseAllowlistEntry(text);
      return 'entry' in parsed ? [parsed.entry] : [];
    });
    const refused = (seen.get(widget.id) ?? []).filter(
      ({ origin, isIn }) => !isIn && !isOriginAllowed(origin, entries),
    );
    const often = refused.sort((a, b) => b.count - a.count).slice(0, MAX_WEBSITES);
    return often.map(({ origin, count, lastAt }): Task => {
      const entry = suggestEntry(origin);
      return { kind: 'website', ...of(widget), origin, count, lastAt, ...(entry !== undefined && { entry }) };
    });
  });
}

async function findSources({ store, widgets }: TaskContext): Promise<Task[]> {
  const withSources = widgets.filter(({ sources = [] }) => sources.length > 0);
  const tasks = withSources.map(async (widget) => {
    const sites = new Map((await store.sites.list(widget.id)).map((site) => [site.start, site]));
    return (widget.sources ?? []).flatMap(({ url }) => failureTask(widget, url, sites.get(url)));
  });
  return (await Promise.all(tasks)).flat();
}

function failureTask(widget: Widget, url: string, site: Site | undefined): Task[] {
  if (!site?.failure) return [];
  const { reason, at } = site.failure;
  return [{ kind: 'source', ...of(widget), url, reason, failedAt: at }];
}

async function findDeliveries({ store, widgets }: TaskContext): Promise<Task[]> {
  const dead = (await store.deliveries.list()).filter(({ isDead }) => isDead);
  return widgets.flatMap((widget) =>
    (['webhook', 'mail'] as const).flatMap((channel): Task[] => {
      const own = dead.filter((one) => one.widgetId === widget.id && one.channel === channel);
      const reason = own.at(-1)?.reason;
      if (own.length === 0) return [];
      return [
        {
          kind: 'delivery',
          ...of(widget),
          channel,
          count: own.length,
          ...(reason !== undefined && { reason }),
        },
      ];
    }),
  );
}

/** The commands and the dashboard refuse them; a record that is written by hand may hold them. */
function findEntries({ widgets }: TaskContext): Promise<Task[]> {
  const tasks = widgets.flatMap((widget) =>
    widget.allowlist.flatMap((entry): Task[] => {
      const parsed = parseAllowlistEntry(entry);
      return 'reason' in parsed ? [{ kind: 'entry', ...of(widget), entry, reason: parsed.reason }] : [];
    }),
  );
  return Promise.resolve(tasks);
}
