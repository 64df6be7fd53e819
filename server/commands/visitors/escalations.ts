/** `escalations list|show|set`: who asked for a human, and what was done about it. */
import { randomUUID } from 'node:crypto';
import { AppError } from '../../errors.js';
import { audited } from '../../identity/audited.js';
import { findByName } from '../../identity/identity-deps.js';
import { ESCALATION_STATUSES, type EscalationStatus } from '../../ledger-records.js';
import { CONVERSATION_TYPES, type ConversationRecord } from '../../model.js';
import {
  changesOf,
  describeHandling,
  planHandling,
  STATUS_WORDS,
} from '../../operate/conversations/handle-escalation.js';
import type { Escalation } from '../../store/port/escalation-store.js';
import type { OperatorStore } from '../../store/port/store.js';
import { cliActor } from '../terminal/cli-actor.js';
import { defineCommand, UsageError, type Command, type Terminal } from '../terminal/command.js';
import { describeAsker, describeConversation, minuteOf, visitorText } from '../terminal/conversation-text.js';
import { SHARED_FLAGS } from '../terminal/help.js';
import { FILTER_FLAGS, LIMIT_FLAG, readLimit, readPeriod } from '../terminal/log-flags.js';
import { withData, withLog } from '../terminal/open-data.js';
import { count } from '../../runtime/quantities.js';
import { indent, wrap } from '../terminal/text-layout.js';

/** On the command line: `in-progress`. */
const STATUSES = new Map(
  ESCALATION_STATUSES.map((status) => [STATUS_WORDS[status].replace(' ', '-'), status] as const),
);
const STATUS_FLAG = { type: 'string', value: 'STATUS' } as const;

const list = defineCommand({
  name: 'escalations list',
  summary: 'Lists who asked for a human, the newest first.',
  synopsis: '[--FLAG…]',
  positionals: [],
  flags: {
    status: { ...STATUS_FLAG, help: `Only these: ${[...STATUSES.keys()].join(', ')}.` },
    ...FILTER_FLAGS,
    ...LIMIT_FLAG,
    ...SHARED_FLAGS,
  },
  notes: 'Times are in UTC.',
  run(values, _, terminal) {
    const { widgetId, from, to } = readPeriod(values, Date.now());
    const limit = readLimit(values);
    const status = readStatus(values.status);
    return withLog(values.data, terminal, async ({ store }) => {
      const widgetIds = widgetId === undefined ? undefined : [widgetId];
      const all = await store.escalations.list({ widgetIds, status, from, to, limit: Infinity });
      const shown = all.slice(0, limit);
      const left = all.length - shown.length;
      if (left > 0) terminal.note(`${count(left, 'older request')} left out; --limit N shows more.`);
      const none = status === undefined ? 'Nobody asked for a human.' : 'No request is like that.';
      return {
        json: shown.map(jsonOf),
        text: shown.length > 0 ? shown.map(describe).join('\n\n') : none,
      };
    });
  },
});

const show = defineCommand({
  name: 'escalations show',
  summary: 'Shows one request, its conversation and what was done.',
  synopsis: 'ID',
  positionals: ['ID'],
  flags: SHARED_FLAGS,
  notes: 'ID is the one that escalations list shows.',
  run: (values, [id = ''], terminal) =>
    withLog(values.data, terminal, async ({ store }) => {
      const escalation = await required(store, id, terminal);
      const { widgetId, conversationId } = escalation.request;
      const facts: ConversationRecord[] = [];
      if (conversationId !== undefined) {
        const query = { types: CONVERSATION_TYPES, widgetId, conversationIds: [conversationId] };
        for await (const record of store.log.read(query)) facts.push(record);
      }
      const talk = facts.length > 0 ? [describeConversation(facts, terminal.width)] : [];
      return {
        json: { ...jsonOf(escalation), handlings: escalation.handlings.map(handlingJson), facts },
        text: [describe(escalation), ...historyOf(escalation), ...talk].join('\n\n'),
      };
    }),
});

