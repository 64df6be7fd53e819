/**
 * Takes requests out of the folder `requests/` of the data folder. Whoever can write there can change all data
 * anyway, so no other permission is asked for. A request that was taken when the process died is taken again.
 */
import { AppError } from '../../errors.js';
import { writeAtomic } from '../files/atomic-file.js';
import type { DataFolder } from '../files/data-folder.js';
import { errorMessage, isMissing, listNames } from '../files/file-system.js';
import {
  carryOut,
  lockOwnerRequestSchema,
  requestPath,
  type LockOwnerAnswer,
  type LogOwner,
} from '../files/lock-owner-request.js';
import { sleepUnheld, startLoop, type Loop } from '../../runtime/start-loop.js';

const CHECK_MS = 500;
const NAME = /^([0-9a-f-]{36})\.(asked|taken)\.json$/;

export interface LockOwnerDeps {
  data: DataFolder;
  store: LogOwner;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Told of a folder that cannot be read or written, which is tried again; once while the reason is the same. */
  onError: (error: unknown) => void;
}

/** Its `stop()` finishes the request in flight and takes no other. */
export function serveLockOwner({ data, store, clock, onError }: LockOwnerDeps): Loop {
  let failure: string | undefined;
  const round = async () => {
    try {
      await takeAll(data, store, clock);
      failure = undefined;
    } catch (error) {
      if (errorMessage(error) !== failure) onError(error);
      failure = errorMessage(error);
    }
    return CHECK_MS;
  };
  // A process that has nothing else to do may end; commands then make their changes themselves.
  return startLoop(round, { sleep: sleepUnheld });
}

async function takeAll(data: DataFolder, store: LogOwner, clock: () => number): Promise<void> {
  for (const name of (await listNames(data.files, data.path('requests'))).sort()) {
    const [, id, state] = NAME.exec(name) ?? [];
    if (id !== undefined) await take(data, store, clock, id, state === 'asked');
  }
}

async function take(
  data: DataFolder,
  store: LogOwner,
  clock: () => number,
  id: string,
  isNew: boolean,
): Promise<void> {
  const taken = requestPath(data, id, 'taken');
  try {
    if (isNew) await data.files.rename(requestPath(data, id, 'asked'), taken);
  } catch (error) {
    // Its asker has given up.
    if (isMissing(error)) return;
    throw error;
  }
  let answer: LockOwnerAnswer;
  try {
    const request = lockOwnerRequestSchema.parse(JSON.parse(await data.files.readFile(taken, 'utf8')));
    answer = { result: await carryOut(store, request, clock()) };
  } catch (error) {
    const code = error instanceof AppError ? { code: error.code } : {};
    answer = { error: { message: errorMessage(error), ...code } };
  }
  await writeAtomic(data.files, requestPath(data, id, 'answered'), JSON.stringify(answer));
  await data.files.rm(taken, { force: true });
}
