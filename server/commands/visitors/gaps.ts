/** `gaps list` and `gaps mark`: questions without a good answer, and what is said of them. */
import { randomUUID } from 'node:crypto';
import { AppError } from '../../errors.js';
import { audited } from '../../identity/audited.js';
import {
  GAP_LISTS,
  GAP_STATES,
  type Gap,
  type GapDetail,
  type GapFilter,
  type GapState,
} from '../../insight/gaps/gap.js';
import type { Insight } from '../../insight/insight.js';
import { UNSURE_BELOW } from '../../insight/questions/outcome.js';
import { IGNORE_REASONS, TRIAGE_STATES } from '../../ledger-records.js';
import { triageGap, type GapChange } from '../../operate/gaps/triage-gap.js';
import { cliActor } from '../terminal/cli-actor.js';
import { defineCommand, UsageError, type Command, type Terminal } from '../terminal/command.js';
import { minuteOf } from '../terminal/conversation-text.js';
import { SHARED_FLAGS } from '../terminal/help.js';
import { FILTER_FLAGS, LIMIT_FLAG, readLimit, readPeriod } from '../terminal/log-flags.js';
import { withLog, type Data } from '../terminal/open-data.js';
import { count } from '../../runtime/quantities.js';
import { indent, wrap } from '../terminal/text-layout.js';

/** Characters of a key that are shown, and of which a key is known by. */
const SHORT_KEY = 10;

const STATES: Record<string, readonly GapState[]> = GAP_LISTS;

const listCommand = defineCommand({
  name: 'gaps list',
  summary: 'Lists questions without a good answer that are open.',
  synopsis: '[--FLAG…]',
  positionals: [],
  flags: {
    state: { type: 'string', value: 'STATE', help: 'One of open, answered, ignored, all; open by default.' },
    ...FILTER_FLAGS,
    ...LIMIT_FLAG,
    ...SHARED_FLAGS,
  },
  notes: `Like "unanswered", and with what was said of each group: one that was marked as
answered and failed again comes first. Questions that were found not helpful
count too. The key names a group in "gaps mark".`,
  run(values, _, terminal) {
    const states = STATES[values.state ?? 'open'];
    if (!states)
      throw new UsageError(`--state "${values.state}" must be one of ${Object.keys(STATES).join(', ')}.`);
    const now = Date.now();
    const { widgetId, from = -Infinity, to = Infinity } = readPeriod(values, now);
    const limit = readLimit(values);
    return withLog(values.data, terminal, async (data) => {
      const filter = { ...filterOf(widgetId), from, to };
      const insight = await insightOf(data, widgetId);
      const { items } = await insight.gaps({ ...filter, states, limit, now });
      return {
        json: items.map(jsonOf),
        text: items.length > 0 ? items.map(describe).join('\n\n') : 'There are none.',
      };
    });
  },
});

const markCommand = defineCommand({
  name: 'gaps mark',
  summary: 'Marks questions as answered, ignored or open again.',
  synopsis: 'GAP_KEY STATE [--FLAG…]',
  positionals: ['GAP_KEY', 'STATE'],
  flags: {
    page: { type: 'string', value: 'PAGE', help: 'The page that answers, with "answered".' },
    reason: { type: 'string', value: 'REASON', help: `One of ${IGNORE_REASONS.join(', ')}, with "ignored".` },
    ...SHARED_FLAGS,
  },
  notes: `"answered" holds for what was asked until now: when it fails again, it comes
back. "ignored" holds for what is asked later too. "open" takes back what was
said last. The first letters of a key will do.`,
  run(values, [key = '', said = ''], terminal) {
    const change = readChange(said, values.reason, values.page);
    return withLog(values.data, terminal, async (data) => {
      const gap = await findGap(await insightOf(data, undefined), key, terminal);
      const { store } = data;
      const deps = { triage: store.triage, audit: store.audit, clock: Date.now, newId: randomUUID };
      const actor = cliActor();
      const by = { kind: actor.kind, ...(actor.name !== undefined && { name: actor.name }) };
      const subject = { kind: 'gap', id: gap.key };
      const act = { action: 'gap.mark', widgetId: gap.widgetId, subject, changes: { ...change } };
      await audited(deps, actor, act, () => triageGap(deps, gap, change, by));
      return {
        json: { key: gap.key, question: gap.question, ...change },
        text: `Marked as ${change.state}: ${gap.question}`,
      };
    });
  },
});

