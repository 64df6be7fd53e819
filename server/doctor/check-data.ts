/** Whether the data folder can be written, and whether all that it holds can be read. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.js';
import { reasonOf } from '../store/files/data-folder.js';
import { UPGRADE_BACKUPS } from '../store/json/data-format.js';
import { describeHolder, findHolder, type Holder } from '../store/json/lock-terms.js';
import { placeOf, type StoreProblem } from '../store/port/store-problem.js';
import type { OperatorStore } from '../store/port/store.js';
import { count, size } from '../runtime/quantities.js';
import { CLOCK_TOLERANCE_MS, ok, warning, wrong, type Finding } from './finding.js';

/** Below this the disk is as good as full, in bytes. */
const LITTLE_SPACE = 200e6;
const OTHERS_MAY_LOOK = 0o007;

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

export const subjectOfData = ({ databaseUrl }: Place): string =>
  databaseUrl === undefined ? 'Data folder' : 'Database';

/** A store, and where it is. */
export interface Examined {
  config: Place;
  store: Pick<OperatorStore, 'problems' | 'log'>;
  /** For a person. */
  place: string;
  /** Damaged records that were left out of what was read so far. */
  damaged: readonly StoreProblem[];
}

/**
 * As a command has it, which may take its time.
 *
 * @param now milliseconds since 1970
 */
export async function checkData(data: Examined, now: number): Promise<Finding[]> {
  const folder = data.config.dataDir;
  if (data.config.databaseUrl !== undefined) return checkDatabase(data, now);
  const holder = await findServer(data.config);
  return [
    holder === undefined
      ? ok('No server has it open.')
      : ok(`A server has it open: ${describeHolder(holder)}.`),
    ...(await checkFolder(folder)),
    ...describeProblems(await data.store.problems(), data.place),
    ...(await checkLog(data, now)),
    ...(await checkLeftovers(folder)),
  ];
}

/** What any database is looked at for. */
async function checkDatabase(data: Examined, now: number): Promise<Finding[]> {
  return [
    ok(`${data.place} can be read.`),
    ...describeProblems(await data.store.problems(), data.place),
    ...(await checkLog(data, now)),
  ];
}

/** As the server has it that has it open: without reading all that was recorded. */
export async function checkOwnData(config: Place, problems: readonly StoreProblem[]): Promise<Finding[]> {
  const folder = config.dataDir;
  if (config.databaseUrl !== undefined) return describeProblems(problems, 'the database');
  return [
    ...(await checkFolder(folder)),
    ...(await checkLogSize(folder)),
    ...describeProblems(problems, folder),
    ...(await checkLeftovers(folder)),
  ];
}

async function checkFolder(folder: string): Promise<Finding[]> {
  return [await checkWritable(folder), await checkSpace(folder), ...(await checkPrivacy(folder))];
}

/** Nothing where the log is kept elsewhere. */
async function checkLogSize(folder: string): Promise<Finding[]> {
  const path = join(folder, 'log');
  if (!existsSync(path)) return [];
  const sizes = await Promise.all(
    (await readdir(path)).map(async (name) => (await stat(join(path, name))).size),
  );
  return [ok(`The log of what visitors said takes ${size(sizes.reduce((sum, one) => sum + one, 0))}.`)];
}

async function checkLeftovers(folder: string): Promise<Finding[]> {
  return [...(await checkQuarantine(folder)), ...checkUpgradeCopies(folder)];
}

const describeProblems = (problems: readonly StoreProblem[], place: string): Finding[] =>
  problems.map((problem) =>
    wrong(
      `${placeOf(problem, place)} cannot be used: ${problem.reason}.`,
      'Correct the file, or restore it from a backup.',
    ),
  );

/** The process that has the folder open; undefined where there is none, or a database, which many have open. */
export function findServer({ dataDir, databaseUrl }: Place): Promise<Holder | undefined> {
  return databaseUrl === undefined ? findHolder(dataDir) : Promise.resolve(undefined);
}

async function checkWritable(folder: string): Promise<Finding> {
  const file = join(folder, `.${randomUUID()}.tmp`);
  try {
    await writeFile(file, 'written to see whether it can be', { flag: 'wx', flush: true });
    await rm(file);
    return ok(`${folder} can be written.`);
  } catch (error) {
    return wrong(
      `${folder} cannot be written: ${reasonOf(error)}.`,
      'Give the user of the server the right to write there, and see that the disk is writable and not full.',
    );
  }
}

async function checkSpace(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  return free < LITTLE_SPACE
    ? warning(`Only ${size(free)} are free on its disk.`, 'Make room before the disk is full.')
    : ok(`${size(free)} are free on its disk.`);
}

async function checkPrivacy(folder: string): Promise<Finding[]> {
  const { mode } = await stat(folder);
  if (process.platform === 'win32' || (mode & OTHERS_MAY_LOOK) === 0) return [];
  return [
    warning(
      'Every user of this machine may look into it, and it holds what visitors wrote.',
      `Take the right away: chmod o= ${folder}`,
    ),
  ];
}

async function checkLog({ store, place, damaged }: Examined, now: number): Promise<Finding[]> {
  let [records, newest] = [0, 0];
  for await (const { at } of store.log.read({})) {
    records++;
    newest = Math.max(newest, Date.parse(at));
  }
  const findings = damaged.map((problem) =>
    wrong(
      `${placeOf(problem, place)} ${problem.reason}.`,
      'The rest is used. Restore the file from a backup if what is lost matters.',
    ),
  );
  if (newest > now + CLOCK_TOLERANCE_MS) {
    findings.push(
      wrong(
        `The log holds a line of ${new Date(newest).toISOString()}, but the clock says ${new Date(now).toISOString()}.`,
        'Set the clock of this machine; quotas and retention go by it.',
      ),
    );
  }
  return [ok(`The log can be read: ${count(records, 'line')}.`), ...findings];
}

async function checkQuarantine(folder: string): Promise<Finding[]> {
  const path = join(folder, 'quarantine');
  const names = existsSync(path) ? await readdir(path) : [];
  if (names.length === 0) return [];
  return [
    warning(
      `${path} holds ${count(names.length, 'damaged piece')} of the log.`,
      'Look at what is in there, then move it away.',
    ),
  ];
}

function checkUpgradeCopies(folder: string): Finding[] {
  const path = join(folder, UPGRADE_BACKUPS);
  return existsSync(path)
    ? [
        warning(
          `${path} holds the data from before an upgrade, also of visitors who were erased since.`,
          'Delete it when the new version has proved itself.',
        ),
      ]
    : [];
}
