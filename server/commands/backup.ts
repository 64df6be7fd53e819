/** `backup`: a copy of all data as a data folder, also while it is in use. */
import { resolve } from 'node:path';
import { backUpStore } from '../store/back-up-store.js';
import { defineCommand } from './terminal/command.js';
import { SHARED_FLAGS } from './terminal/help.js';
import { withData } from './terminal/open-data.js';
import { count, size } from '../runtime/quantities.js';

export const backupCommand = defineCommand({
  name: 'backup',
  summary: 'Copies all data to a folder, even while a server runs.',
  synopsis: 'DIR',
  positionals: ['DIR'],
  flags: SHARED_FLAGS,
  notes: `DIR must be new or empty, and appears only when the copy is complete. It holds
every message that was answered before the command began. To restore, start a
server on it.

Example:
  service-chat backup /var/backups/service-chat-2025-01-31`,
  run: (values, [target = '']) =>
    withData(values.data, async ({ config }) => {
      const { files, bytes } = await backUpStore(config, target);
      const folder = resolve(target);
      return {
        json: { folder, files, bytes },
        text: `Copied ${count(files, 'file')}, ${size(bytes)}, to ${folder}.`,
      };
    }),
});
