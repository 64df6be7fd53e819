/** `retention apply`: erases what is older than it may be. */
import { AppError } from '../../errors.js';
import { defineCommand, UsageError } from '../terminal/command.js';
import { describeErasure } from '../terminal/erasure-text.js';
import { SHARED_FLAGS } from '../terminal/help.js';
import { readAge } from '../terminal/log-flags.js';
import { withData } from '../terminal/open-data.js';

export const retentionCommand = defineCommand({
  name: 'retention apply',
  summary: 'Erases what visitors left longer ago than given.',
  synopsis: '--older-than 90d [--yes]',
  positionals: [],
  flags: {
    'older-than': { type: 'string', value: 'AGE', help: 'Such as 90d.' },
    yes: { type: 'boolean', help: 'Do not ask.' },
    ...SHARED_FLAGS,
  },
  notes: `It works beside a running server; a server with RETENTION set does the same by
itself. Quotas go on counting erased questions. Damaged lines have no time and
stay; a warning of the server names them. In a terminal it asks first; in a
script, and with --json, it does not.`,
  run(values, _, terminal) {
    const text = values['older-than'];
    if (text === undefined) throw new UsageError('Give the age from which on to erase: --older-than 90d.');
    const age = readAge(text);
    if (age === undefined || age === 0) {
      throw new UsageError(`--older-than "${text}" must be an age such as 90d or 12h.`);
    }
    return withData(values.data, async ({ store }) => {
      const asks = terminal.isInteractive && !values.yes && !values.json;
      if (asks && !(await terminal.confirm(`Erase all that visitors left more than ${text} ago?`))) {
        throw new AppError('invalid_request', 'Nothing was erased.');
      }
      const now = Date.now();
      const report = await store.erase({ before: new Date(now - age).toISOString() }, now);
      return { json: report, text: describeErasure(report) };
    });
  },
});
