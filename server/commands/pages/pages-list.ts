/** `pages list` */
import type { Page } from '../../model.js';
import { statesOf, type PageState } from '../../operate/knowledge/page-origin.js';
import { defineCommand } from '../terminal/command.js';
import { minuteOf } from '../terminal/conversation-text.js';
import { SHARED_FLAGS } from '../terminal/help.js';
import { noteProblems, withWidget } from '../terminal/open-data.js';
import { table } from '../terminal/text-layout.js';

export const pagesListCommand = defineCommand({
  name: 'pages list',
  summary: 'Lists the pages of a widget.',
  synopsis: 'ID',
  positionals: ['ID'],
  flags: SHARED_FLAGS,
  notes: `VISITED is when an import last found the page on its website, in UTC. A page
that is "missing" could not be reached by the last import of its site, and stays
as it was. Pages from files have neither.`,
  run: (values, [id = ''], terminal) =>
    withWidget(values.data, id, terminal, async (_, data) => {
      const pages = await data.store.pages.list(id);
      const states = statesOf(await data.store.sites.list(id));
      await noteProblems(data, terminal, { pagesOf: id });
      return {
        json: pages.map(({ content: _, ...page }) => ({ ...page, ...states.get(page.id) })),
        text:
          pages.length > 0
            ? describePages(pages, states, terminal.width)
            : `The widget has no pages. Import some with: ${terminal.program} pages import ${id} FOLDER-OR-ADDRESS`,
      };
    }),
});

function describePages(
  pages: readonly Page[],
  states: ReadonlyMap<string, PageState>,
  width: number | undefined,
): string {
  if (states.size === 0)
    return table(
      ['ID', 'TITLE', 'URL'],
      pages.map(({ id, title, url }) => [id, title, url]),
      width,
    );
  const rows = pages.map(({ id, title, url }) => {
    const state = states.get(id);
    return [id, title, url, state ? minuteOf(state.visitedAt) : '-', state?.state ?? '-'];
  });
  return table(['ID', 'TITLE', 'URL', 'VISITED', 'STATE'], rows, width);
}
