/** `visitor export|erase|secret` */
import { makeVisitorSecret } from '../../chat/verify-visitor.js';
import { AppError } from '../../errors.js';
import type { HandlingRecord } from '../../ledger-records.js';
import { isConversationRecord, type ConversationRecord } from '../../model.js';
import { describeHandling } from '../../operate/conversations/handle-escalation.js';
import { eraseVisitor, exportVisitor } from '../../operate/conversations/visitor-data.js';
import { keyOf } from '../../store/port/conversation-key.js';
import type { VisitorName } from '../../store/port/erasure.js';
import { defineCommand, UsageError, type Command, type Flags } from '../terminal/command.js';
import { describeConversation, minuteOf } from '../terminal/conversation-text.js';
import { describeErasure } from '../terminal/erasure-text.js';
import { SHARED_FLAGS } from '../terminal/help.js';
import { withData, withLog, withWidget } from '../terminal/open-data.js';

const NAME_FLAGS = {
  conversation: { type: 'string', value: 'ID', help: 'Find this conversation.' },
  email: { type: 'string', value: 'ADDRESS', help: 'Find who asked for a human with this address.' },
} as const satisfies Flags;

/** @throws {UsageError} */
function readName(visitorId: string | undefined, conversationId?: string, email?: string): VisitorName {
  const given = [visitorId, conversationId, email].filter((name) => name !== undefined);
  if (given.length === 0) throw new UsageError('Say who: give VISITOR, --conversation or --email.');
  if (given.some((name) => name.trim() === '')) throw new UsageError('A name is blank.');
  return { visitorId, conversationId, email };
}

const exportCommand = defineCommand({
  name: 'visitor export',
  summary: 'Prints all that is kept of a visitor.',
  synopsis: '[VISITOR] [--FLAG…]',
  positionals: ['[VISITOR'],
  flags: { ...NAME_FLAGS, ...SHARED_FLAGS },
  notes: `VISITOR is the visitor ID that conversations show names. It works beside a
running server.`,
  run(values, [visitorId], terminal) {
    const name = readName(visitorId, values.conversation, values.email);
    return withLog(values.data, terminal, async ({ store }) => {
      const facts = await exportVisitor(store, name);
      const byConversation = new Map<string, ConversationRecord[]>();
      for (const record of facts) {
        if (!isConversationRecord(record)) continue;
        const key = keyOf(record) ?? '';
        byConversation.set(key, [...(byConversation.get(key) ?? []), record]);
      }
      const notes = facts.flatMap((record) =>
        record.type === 'handling' ? (describeNote(record) ?? []) : [],
      );
      const texts = [...byConversation.values()].map((own) => describeConversation(own, terminal.width));
      return { json: { facts }, text: [...texts, ...notes].join('\n\n\n') };
    });
  },
});

/** What an operator wrote; nothing where they wrote nothing. */
const describeNote = (handling: HandlingRecord): string | undefined =>
  handling.note === undefined
    ? undefined
    : `${minuteOf(handling.at)}  ${describeHandling(handling)}\n    ${handling.note}`;

const erase = defineCommand({
  name: 'visitor erase',
  summary: 'Erases all that is kept of a visitor.',
  synopsis: '[VISITOR] [--FLAG…] [--yes]',
  positionals: ['[VISITOR'],
  flags: { ...NAME_FLAGS, yes: { type: 'boolean', help: 'Do not ask.' }, ...SHARED_FLAGS },
  notes: `It works beside a running server. Look at what it will erase with visitor
export. Quotas go on counting the erased questions. Backups are not changed. In
a terminal it asks first; in a script, and with --json, it does not.`,
  run(values, [visitorId], terminal) {
    const name = readName(visitorId, values.conversation, values.email);
    return withData(values.data, async ({ store }) => {
      const asks = terminal.isInteractive && !values.yes && !values.json;
      if (asks && !(await terminal.confirm('Erase all that is kept of this visitor?'))) {
        throw new AppError('invalid_request', 'Nothing was erased.');
      }
      const report = await eraseVisitor(store, name, Date.now());
      return { json: report, text: describeErasure(report) };
    });
  },
});

const secret = defineCommand({
  name: 'visitor secret',
  summary: 'Prints what visitor IDs of a widget are signed with.',
  synopsis: 'WIDGET [--rotate | --remove]',
  positionals: ['WIDGET'],
  flags: {
    rotate: { type: 'boolean', help: 'Make a new one; the former is void at once.' },
    remove: { type: 'boolean', help: 'Check no signatures any more.' },
    ...SHARED_FLAGS,
  },
  notes: `The first time it makes one. Keep it on the server of your website: whoever has
it can sign any visitor ID.`,
  run: (values, [id = ''], terminal) =>
    withWidget(values.data, id, terminal, async (widget, { store }) => {
      if (values.rotate && values.remove)
        throw new UsageError('--rotate and --remove contradict each other.');
      const kept = values.rotate ? undefined : widget.visitorSecret;
      const visitorSecret = values.remove ? undefined : (kept ?? makeVisitorSecret());
      if (visitorSecret !== widget.visitorSecret) await store.widgets.save({ ...widget, visitorSecret });
      return { json: { visitorSecret }, text: visitorSecret ?? 'Signatures are not checked.' };
    }),
});

export const visitorCommands: Command[] = [exportCommand, erase, secret];
