/** `pages remove` */
import { AppError } from '../../errors.js';
import { defineCommand, UsageError } from '../terminal/command.js';
import { SHARED_FLAGS } from '../terminal/help.js';
import { withWidget } from '../terminal/open-data.js';
import { count } from '../../runtime/quantities.js';

export const pagesRemoveCommand = defineCommand({
  name: 'pages remove',
  summary: 'Removes pages of a widget.',
  synopsis: 'ID PAGE…|--all [--yes]',
  positionals: ['ID', '[PAGE…]'],
  flags: {
    all: { type: 'boolean', help: 'Remove every page.' },
    yes: { type: 'boolean', help: 'Do not ask.' },
    ...SHARED_FLAGS,
  },
  notes: `PAGE is the ID that pages list shows. With --all it asks first in a terminal;
in a script, and with --json, it does not.`,
  run(values, [id = '', ...pageIds], terminal) {
    if (pageIds.length === 0 && !values.all) throw new UsageError('Name the pages to remove, or give --all.');
    if (pageIds.length > 0 && values.all) throw new UsageError('Give either pages or --all.');
    return withWidget(values.data, id, terminal, async (_, data) => {
      const known = new Set((await data.store.pages.list(id)).map((page) => page.id));
      const unknown = pageIds.filter((pageId) => !known.has(pageId));
      if (unknown.length > 0) {
        const names = unknown.map((pageId) => `"${pageId}"`).join(', ');
        throw new AppError('not_found', `The widget has no page ${names}. Nothing was removed.`);
      }
      const removed = values.all ? [...known] : [...new Set(pageIds)];
      const asks = values.all && terminal.isInteractive && !values.yes && !values.json;
      if (asks && !(await terminal.confirm(`Remove all ${count(removed.length, 'page')}?`))) {
        throw new AppError('invalid_request', 'Nothing was removed.');
      }
      for (const pageId of removed) await data.store.pages.remove(id, pageId);
      return { json: { removed }, text: `Removed ${count(removed.length, 'page')}.` };
    });
  },
});
