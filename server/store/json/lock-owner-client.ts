/** Calls the process that has the lock of a data folder, to change its log; without one, changes it here. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../errors.js';
import { writeAtomic } from '../files/atomic-file.js';
import type { DataFolder } from '../files/data-folder.js';
import { makeFolder } from '../files/file-system.js';
import { describeHolder, findHolder, type Holder } from './lock-terms.js';
import { openJsonStore } from './json-store.js';
import {
  carryOut,
  lockOwnerAnswerSchema,
  requestPath,
  type LockOwnerRequest,
} from '../files/lock-owner-request.js';

const CHECK_MS = 50;
/** A server looks for requests twice a second; one that has not taken it by then never will. */
const TAKEN_WITHIN_MS = 20_000;

/**
 * Resolves with the result when it is durable. Where the server ends before it has answered, the change is made here.
 *
 * @param clock milliseconds since 1970
 * @throws {AppError} `store_unavailable`, also where the process that has the folder open does not answer
 */
export async function callLockOwner(
  data: DataFolder,
  request: LockOwnerRequest,
  clock: () => number,
): Promise<unknown> {
  for (;;) {
    const holder = await findHolder(data.root);
    if (holder === undefined) {
      const outcome = await tryHere(data.root, request, clock);
      if (outcome) return outcome.result;
    } else {
      const outcome = await askServer(data, request, holder, clock);
      if (outcome) return outcome.result;
    }
  }
}

/** Undefined where another process has opened the folder meanwhile. */
async function tryHere(
  folder: string,
  request: LockOwnerRequest,
  clock: () => number,
): Promise<{ result: unknown } | undefined> {
  let store;
  try {
    store = await openJsonStore(folder);
  } catch (error) {
    if ((await findHolder(folder)) !== undefined) return undefined;
    throw error;
  }
  try {
    return { result: await carryOut(store, request, clock()) };
  } finally {
    await store.close();
  }
}

/** Undefined where the server ended before it took the request. */
async function askServer(
  data: DataFolder,
  request: LockOwnerRequest,
  holder: Holder,
  clock: () => number,
): Promise<{ result: unknown } | undefined> {
  const id = randomUUID();
  const [asked, taken, answered] = (['asked', 'taken', 'answered'] as const).map((state) =>
    requestPath(data, id, state),
  ) as [string, string, string];
  await data.write(asked, async () => {
    await makeFolder(data.files, data.path('requests'));
    await writeAtomic(data.files, asked, JSON.stringify(request));
  });
  const deadline = clock() + TAKEN_WITHIN_MS;
  try {
    for (;;) {
      if (existsSync(answered)) return { result: await readAnswer(data, answered) };
      if ((await findHolder(data.root)) === undefined && !existsSync(answered)) return undefined;
      if (existsSync(asked) && clock() > deadline) throw notAnswering(holder);
      await sleep(CHECK_MS);
    }
  } finally {
    for (const path of [asked, taken, answered]) await data.files.rm(path, { force: true });
  }
}

async function readAnswer(data: DataFolder, path: string): Promise<unknown> {
  const answer = lockOwnerAnswerSchema.parse(JSON.parse(await data.files.readFile(path, 'utf8')));
  if ('error' in answer) throw new AppError(answer.error.code ?? 'store_unavailable', answer.error.message);
  return answer.result;
}

function notAnswering(holder: Holder): AppError {
  const advice = 'Stop it, or wait until it has ended, and run this again.';
  const message = `The data folder is open in ${describeHolder(holder)}, which does not answer. ${advice}`;
  return new AppError('store_unavailable', message);
}
