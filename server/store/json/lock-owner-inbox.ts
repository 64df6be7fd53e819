/**
 * Takes requests out of the folder `requests/` of the data folder. Whoever can write there can change all data
 * anyway, so no other permission is asked for. A request that was taken when the process died is taken again.
 */
import { writeAtomic } from '../files/atomic-file.js';
import { DataFolder } from '../files/data-folder.js';
import { errorMessage, isMissing, listNames } from '../files/file-system.js';
import { carryOut, ownerRequestSchema, requestPath, type OwnerAnswer } from '../files/lock-owner-request.js';
import type { Store } from '../port/store.js';

const CHECK_MS = 500;
const NAME = /^([0-9a-f-]{36})\.(asked|taken)\.json$/;

export interface OwnerInbox {
  /** Finishes the request in flight and takes no other. */
  stop(): Promise<void>;
}

export interface OwnerInboxDeps {
  dataDir: string;
  store: Pick<Store, 'erase' | 'deliveries'>;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Told of a folder that cannot be read or written, which is tried again; once while the reason is the same. */
  onError: (error: unknown) => void;
}

export function openOwnerInbox({ dataDir, store, clock, onError }: OwnerInboxDeps): OwnerInbox {
  const data = new DataFolder(dataDir);
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
        if (!isStopped) timer = setTimeout(check, CHECK_MS);
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

async function takeAll(data: DataFolder, store: OwnerInboxDeps['store'], clock: () => number): Promise<void> {
  for (const name of (await listNames(data.files, data.path('requests'))).sort()) {
    const [, id, state] = NAME.exec(name) ?? [];
    if (id !== undefined) await take(data, store, clock, id, state === 'asked');
  }
}

async function take(
  data: DataFolder,
  store: OwnerInboxDeps['store'],
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
  let answer: OwnerAnswer;
  try {
    const request = ownerRequestSchema.parse(JSON.parse(await data.files.readFile(taken, 'utf8')));
    answer = { result: await carryOut(store, request, clock()) };
  } catch (error) {
    answer = { error: { message: errorMessage(error) } };
  }
  await writeAtomic(data.files, requestPath(data, id, 'answered'), JSON.stringify(answer));
  await data.files.rm(taken, { force: true });
}
