/** Which format a data folder has, and how one of an older format is brought to the present one. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '../../errors.js';
import { writeAtomic } from '../files/atomic-file.js';
import { frameLog } from '../log/log-upgrade.js';
import { copyData } from './backup.js';
import { DataFolder, FORMAT_FILE } from '../files/data-folder.js';
import { isMissing, listNames, makeFolder, syncFolder } from '../files/file-system.js';

/**
 * The present format. Those before it:
 *
 * 1. Lines of the log without a checksum. Such folders have no `format.json`.
 * 2. Lines of the log with a checksum; those of format 1 stay as they are, and are read.
 * 3. Lines of the log with a place in it too; all lines are written anew by the upgrade.
 * 4. What operators say of questions and requests in the log too; lines of format 3 stay as they are.
 */
export const DATA_FORMAT = 4;
/** The first format whose lines have a place in the log. */
const FRAMED_FROM = 3;

const PARTS = ['widgets', 'pages', 'log'];
/** Copies of folders as they were before an upgrade. */
export const UPGRADE_BACKUPS = 'before-upgrade';

const formatSchema = z.object({ format: z.int().min(1) });

/**
 * Marks an empty folder with the present format, and lets one of an older format be, so that any number of processes
 * may do so beside a server. A folder that holds something else is not marked: it may be no data folder at all.
 *
 * @throws {AppError} `store_unavailable` where the folder is of a newer format, or does not say which in a way that
 *   can be read
 */
export async function checkFormat(data: DataFolder): Promise<void> {
  if ((await readFormat(data)) !== undefined) return;
  const names = await data.read(data.root, () => listNames(data.files, data.root));
  if (names.length === 0) await writeFormat(data);
}

/**
 * Like `checkFormat`, and brings a folder of an older format to the present one, after it was copied to
 * `before-upgrade/format-<n>`. Whoever calls has locked the folder. What is cut short begins anew the next time.
 */
export async function upgradeFolder(data: DataFolder): Promise<void> {
  const format = await readFormat(data);
  if (format !== undefined && format < DATA_FORMAT) {
    await keepCopy(data, `format-${format}`);
    if (format < FRAMED_FROM) await frameLog(data);
  }
  if (format !== DATA_FORMAT) await writeFormat(data);
}

/** Undefined where the folder is new. */
async function readFormat(data: DataFolder): Promise<number | undefined> {
  const path = data.path(FORMAT_FILE);
  const text = await data.read(path, () =>
    data.files.readFile(path, 'utf8').catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    }),
  );
  if (text === undefined) {
    const names = await data.read(data.root, () => listNames(data.files, data.root));
    return PARTS.some((part) => names.includes(part)) ? 1 : undefined;
  }
  const format = parseFormat(text);
  if (format === undefined) {
    throw new AppError(
      'store_unavailable',
      `${path} cannot be read. It must hold the format of the data folder, such as {"format": ${DATA_FORMAT}}; restore it from a backup.`,
    );
  }
  if (format > DATA_FORMAT) {
    throw new AppError(
      'store_unavailable',
      `The data folder ${data.root} has format ${format}, and this version of Service Chat knows formats up to ${DATA_FORMAT}. Run the newer version that wrote it, or use a backup from before the upgrade.`,
    );
  }
  return format;
}

function parseFormat(text: string): number | undefined {
  try {
    return formatSchema.safeParse(JSON.parse(text)).data?.format;
  } catch {
    return undefined;
  }
}

function writeFormat(data: DataFolder): Promise<void> {
  const path = data.path(FORMAT_FILE);
  return data.write(path, () =>
    writeAtomic(data.files, path, `${JSON.stringify({ format: DATA_FORMAT })}\n`),
  );
}

async function keepCopy(data: DataFolder, name: string): Promise<void> {
  const { files } = data;
  const folder = data.path(UPGRADE_BACKUPS);
  await data.write(folder, async () => {
    await makeFolder(files, folder);
    const names = await listNames(files, folder);
    // A copy that is there was made by an upgrade that was cut short, before it changed anything.
    if (names.includes(name)) return;
    for (const partial of names.filter((each) => each.startsWith(`.${name}.`))) {
      await files.rm(data.path(UPGRADE_BACKUPS, partial), { recursive: true, force: true });
    }
    const partial = data.path(UPGRADE_BACKUPS, `.${name}.${randomUUID()}.partial`);
    await makeFolder(files, partial);
    await copyData(data, new DataFolder(partial, { files }));
    await files.rename(partial, data.path(UPGRADE_BACKUPS, name));
    await syncFolder(files, folder);
  });
}
