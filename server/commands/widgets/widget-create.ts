/** `widget create` */
import { randomUUID } from 'node:crypto';
import type { Config } from '../../config.js';
import { AppError } from '../../errors.js';
import type { Widget } from '../../model.js';
import { defineCommand, UsageError, type Terminal } from '../terminal/command.js';
import { SHARED_FLAGS } from '../terminal/help.js';
import { withData, type Data } from '../terminal/open-data.js';
import { indent } from '../terminal/text-layout.js';
import { readLogo, storeLogo } from './logo-flag.js';
import { ownText } from './translations.js';
import { applyFlags, WIDGET_FLAGS } from './widget-flags.js';
import { noteNotices } from './notify-flags.js';
import { describeWidget, snippetOf } from './widget-text.js';

export const createCommand = defineCommand({
  name: 'widget create',
  summary: 'Creates a widget and prints the snippet that embeds it.',
  synopsis: '--name TEXT [--allow WEBSITE]… [--FLAG…]',
  positionals: [],
  flags: {
    ...WIDGET_FLAGS,
    id: { type: 'string', value: 'UUID', help: 'ID of your own; otherwise a new one.' },
    ...SHARED_FLAGS,
  },
  notes: `WEBSITE is a host such as acme.example (http and https, with and without www),
*.acme.example for all its subdomains, localhost, or * for any website. It may
have a scheme before it and a port after it: https://acme.example:8443.

Example:
  service-chat widget create --name Acme --allow acme.example --quota 50/day`,
  async run(values, _, terminal) {
    const { data: folder, id = randomUUID() } = values;
    const name = ownText('name', values.name);
    if (name === undefined) throw new UsageError('--name is missing: the name is the title of the chat.');
    const given = await readLogo(values.logo);
    const widget = applyFlags({ id, name }, { ...values, logo: given?.logo });
    const create = async ({ store, config }: Data) => {
      if (await store.widgets.get(id)) {
        const advice = `Change it with: ${terminal.program} widget update ${id} --FLAG…`;
        throw new AppError('invalid_request', `There is a widget ${id} already. ${advice}`);
      }
      await storeLogo(store.images, widget, given);
      await store.widgets.save(widget);
      noteNotices(values, widget, config, terminal);
      const pages = await store.pages.list(id);
      return { json: widget, text: describeCreation(widget, pages.length, config, terminal) };
    };
    return withData(folder, create, { mayCreate: true });
  },
});

function describeCreation(widget: Widget, pages: number, config: Config, { program }: Terminal): string {
  const parts = [
    `Created the widget "${widget.name}".`,
    describeWidget(widget, pages),
    'Paste this into your pages, before </body>:',
    indent(snippetOf(config, widget)),
  ];
  if (widget.allowlist.length === 0) {
    parts.push(
      'No website may use it yet. Allow yours with:',
      `  ${program} widget update ${widget.id} --allow your-site.example`,
    );
  }
  parts.push(
    'Next, import the pages that it answers from:',
    `  ${program} pages import ${widget.id} FOLDER-OR-ADDRESS`,
  );
  return parts.join('\n\n');
}
