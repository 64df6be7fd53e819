/** `audit list|forget` */
import { randomUUID } from 'node:crypto';
import { AppError } from '../../errors.js';
import { audited } from '../../identity/audited.js';
import type { AuditRecord } from '../../store/port/identity-records.js';
import { cliActor } from '../terminal/cli-actor.js';
import { defineCommand, UsageError, type Command } from '../terminal/command.js';
import { minuteOf } from '../terminal/conversation-text.js';
import { SHARED_FLAGS } from '../terminal/help.js';
import { FILTER_FLAGS, LIMIT_FLAG, readAge, readLimit, readPeriod } from '../terminal/log-flags.js';
import { withData } from '../terminal/open-data.js';
import { table } from '../terminal/text-layout.js';

const list = defineCommand({
  name: 'audit list',
  summary: 'Shows who did what, the newest first.',
  synopsis: '[--FLAG…]',
  positionals: [],
  flags: {
    action: { type: 'string', value: 'NAME', help: 'Only this, such as operator.add, or operator.' },
    since: FILTER_FLAGS.since,
    until: FILTER_FLAGS.until,
    ...LIMIT_FLAG,
    ...SHARED_FLAGS,
  },
  notes: `What was done in the dashboard and with commands. Times are in UTC. It holds no
text of visitors and no secret.`,
  run(values, _, terminal) {
    const limit = readLimit(values);
    const { from, to } = readPeriod(values, Date.now());
    return withData(values.data, async ({ store }) => {
      const entries = await store.audit.list({ action: values.action, from, to, limit });
      const rows = entries.map((entry) => [minuteOf(entry.at), describeActor(entry), describeAct(entry)]);
      return {
        json: entries.map(({ type: _, ...entry }) => entry),
        text: rows.length > 0 ? table(['TIME', 'WHO', 'WHAT'], rows, terminal.width) : 'Nothing is recorded.',
      };
    });
  },
});

const forget = defineCommand({
  name: 'audit forget',
  summary: 'Erases from the audit log what is older than given.',
  synopsis: '--older-than 400d [--yes]',
  positionals: [],
  flags: {
    'older-than': { type: 'string', value: 'AGE', help: 'Such as 400d.' },
    yes: { type: 'boolean', help: 'Do not ask.' },
    ...SHARED_FLAGS,
  },
  notes: `It works beside a running server, which does the same by itself after the days
of AUDIT_RETENTION, 400 unless set. That it was done stands in the audit log. In
a terminal it asks first; in a script, and with --json, it does not.`,
  run(values, _, terminal) {
    const text = values['older-than'];
    if (text === undefined) throw new UsageError('Give the age from which on to erase: --older-than 400d.');
    const age = readAge(text);
    if (age === undefined || age === 0)
      throw new UsageError(`--older-than "${text}" must be an age such as 400d or 12h.`);
    return withData(values.data, async ({ store: { audit } }) => {
      const asks = terminal.isInteractive && !values.yes && !values.json;
      if (asks && !(await terminal.confirm(`Erase from the audit log what is older than ${text}?`)))
        throw new AppError('invalid_request', 'Nothing was erased.');
      const before = new Date(Date.now() - age).toISOString();
      const act = { action: 'audit.forget', changes: { before } };
      const forgotten = await audited(
        { audit, clock: Date.now, newId: randomUUID },
        cliActor(),
        act,
        async () => audit.forget(before),
      );
      return {
        json: { forgotten },
        text: forgotten === 1 ? '1 entry was erased.' : `${forgotten} entries were erased.`,
      };
    });
  },
});

function describeActor({ actor: { kind, name }, address }: AuditRecord): string {
  const who = kind === 'operator' ? (name ?? '') : [kind, name].filter(Boolean).join(' ');
  return address === undefined ? who : `${who} from ${address}`;
}

function describeAct({ action, outcome, subject, changes }: AuditRecord): string {
  const what = outcome === 'done' ? action : `${action} (${outcome})`;
  const details = Object.entries(changes ?? {}).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return [what, subject?.name ?? subject?.id, ...details].filter(Boolean).join(' ');
}

export const auditCommands: Command[] = [list, forget];
