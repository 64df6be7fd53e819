/**
 * Other people's data to measure and fit on. It is no part of the repository: the folder that holds it is named by
 * `EVALUATION_DATA`, see `README.md`. Nothing else in the repository knows where it lies.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The variable that names the folder. */
export const EVALUATION_DATA = 'EVALUATION_DATA';

/**
 * The folder that the variable names; undefined where it names none.
 * @throws where the variable names no folder: a typing error must not look like data that is absent
 */
export function externalFolder(): string | undefined {
  const given = process.env[EVALUATION_DATA];
  if (given === undefined || given === '') return undefined;
  const folder = resolve(given);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  throw new Error(`${EVALUATION_DATA} is "${given}", which is no folder.`);
}

/** Parses a JSON file of the folder; undefined where the file or the folder is absent. */
export function readExternalData(path: string): unknown {
  const folder = externalFolder();
  if (folder === undefined || !existsSync(join(folder, path))) return undefined;
  return JSON.parse(readFileSync(join(folder, path), 'utf8'));
}
