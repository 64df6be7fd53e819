/**
 * Takes requests out of the folder `requests/` of the data folder. Whoever can write there can change all data
 * anyway, so no other permission is asked for. A request that was taken when the process died is taken again.
 */
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

const CHECK_MS = 500;
const NAME = /^([0-9a-f-]{36})\.(asked|taken)\.json$/;

export interface LockOwnerInbox {
  /** Finishes the request in flight and takes no other. */
  stop(): Promise<void>;
}

export interface LockOwnerDeps {
  data: DataFolder;
  store: LogOwner;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Told of a folder that cannot be read or written, which is tried again; once while the reason is the same. */
  onError: (error: unknown) => void;
}

export function serveLockOwner({ data, store, clock, onError }: LockOwnerDeps): LockOwnerInbox {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let round = Promise.resolve();
  let failure: string | undefined;

  const fail = (error: unknown) => {
    if (errorMessage(error) !== failure) onError(error);
    failure = errorMessage(error);
  };
  const check = () => {
    round = takeAll(data, store, clock)
      .then(() => (failure = undefined), fail)
      .then(() => {
        // A process that has nothing else to do may end; commands then make their changes themselves.
        if (!isStopped) timer = setTimeout(check, CHECK_MS).unref();
      });
  };
  check();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return round;
    },
  };
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
    answer = { error: { message: errorMessage(error) } };
  }
  await writeAtomic(data.files, requestPath(data, id, 'answered'), JSON.stringify(answer));
  await data.files.rm(taken, { force: true });
}