export const gapsCommands: readonly Command[] = [listCommand, markCommand];

// The other commands start faster without the stemmers.
const insightOf = async ({ store }: Data, widgetId: string | undefined): Promise<Insight> =>
  (await import('../../insight/read-insight.js')).readInsight(store.log, { widgetId }, Date.now);

const filterOf = (widgetId: string | undefined): Pick<GapFilter, 'widgets' | 'below'> => ({
  widgets: widgetId === undefined ? undefined : [widgetId],
  below: UNSURE_BELOW,
});

function readChange(state: string, reason: string | undefined, pageId: string | undefined): GapChange {
  const known = TRIAGE_STATES.find((each) => each === state);
  if (!known) throw new UsageError(`"${state}" must be one of ${TRIAGE_STATES.join(', ')}.`);
  const why = IGNORE_REASONS.find((each) => each === reason);
  if (reason !== undefined && (!why || known !== 'ignored'))
    throw new UsageError(`--reason goes with ignored, and is one of ${IGNORE_REASONS.join(', ')}.`);
  if (pageId !== undefined && known !== 'answered') throw new UsageError('--page goes with answered.');
  return { state: known, ...(why && { reason: why }), ...(pageId !== undefined && { pageId }) };
}

async function findGap(insight: Insight, key: string, { program }: Terminal): Promise<GapDetail> {
  const always = { ...filterOf(undefined), from: -Infinity, to: Infinity, now: Date.now() };
  const { items: all } = await insight.gaps({ ...always, states: GAP_STATES, limit: Infinity });
  const [named, ...others] = key === '' ? [] : all.filter((gap) => gap.key.startsWith(key));
  const gap = await insight.gap({ ...always, key: others.length === 0 ? (named?.key ?? key) : '' });
  if (gap) return gap;
  const what =
    others.length > 0 ? `More than one key begins with ${key}.` : `No questions have the key ${key}.`;
  throw new AppError('not_found', `${what} See all with: ${program} gaps list --state all`);
}

const jsonOf = ({ mark, ...gap }: Gap) => ({
  ...gap,
  ...(mark && { mark: { state: mark.state, at: mark.at, by: mark.by } }),
});

function describe({
  key,
  question,
  otherWordings,
  state,
  cameBack,
  mark,
  nearestPages,
  ...gap
}: Gap): string {
  const kinds = [
    gap.refused > 0 ? `${gap.refused} refused` : '',
    gap.unsure > 0 ? `${gap.unsure} with low confidence` : '',
    gap.notHelpful > 0 ? `${gap.notHelpful} not helpful` : '',
  ].filter((part) => part !== '');
  const said = cameBack
    ? `came back ${cameBack.count} × since ${minuteOf(cameBack.since)}`
    : mark && state !== 'open'
      ? `${state} since ${minuteOf(mark.at)}`
      : '';
  const more = gap.wordingCount - 1 - otherWordings.length;
  const lines = [
    ...otherWordings.map((text) => `also: ${text}`),
    ...(more > 0 ? [`and ${count(more, 'other wording')}`] : []),
    ...(said ? [said] : []),
    `${kinds.join(', ')}; last ${minuteOf(gap.lastAt)}; key ${key.slice(0, SHORT_KEY)}`,
    ...nearestPages.map(({ pageTitle, pageUrl }) => `near: ${pageTitle} ${pageUrl}`),
  ];
  return `${gap.count} ×  ${question}\n${indent(wrap(lines.join('\n'), 76), '    ')}`;
}