const set = defineCommand({
  name: 'escalations set',
  summary: 'Takes, assigns, notes or is done with a request.',
  synopsis: 'ID --FLAG…',
  positionals: ['ID'],
  flags: {
    status: { ...STATUS_FLAG, help: `One of ${[...STATUSES.keys()].join(', ')}.` },
    assign: { type: 'string', value: 'NAME', help: 'Give it to this operator.' },
    unassign: { type: 'boolean', help: 'Give it to nobody.' },
    note: { type: 'string', value: 'TEXT', help: 'For other operators.' },
    ...SHARED_FLAGS,
  },
  notes: `It works beside a running server, and the audit log tells of it. Notes go with
the request when the visitor is erased.

Example:
  service-chat escalations set 3f0c8a52-7c1e-4d0b-9a53-2f1f6f0d8e11 \\
    --status done --note "Called back."`,
  run(values, [id = ''], terminal) {
    const status = readStatus(values.status);
    const note = values.note?.trim();
    if (note === '') throw new UsageError('--note is blank.');
    if (values.assign !== undefined && values.unassign)
      throw new UsageError('--assign and --unassign contradict each other.');
    return withData(values.data, async ({ store }) => {
      const clock = { clock: Date.now, newId: randomUUID };
      const actor = cliActor();
      const escalation = await required(store, id, terminal);
      const assignee = values.unassign ? null : await assigneeId(store, values.assign, terminal);
      const handling = await planHandling(
        { operators: store.identity.operators, ...clock },
        { name: actor.name ?? actor.kind },
        escalation,
        { status, assignee, note },
      );
      const act = {
        action: 'escalation.handle',
        widgetId: handling.widgetId,
        changes: changesOf(handling),
        subject: { kind: 'escalation', id: handling.escalationId },
      };
      await audited({ audit: store.audit, ...clock }, actor, act, () => store.escalations.handle(handling));
      const now = await required(store, id, terminal);
      return { json: jsonOf(now), text: describe(now) };
    });
  },
});

export const escalationsCommands: Command[] = [list, show, set];

/** @throws {UsageError} */
function readStatus(text: string | undefined): EscalationStatus | undefined {
  const status = text === undefined ? undefined : STATUSES.get(text);
  if (text === undefined || status) return status;
  throw new UsageError(`--status "${text}" must be one of ${[...STATUSES.keys()].join(', ')}.`);
}

async function assigneeId(
  { identity }: OperatorStore,
  name: string | undefined,
  { program }: Terminal,
): Promise<string | undefined> {
  if (name === undefined) return undefined;
  const operator = await findByName(identity, name);
  if (operator) return operator.id;
  throw new AppError('not_found', `There is no operator ${name}. See all with: ${program} operator list`);
}

async function required(
  { escalations }: OperatorStore,
  id: string,
  { program }: Terminal,
): Promise<Escalation> {
  const escalation = await escalations.get(id);
  if (escalation) return escalation;
  const advice = `See all with: ${program} escalations list`;
  throw new AppError('not_found', `There is no request for a human with the ID ${id}. ${advice}`);
}

function jsonOf({ request, status, assignee, version }: Escalation): object {
  const { type: _, ...fields } = request;
  return { ...fields, status, ...(assignee && { assignee }), version };
}

const handlingJson = ({
  type: _,
  id: __,
  widgetId: ___,
  escalationId: ____,
  ...fields
}: Escalation['handlings'][number]) => fields;

function describe(escalation: Escalation): string {
  const { request, status, assignee } = escalation;
  const { id, at, message, pageUrl, conversationId } = request;
  const visitor = visitorText(request);
  const lines = [
    `${minuteOf(at)}  ${describeAsker(request)}`,
    indent(wrap(message, 76), '    '),
    `    ${STATUS_WORDS[status]}${assignee ? `, ${assignee.name}` : ''}`,
    `    request ${id}`,
    ...(pageUrl === undefined ? [] : [`    on ${pageUrl}`]),
    ...(conversationId === undefined ? [] : [`    conversation ${conversationId}`]),
    ...(visitor === undefined ? [] : [`    visitor ${visitor}`]),
  ];
  return lines.join('\n');
}

function historyOf({ handlings }: Escalation): string[] {
  const lines = handlings.map((handling) => {
    const note = handling.note === undefined ? '' : `\n${indent(wrap(handling.note, 76), '    ')}`;
    return `${minuteOf(handling.at)}  ${describeHandling(handling)}${note}`;
  });
  return lines.length > 0 ? [lines.join('\n')] : [];
}
