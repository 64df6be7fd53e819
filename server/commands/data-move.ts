/** `data move`: moves all data from the data folder to a database, or back. */
import { AppError } from '../errors.js';
import { readConfig } from '../config.js';
import { isDatabaseUrl, moveStore, undoMove, type MoveReport } from '../store/move-store.js';
import { placeOf } from '../store/port/store-problem.js';
import { defineCommand, UsageError, type Outcome } from './terminal/command.js';
import { SHARED_FLAGS } from './terminal/help.js';
import { count } from '../runtime/quantities.js';

export const dataMoveCommand = defineCommand({
  name: 'data move',
  summary: 'Moves all data to PostgreSQL, or back to a data folder.',
  synopsis: '(--to URL|DIR | --undo) [--leave-out-damaged]',
  positionals: [],
  flags: {
    to: { type: 'string', value: 'URL|DIR', help: 'A database that is empty, or a new folder.' },
    'leave-out-damaged': { type: 'boolean', help: 'Move the rest where some cannot be read.' },
    undo: { type: 'boolean', help: 'Let the old place be used again.' },
    ...SHARED_FLAGS,
  },
  notes: `From the data folder to a database, or, with DATABASE_URL set, from there to a
folder. Stop the servers first. All is copied, read again at the new place and
compared; only then the new place can be used, and the old one refuses to be,
and says where the data is. Where it is cut short, the same command goes on.

The old place keeps what it had. --undo lets it be used again, as it was when
its data was moved: what came since is at the new place.

Examples:
  service-chat data move --to postgres://chat:secret@db.example/chat
  service-chat data move --undo`,
  async run(values, _, terminal) {
    const { to, undo } = values;
    if ((to === undefined) === (undo === undefined)) throw new UsageError('Give either --to or --undo.');
    const config = readConfig(values.data === undefined ? {} : { DATA_DIR: values.data });
    if (to === undefined) {
      const place = await undoMove(config);
      if (place === undefined) throw new AppError('not_found', 'The data was not moved away from here.');
      return { json: { place }, text: `${place} can be used again, as it was when its data was moved.` };
    }
    const startedAt = performance.now();
    const report = await moveStore(config, to, {
      now: Date.now(),
      leaveOutDamaged: values['leave-out-damaged'] === true,
      onProgress: (work, done, total) => {
        terminal.progress(work, done, total);
      },
    });
    for (const problem of report.leftOut)
      terminal.note(`Warning: ${placeOf(problem, report.from)} was left out: ${problem.reason}.`);
    return outcomeOf(report, to, (performance.now() - startedAt) / 1000);
  },
});

function outcomeOf(report: MoveReport, to: string, seconds: number): Outcome {
  const { from, counts, leftOut } = report;
  const records = Object.entries(counts ?? {}).flatMap(([name, n]) => (name.startsWith('records ') ? n : []));
  const total = records.reduce((sum, n) => sum + n, 0);
  const setting = isDatabaseUrl(to)
    ? 'Set DATABASE_URL to it for the server and for commands'
    : 'Take DATABASE_URL away, and set DATA_DIR to it';
  return {
    json: { ...report, counts: counts ?? {}, leftOut, seconds: Math.round(seconds * 10) / 10 },
    text: `${
      counts
        ? `Moved ${count(total, 'record')}, ${count(counts['widgets'] ?? 0, 'widget')} and ${count(counts['pages'] ?? 0, 'page')} from ${from} to ${report.to}, and found all of it there.`
        : `The data of ${from} is at ${report.to}: an earlier call has moved it.`
    }
${setting}. ${from} keeps what it had, and refuses to be used.`,
  };
}
