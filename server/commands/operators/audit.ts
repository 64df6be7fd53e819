/** `audit list` */
import type { AuditRecord } from '../../store/port/identity-records.js';
import { defineCommand } from '../terminal/command.js';
import { minuteOf } from '../terminal/conversation-text.js';
import { SHARED_FLAGS } from '../terminal/help.js';
import { FILTER_FLAGS, LIMIT_FLAG, readLimit, readPeriod } from '../terminal/log-flags.js';
import { withData } from '../terminal/open-data.js';
import { table } from '../terminal/text-layout.js';

export const auditCommand = defineCommand({
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

function describeActor({ actor: { kind, name }, address }: AuditRecord): string {
  const who = kind === 'operator' ? (name ?? '') : [kind, name].filter(Boolean).join(' ');
  return address === undefined ? who : `${who} from ${address}`;
}

function describeAct({ action, outcome, subject, changes }: AuditRecord): string {
  const what = outcome === 'done' ? action : `${action} (${outcome})`;
  const details = Object.entries(changes ?? {}).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return [what, subject?.name ?? subject?.id, ...details].filter(Boolean).join(' ');
}
