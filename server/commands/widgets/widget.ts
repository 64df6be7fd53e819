/** `widget list|show|update|remove|snippet` */
import { AppError } from '../../errors.js';
import { quotaUseOf } from '../../operate/widgets/quota-use.js';
import { defineCommand, UsageError, type Command } from '../terminal/command.js';
import { SHARED_FLAGS } from '../terminal/help.js';
import { noteProblems, withData, withWidget } from '../terminal/open-data.js';
import { count } from '../../runtime/quantities.js';
import { table } from '../terminal/text-layout.js';
import { createCommand } from './widget-create.js';
import { readLogo, removeFormerLogo, storeLogo } from './logo-flag.js';
import { applyFlags, changesAnything, UPDATE_FLAGS } from './widget-flags.js';
import { noteNotices } from './notify-flags.js';
import { describeWidget, snippetOf } from './widget-text.js';

const list = defineCommand({
  name: 'widget list',
  summary: 'Lists the widgets.',
  synopsis: '',
  positionals: [],
  flags: SHARED_FLAGS,
  run: (values, _, terminal) =>
    withData(values.data, async (data) => {
      const widgets = await data.store.widgets.list();
      await noteProblems(data, terminal, 'widgets');
      const rows = await Promise.all(
        widgets.map(async ({ id, name, isActive, allowlist }) => [
          id,
          name,
          isActive ? 'active' : 'inactive',
          (await data.store.pages.count(id)).toLocaleString('en'),
          allowlist.join(', '),
        ]),
      );
      return {
        json: widgets,
        text:
          widgets.length > 0
            ? table(['ID', 'NAME', 'STATE', 'PAGES', 'ALLOWLIST'], rows, terminal.width)
            : `No widgets in ${data.place}. Create one with: ${terminal.program} widget create --name TEXT`,
      };
    }),
});

const show = defineCommand({
  name: 'widget show',
  summary: 'Shows the settings of a widget, and its quota used.',
  synopsis: 'ID',
  positionals: ['ID'],
  flags: SHARED_FLAGS,
  run: (values, [id = ''], terminal) =>
    withWidget(values.data, id, terminal, async (widget, { store }) => {
      const usage = (await store.quotas.usage([widget], Date.now())).get(widget.id);
      const use = usage && quotaUseOf(widget.quota, usage);
      return {
        json: widget,
        text: describeWidget(widget, await store.pages.count(id), use),
      };
    }),
});

const update = defineCommand({
  name: 'widget update',
  summary: 'Changes the settings of a widget.',
  synopsis: 'ID --FLAG…',
  positionals: ['ID'],
  flags: { ...UPDATE_FLAGS, ...SHARED_FLAGS },
  notes: `A running server takes up the change within two seconds.

Example:
  service-chat widget update ID --add-allow shop.acme.example --quota 5000/month`,
  run: (values, [id = ''], terminal) =>
    withWidget(values.data, id, terminal, async (before, data) => {
      if (!changesAnything(values)) throw new UsageError('Nothing to change: give at least one flag.');
      const logo = await readLogo(values.logo);
      const widget = applyFlags(before, { ...values, logo: logo?.logo });
      const { images, widgets } = data.store;
      await storeLogo(images, widget, logo);
      await widgets.save(widget);
      await removeFormerLogo(images, widget, logo);
      noteNotices(values, widget, data.config, terminal);
      const pages = await data.store.pages.count(id);
      return { json: widget, text: `Changed the widget.\n\n${describeWidget(widget, pages)}` };
    }),
});

const remove = defineCommand({
  name: 'widget remove',
  summary: 'Removes a widget and its pages.',
  synopsis: 'ID [--yes]',
  positionals: ['ID'],
  flags: { yes: { type: 'boolean', help: 'Do not ask.' }, ...SHARED_FLAGS },
  notes: `What visitors asked stays in the log. In a terminal it asks first; in a script,
and with --json, it does not.`,
  run: (values, [id = ''], terminal) =>
    withWidget(values.data, id, terminal, async ({ name }, data) => {
      const pages = await data.store.pages.count(id);
      const what = `the widget "${name}" and its ${count(pages, 'page')}`;
      if (
        terminal.isInteractive &&
        !values.yes &&
        !values.json &&
        !(await terminal.confirm(`Remove ${what}?`))
      ) {
        throw new AppError('invalid_request', 'Nothing was removed.');
      }
      await data.store.widgets.remove(id);
      return { json: { removed: { id, name, pages } }, text: `Removed ${what}.` };
    }),
});

const snippet = defineCommand({
  name: 'widget snippet',
  summary: 'Prints the HTML that embeds a widget.',
  synopsis: 'ID',
  positionals: ['ID'],
  flags: SHARED_FLAGS,
  notes: 'The widget is loaded from PUBLIC_URL, or else from http://localhost:PORT.',
  run: (values, [id = ''], terminal) =>
    withWidget(values.data, id, terminal, (widget, { config }) => {
      const html = snippetOf(config, widget);
      if (config.publicUrl === undefined) {
        terminal.note('For other machines, set PUBLIC_URL to the address that they reach the server under.');
      }
      return Promise.resolve({ json: { snippet: html }, text: html });
    }),
});

export const widgetCommands: Command[] = [createCommand, list, show, update, remove, snippet];
