/** Opens the store for a command, and finds in it what the command names. */
import { readConfig, type Config } from '../../config.js';
import { AppError } from '../../errors.js';
import type { Widget } from '../../model.js';
import { openOperatorStore } from '../../store/open-store.js';
import { placeOfStore } from '../../store/port/store-place.js';
import { isWidgetId } from '../../store/port/ids.js';
import { placeOf, type StoreProblem } from '../../store/port/store-problem.js';
import type { OperatorStore } from '../../store/port/store.js';
import { UsageError, type Terminal } from './command.js';

export interface Data {
  config: Config;
  store: OperatorStore;
  /** Where the store is, for a person. */
  place: string;
  /** Damaged records that were left out of what was read so far. */
  damaged: readonly StoreProblem[];
}

/**
 * Runs `work` on the store, beside a server that may be running, and waits for all that it wrote.
 *
 * @param folder value of `--data`
 * @throws {AppError} `not_found` where there is no store, unless `mayCreate`
 */
export async function withData<T>(
  folder: string | undefined,
  work: (data: Data) => Promise<T>,
  { mayCreate = false } = {},
): Promise<T> {
  const config = readConfig(folder === undefined ? {} : { DATA_DIR: folder });
  const damaged: StoreProblem[] = [];
  const store = await openOperatorStore(config, { mayCreate, onDamage: (problem) => damaged.push(problem) });
  try {
    return await work({ config, store, place: placeOfStore(config), damaged });
  } finally {
    await store.close();
  }
}

/**
 * Like `withData`, for a command about one widget.
 *
 * @throws {UsageError} where `id` cannot be the id of a widget
 * @throws {AppError} `widget_not_found`, or `store_unavailable` where its record is broken
 */
export function withWidget<T>(
  folder: string | undefined,
  id: string,
  terminal: Terminal,
  work: (widget: Widget, data: Data) => Promise<T>,
): Promise<T> {
  checkWidgetId(id);
  return withData(folder, async (data) => work(await findWidget(data, id, terminal), data));
}

async function findWidget({ store, place }: Data, id: string, terminal: Terminal): Promise<Widget> {
  const widget = await store.widgets.get(id);
  if (widget) return widget;
  const problem = (await store.problems('widgets')).find(({ file }) => file === `widgets/${id}.json`);
  if (problem) {
    throw new AppError('store_unavailable', `${placeOf(problem, place)} is broken: ${problem.reason}.`);
  }
  throw new AppError(
    'widget_not_found',
    `There is no widget ${id} in ${place}. See all with: ${terminal.program} widget list`,
  );
}

/** @throws {UsageError} where `id` cannot be the id of a widget */
export function checkWidgetId(id: string): void {
  if (!isWidgetId(id)) {
    throw new UsageError(`"${id}" is not a widget ID; one looks like 3f0c8a52-7c1e-4d0b-9a53-2f1f6f0d8e11.`);
  }
}

/** Like `withData`, for a command that reads the log: tells about records that could not be read. */
export function withLog<T>(
  folder: string | undefined,
  terminal: Terminal,
  work: (data: Data) => Promise<T>,
): Promise<T> {
  return withData(folder, async (data) => {
    const result = await work(data);
    for (const problem of data.damaged) {
      terminal.note(`Warning: ${placeOf(problem, data.place)} ${problem.reason}, and is left out.`);
    }
    return result;
  });
}

/** Tells about the widgets, or the pages of one, that cannot be read, since they are missing from every list. */
export async function noteProblems(
  { store, place }: Data,
  terminal: Terminal,
  among: 'widgets' | { pagesOf: string },
): Promise<void> {
  for (const problem of await store.problems(among)) {
    terminal.note(`Warning: ${placeOf(problem, place)} is left out: ${problem.reason}.`);
  }
}
