/** Opens the data folder for a command, and finds in it what the command names. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readConfig, type Config } from '../../config.js';
import { AppError } from '../../errors.js';
import type { Widget } from '../../model.js';
import { openJsonFiles, type JsonFiles } from '../../store/json/json-store.js';
import { LogReader } from '../../store/log/log-reader.js';
import type { StoreProblem } from '../../store/port/store.js';
import { UsageError, type Terminal } from './command.js';

export interface Data {
  config: Config;
  files: JsonFiles;
}

/**
 * Runs `work` on the widgets and pages of the data folder, beside a server that may be running, and waits for all
 * that it wrote.
 *
 * @param folder value of `--data`
 * @throws {AppError} `not_found` where there is no data folder, unless `mayCreate`
 */
export async function withData<T>(
  folder: string | undefined,
  work: (data: Data) => Promise<T>,
  { mayCreate = false } = {},
): Promise<T> {
  const config = readConfig(folder === undefined ? {} : { DATA_DIR: folder });
  if (!mayCreate && !existsSync(config.dataDir)) {
    throw new AppError(
      'not_found',
      `There is no data folder at ${config.dataDir}. Name the right one with --data DIR or DATA_DIR.`,
    );
  }
  const files = await openJsonFiles(config.dataDir);
  try {
    return await work({ config, files });
  } finally {
    await files.close();
  }
}

/**
 * Like `withData`, for a command about one widget.
 *
 * @throws {UsageError} where `id` cannot be the id of a widget
 * @throws {AppError} `widget_not_found`, or `store_unavailable` where its file is broken
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

async function findWidget({ files, config }: Data, id: string, terminal: Terminal): Promise<Widget> {
  const widget = await files.widgets.get(id);
  if (widget) return widget;
  const problem = (await files.problems()).find(({ file }) => file === `widgets/${id}.json`);
  if (problem) {
    throw new AppError('store_unavailable', `${placeOf(problem, config)} is broken: ${problem.reason}.`);
  }
  throw new AppError(
    'widget_not_found',
    `There is no widget ${id} in ${config.dataDir}. See all with: ${terminal.program} widget list`,
  );
}

/** @throws {UsageError} where `id` cannot be the id of a widget */
export function checkWidgetId(id: string): void {
  if (!z.guid().safeParse(id).success) {
    throw new UsageError(`"${id}" is not a widget ID; one looks like 3f0c8a52-7c1e-4d0b-9a53-2f1f6f0d8e11.`);
  }
}

/**
 * Runs `work` on the log, beside a server that may be running, and tells about lines that cannot be read.
 *
 * @param folder value of `--data`
 * @throws {AppError} `not_found` where there is no data folder
 */
export function withLog<T>(
  folder: string | undefined,
  terminal: Terminal,
  work: (log: LogReader, data: Data) => Promise<T>,
): Promise<T> {
  return withData(folder, async (data) => {
    const log = new LogReader(data.config.dataDir);
    const result = await work(log, data);
    for (const problem of log.problems()) {
      terminal.note(`Warning: ${placeOf(problem, data.config)} ${problem.reason}, and is left out.`);
    }
    return result;
  });
}

/** Tells about files below `folder` that cannot be read, since what they hold is missing from every list. */
export async function noteProblems(
  { files, config }: Data,
  terminal: Terminal,
  folder: string,
): Promise<void> {
  for (const problem of await files.problems()) {
    if (!problem.file.startsWith(`${folder}/`)) continue;
    terminal.note(`Warning: ${placeOf(problem, config)} is left out: ${problem.reason}.`);
  }
}

/** Where a problem is, for a person. */
export function placeOf({ file, line }: StoreProblem, { dataDir }: Config): string {
  return join(dataDir, file) + (line === undefined ? '' : `, line ${line},`);
}
