/** `database migrate`: makes and changes the tables of the database, for servers whose user may not. */
import { readConfig } from '../config.js';
import { AppError } from '../errors.js';
import { migrateDatabase } from '../store/migrate-database.js';
import { defineCommand } from './terminal/command.js';
import { SHARED_FLAGS } from './terminal/help.js';

export const databaseMigrateCommand = defineCommand({
  name: 'database migrate',
  summary: 'Makes and changes the tables of the database.',
  synopsis: '',
  positionals: [],
  flags: { json: SHARED_FLAGS.json },
  notes: `Each start of a server does the same, so this is only needed where the user of
the servers may not make tables. Run it with a DATABASE_URL of a user who may,
before the servers are upgraded, and once a month: the records of each month
stand in a table of their own. Servers go on meanwhile.`,
  async run() {
    const config = readConfig();
    if (config.databaseUrl === undefined)
      throw new AppError('invalid_request', 'There is no database: set DATABASE_URL.');
    const { from, to } = await migrateDatabase(config.databaseUrl, Date.now());
    return {
      json: { from, to },
      text:
        from === to
          ? `The tables are of version ${to}, as they should be.`
          : `The tables were brought from version ${from} to ${to}.`,
    };
  },
});
