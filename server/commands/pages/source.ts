/** `source add|list|remove` */
import { AppError } from '../../errors.js';
import { sourceSchema, type Site, type Source } from '../../site-records.js';
import { dueAt } from '../../jobs/source-schedule.js';
import { defineCommand, UsageError, type Command } from '../terminal/command.js';
import { minuteOf } from '../terminal/conversation-text.js';
import { SHARED_FLAGS } from '../terminal/help.js';
import { readWebOptions, WEB_FLAGS } from './import-web.js';
import { withWidget } from '../terminal/open-data.js';
import { table } from '../terminal/text-layout.js';

const { 'max-pages': maxPagesFlag, delay: delayFlag, single: singleFlag, include, exclude } = WEB_FLAGS;
const DAILY = '24h';

const add = defineCommand({
  name: 'source add',
  summary: 'Keeps the pages of a website fresh.',
  synopsis: 'ID URL [--every INTERVAL]',
  positionals: ['ID', 'URL'],
  flags: {
    every: { type: 'string', value: 'INTERVAL', help: 'Such as 30m, 6h or 7d; otherwise 24h.' },
    'max-pages': maxPagesFlag,
    delay: delayFlag,
    single: singleFlag,
    include,
    exclude,
    ...SHARED_FLAGS,
  },
  notes: `A running server begins within a minute. A source that is there already is
changed; the paths that it leaves out stay out. Networks that are private must
be allowed by FETCH_ALLOW_PRIVATE.

Example:
  service-chat source add ID https://help.acme.example --every 12h`,
  run(values, [id = '', url = ''], terminal) {
    const { maxPages, delay, isSingle, ...paths } = readWebOptions(values, [url]);
    const source: Source = {
      url,
      every: values.every ?? DAILY,
      ...(maxPages !== undefined && { maxPages }),
      ...(delay !== undefined && { delay }),
      ...(isSingle && { isSingle }),
      ...(paths.include && { include: paths.include }),
      ...(paths.exclude && { exclude: paths.exclude }),
    };
    const wrong = sourceSchema.safeParse(source).error?.issues[0];
    if (wrong) {
      const [name, value] = wrong.path[0] === 'every' ? ['--every', source.every] : ['URL', url];
      throw new UsageError(`${name} "${value}" ${wrong.message}.`);
    }
    return withWidget(values.data, id, terminal, async (widget, data) => {
      const others = (widget.sources ?? []).filter((other) => other.url !== url);
      const { include: only, exclude: out } = (widget.sources ?? []).find((one) => one.url === url) ?? {};
      // What was left out in the dashboard stays out.
      const kept = { ...(only && { include: only }), ...(out && { exclude: out }), ...source };
      await data.store.widgets.save({ ...widget, sources: [...others, kept] });
      return { json: kept, text: `${url} is imported every ${source.every} while the server runs.` };
    });
  },
});

const list = defineCommand({
  name: 'source list',
  summary: 'Lists what is kept fresh, and how it went.',
  synopsis: 'ID',
  positionals: ['ID'],
  flags: SHARED_FLAGS,
  run: (values, [id = ''], terminal) =>
    withWidget(values.data, id, terminal, async ({ sources = [] }, data) => {
      const states = await Promise.all(
        sources.map(async (source) => stateOf(source, await data.store.sites.get(id, source.url))),
      );
      const rows = states.map(({ url, every, pages, finishedAt, nextAt, failure }) => [
        url,
        every,
        pages.toLocaleString('en'),
        finishedAt === undefined ? 'never' : minuteOf(finishedAt),
        nextAt === undefined ? 'soon' : minuteOf(nextAt),
        failure === undefined ? 'ok' : `failed ${minuteOf(failure.at)}: ${failure.reason}`,
      ]);
      const headings = ['URL', 'EVERY', 'PAGES', 'LAST IMPORT', 'NEXT', 'STATE'];
      return {
        json: states,
        text:
          rows.length > 0
            ? table(headings, rows, terminal.width)
            : `The widget has no sources. Add one with: ${terminal.program} source add ${id} URL`,
      };
    }),
});

const remove = defineCommand({
  name: 'source remove',
  summary: 'Ends keeping a website fresh.',
  synopsis: 'ID URL',
  positionals: ['ID', 'URL'],
  flags: SHARED_FLAGS,
  run: (values, [id = '', url = ''], terminal) =>
    withWidget(values.data, id, terminal, async (widget, data) => {
      const { sources = [] } = widget;
      const others = sources.filter((source) => source.url !== url);
      if (others.length === sources.length) {
        throw new AppError(
          'not_found',
          `The widget has no source ${url}. See all with: ${terminal.program} source list ${id}`,
        );
      }
      await data.store.widgets.save({ ...widget, sources: others });
      return { json: { removed: url }, text: `${url} is not imported by itself any more. Its pages stay.` };
    }),
});

/** Times are in ISO 8601; `nextAt` is absent where the source is due. */
function stateOf(source: Source, site: Site | undefined) {
  const pages = new Set((site?.visits ?? []).flatMap(({ pageIds }) => pageIds ?? []));
  const next = dueAt(source, site, 0);
  return {
    url: source.url,
    every: source.every,
    pages: pages.size,
    finishedAt: site?.finishedAt,
    nextAt: next > Date.now() ? new Date(next).toISOString() : undefined,
    failure: site?.failure,
  };
}

export const sourceCommands: Command[] = [add, list, remove];
