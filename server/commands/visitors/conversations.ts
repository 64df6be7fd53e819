/** `conversations list|show|export` */
import { AppError } from '../../errors.js';
import { CONVERSATION_TYPES, REPLY_KINDS, type ConversationRecord, type ReplyKind } from '../../model.js';
import {
  newestConversations,
  type ConversationSummary,
} from '../../operate/conversations/conversation-summaries.js';
import { defineCommand, UsageError, type Command, type Flags, type Terminal } from '../terminal/command.js';
import { describeConversation, minuteOf } from '../terminal/conversation-text.js';
import { SHARED_FLAGS } from '../terminal/help.js';
import { FILTER_FLAGS, LIMIT_FLAG, readLimit, readPeriod } from '../terminal/log-flags.js';
import { withLog } from '../terminal/open-data.js';
import { printableJson, table } from '../terminal/text-layout.js';

/** Records of an export that are printed together. */
const PRINTED_AT_ONCE = 1000;

const KIND_FLAG = {
  kind: {
    type: 'string',
    multiple: true,
    value: 'KIND',
    help: 'Only with a reply of this kind. Repeatable.',
  },
} as const satisfies Flags;

const list = defineCommand({
  name: 'conversations list',
  summary: 'Lists conversations, the newest first.',
  synopsis: '[--FLAG…]',
  positionals: [],
  flags: { ...FILTER_FLAGS, ...KIND_FLAG, ...LIMIT_FLAG, ...SHARED_FLAGS },
  notes: `A conversation is listed if a question was asked in that time, or with --kind
answered so. Times are in UTC. KIND is how a reply was made: pages, fact, model,
smallTalk, human (the way to one, asked for) or refusal.`,
  run(values, _, terminal) {
    const period = readPeriod(values, Date.now());
    const limit = readLimit(values);
    const kinds = readKinds(values.kind);
    return withLog(values.data, terminal, async ({ store }) => {
      const found = await newestConversations(store.log, period, limit, kinds);
      const names = new Map((await store.widgets.list()).map(({ id, name }) => [id, name]));
      const rows = found.map((conversation) => [
        conversation.id,
        names.get(conversation.widgetId) ?? conversation.widgetId,
        minuteOf(conversation.lastAt),
        String(conversation.questions),
        marksOf(conversation),
        conversation.firstQuestion,
      ]);
      return {
        json: found,
        text:
          rows.length > 0
            ? table(['ID', 'WIDGET', 'LAST', 'QUESTIONS', 'NOTES', 'FIRST QUESTION'], rows, terminal.width)
            : 'No conversations.',
      };
    });
  },
});

/** @throws {UsageError} */
function readKinds(given: readonly string[] | undefined): ReplyKind[] | undefined {
  return given?.map((name) => {
    const kind = REPLY_KINDS.find((one) => one === name);
    if (kind) return kind;
    throw new UsageError(`--kind "${name}" must be one of ${REPLY_KINDS.join(', ')}.`);
  });
}

/** What an operator looks for. */
function marksOf({ refused, kinds, feedback, escalated }: ConversationSummary): string {
  const marks = [
    escalated ? 'asked for a human' : '',
    refused > 0 ? `${refused} refused` : '',
    kinds.includes('model') ? 'in words of the model' : '',
    feedback.negative > 0 ? `${feedback.negative} not helpful` : '',
    feedback.positive > 0 ? `${feedback.positive} helpful` : '',
  ];
  return marks.filter((mark) => mark !== '').join(', ');
}

const show = defineCommand({
  name: 'conversations show',
  summary: 'Shows one conversation.',
  synopsis: 'ID',
  positionals: ['ID'],
  flags: SHARED_FLAGS,
  notes: 'ID is the one that conversations list shows.',
  run: (values, [id = ''], terminal) =>
    withLog(values.data, terminal, async ({ store, place }) => {
      const facts: ConversationRecord[] = [];
      const query = { types: CONVERSATION_TYPES, conversationIds: [id] };
      for await (const record of store.log.read(query)) facts.push(record);
      if (facts.length === 0) throw unknown(id, place, terminal);
      const widgetId = facts[0]?.widgetId;
      return { json: { id, widgetId, facts }, text: describeConversation(facts, terminal.width) };
    }),
});

const exportCommand = defineCommand({
  name: 'conversations export',
  summary: 'Prints one conversation, or all, as JSON Lines.',
  synopsis: '[ID] [--FLAG…]',
  positionals: ['[ID'],
  flags: { ...FILTER_FLAGS, ...SHARED_FLAGS },
  notes: `Each line is a question, a reply, feedback or a request for a human, as it
stands in the log, in the order of time. With --json it is one JSON array. For
one conversation in words, see conversations show.

Example:
  service-chat conversations export --since 30d > month.jsonl`,
  run(values, [id], terminal) {
    const period = readPeriod(values, Date.now());
    if (id?.trim() === '') throw new UsageError('The ID is blank.');
    return withLog(values.data, terminal, async ({ store, place }) => {
      const conversationIds = id === undefined ? undefined : [id];
      const records = store.log.read({ ...period, types: CONVERSATION_TYPES, conversationIds });
      const printed = await printRecords(records, terminal, values.json === true);
      if (printed === 0 && id !== undefined) throw unknown(id, place, terminal);
      return printed === 0 && values.json ? { json: [], text: '' } : undefined;
    });
  },
});

/** Prints while it reads, so that a log of any size can be exported; gives the number of records. */
async function printRecords(
  records: AsyncIterable<ConversationRecord>,
  terminal: Terminal,
  asArray: boolean,
): Promise<number> {
  let count = 0;
  let waiting: string[] = [];
  const flush = async () => {
    await terminal.print(waiting.join(''));
    waiting = [];
  };
  const before = (first: boolean) => (asArray ? (first ? '[\n' : ',\n') : '');
  for await (const record of records) {
    waiting.push(`${before(count === 0)}${printableJson(record, 0)}${asArray ? '' : '\n'}`);
    count++;
    if (waiting.length === PRINTED_AT_ONCE) await flush();
  }
  if (asArray && count > 0) waiting.push('\n]\n');
  if (waiting.length > 0) await flush();
  return count;
}

function unknown(id: string, place: string, { program }: Terminal): AppError {
  return new AppError(
    'not_found',
    `There is no conversation ${id} in ${place}. See the newest with: ${program} conversations list`,
  );
}

export const conversationsCommands: Command[] = [list, show, exportCommand];
