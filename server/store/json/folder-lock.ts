/**
 * Lets one process at a time write to a folder, wherever they run: in one container, in several on one machine, or on
 * several machines that share the folder.
 *
 * Whoever makes the folder of the next term has the lock; the system lets one alone do that. The term before must
 * have been released, its process be dead, or have given no sign of life for a lease. A process that was stopped for
 * longer than its lease and goes on finds a higher term, so it must ask `isHeld` before and after each write.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, fstatSync, readdirSync } from 'node:fs';
import { mkdir, open, rename, rm, utimes, writeFile, type FileHandle } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../errors.js';
import { errorCode, isMissing, FILE_MODE, FOLDER_MODE } from '../files/file-system.js';
import { removedFolderName } from '../files/leftovers.js';
import { openLockSocket, type LockSocket } from './lock-socket.js';
import {
  describeHolder,
  forgetTerms,
  HOLDER_FILE,
  LEASE_MS,
  listTerms,
  LOCK_FOLDER,
  pulseOf,
  readTerm,
  RELEASED_FILE,
  termFolder,
  termsAmong,
  thisMachine,
  type Holder,
  type Term,
} from './lock-terms.js';

export interface FolderLock {
  /** Higher than that of everyone who had the folder before. */
  readonly term: number;
  /** Whether who had the folder before may be alive and write once more: it stalled, or is on another machine. */
  readonly mayHaveRival: boolean;
  /** Whether no other process has taken the folder over; looks at the disk. */
  isHeld(): boolean;
  release(): Promise<void>;
}

export interface LockOptions {
  /** Where the process serves, for a message to who comes second. */
  address?: string | undefined;
  /** Milliseconds without a sign of life after which the folder may be taken over; all must agree on it. */
  leaseMs?: number;
  /** Called once when the lock is found to be lost. */
  onLost?: ((error: AppError) => void) | undefined;
}

/** The holder gives so many signs of life in a lease. */
const BEATS = 5;
/** How often a holder that does not answer is looked at, in milliseconds. */
const LOOK_MS = 100;

/**
 * Waits for a holder that does not answer until it gives a sign of life or its lease is over.
 *
 * @throws {AppError} naming the process that holds the lock
 */
export async function lockFolder(folder: string, options: LockOptions = {}): Promise<FolderLock> {
  const leaseMs = options.leaseMs ?? LEASE_MS;
  const candidate = await prepareTerm(folder, options.address);
  try {
    for (;;) {
      const before = await readTerm(folder);
      const end = await waitForEnd(folder, before, leaseMs);
      const term = (before?.number ?? 0) + 1;
      if (end === undefined || !(await takeTerm(folder, candidate.folder, term))) continue;
      // The one before is kept: on a full disk it makes room for the next.
      await forgetTerms(
        folder,
        (await listTerms(folder)).filter((each) => each < term - 1),
      );
      const lock = { folder, term, leaseMs, candidate, onLost: options.onLost };
      return await holdTerm(lock, end === 'stalled');
    }
  } catch (error) {
    await candidate.discard();
    throw error;
  }
}

/** The folder of a term before it has a number. */
interface Candidate {
  folder: string;
  socket: LockSocket | undefined;
  discard(): Promise<void>;
}

async function prepareTerm(folder: string, address: string | undefined): Promise<Candidate> {
  try {
    return await makeCandidate(folder, address);
  } catch (error) {
    if (errorCode(error) !== 'ENOSPC' && errorCode(error) !== 'EDQUOT') throw cannotLock(folder, error);
    await forgetTerms(folder, (await listTerms(folder)).slice(0, -1));
    return await makeCandidate(folder, address).catch((again: unknown) => {
      throw cannotLock(folder, again);
    });
  }
}

async function makeCandidate(folder: string, address: string | undefined): Promise<Candidate> {
  const id = randomUUID();
  const path = join(folder, LOCK_FOLDER, removedFolderName(id));
  const holder: Holder = {
    id,
    pid: process.pid,
    host: hostname(),
    machine: thisMachine(),
    since: new Date().toISOString(),
    ...(address !== undefined && { address }),
  };
  await mkdir(join(folder, LOCK_FOLDER), { recursive: true, mode: FOLDER_MODE });
  await mkdir(path, { mode: FOLDER_MODE });
  let socket: LockSocket | undefined;
  const discard = async () => {
    await socket?.close();
    await rm(path, { recursive: true, force: true });
  };
  try {
    await writeFile(join(path, HOLDER_FILE), `${JSON.stringify(holder)}\n`, { mode: FILE_MODE });
    socket = await openLockSocket(path, id);
    return { folder: path, socket, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

/**
 * How the term has ended; undefined where another has begun meanwhile.
 *
 * @throws {AppError} naming its holder, where it lives
 */
async function waitForEnd(
  folder: string,
  term: Term | undefined,
  leaseMs: number,
): Promise<'over' | 'stalled' | undefined> {
  if (!term || term.isReleased) return 'over';
  const startedAt = performance.now();
  for (;;) {
    const pulse = await pulseOf(folder, term);
    if (pulse === 'dead') return 'over';
    const now = await readTerm(folder);
    if (now?.number !== term.number || now.isReleased) return undefined;
    if (pulse === 'alive' || now.beat !== term.beat) throw inUse(folder, term.holder);
    if (performance.now() - startedAt > leaseMs) return 'stalled';
    await sleep(LOOK_MS);
  }
}

/** False where another process was first. */
async function takeTerm(folder: string, candidate: string, term: number): Promise<boolean> {
  try {
    await rename(candidate, termFolder(folder, term));
  } catch (error) {
    if (existsSync(termFolder(folder, term))) return false;
    throw cannotLock(folder, error);
  }
  // A process that was held up since it looked may have made a term anew that is over and was forgotten.
  if ((await listTerms(folder)).at(-1) === term) return true;
  await rename(termFolder(folder, term), candidate);
  return false;
}

interface TakenTerm {
  folder: string;
  term: number;
  leaseMs: number;
  candidate: Candidate;
  onLost: ((error: AppError) => void) | undefined;
}

async function holdTerm(taken: TakenTerm, mayHaveRival: boolean): Promise<FolderLock> {
  const { folder, term, leaseMs, candidate } = taken;
  const own = termFolder(folder, term);
  const file: FileHandle = await open(join(own, HOLDER_FILE), 'r');
  let state: 'held' | 'lost' | 'released' = 'held';
  let beatAt = performance.now();

  const lose = () => {
    if (state !== 'held') return;
    state = 'lost';
    clearInterval(timer);
    taken.onLost?.(lostLock(folder));
  };
  /** Whether there is a higher term, or its own is gone, which is removed only after there was a higher one. */
  const isOver = () => {
    // After a pause, a file system of another machine may answer from what it remembers; a list of the folder is fresh.
    const isLate = performance.now() - beatAt > leaseMs;
    if (isLate) return termsAmong(readdirSync(join(folder, LOCK_FOLDER))).at(-1) !== term;
    return existsSync(termFolder(folder, term + 1)) || fstatSync(file.fd).nlink === 0;
  };
  const isHeld = () => {
    if (state !== 'held') return false;
    let wasLost = true;
    try {
      wasLost = isOver();
    } catch {
      // The folder is gone, or cannot be looked at.
    }
    if (wasLost) lose();
    return !wasLost;
  };
  const beat = async () => {
    if (!isHeld()) return;
    try {
      const now = new Date();
      await utimes(join(own, HOLDER_FILE), now, now);
      if (isHeld()) beatAt = performance.now();
    } catch (error) {
      if (isMissing(error)) lose();
    }
  };
  const timer = setInterval(() => void beat(), leaseMs / BEATS).unref();

  return {
    term,
    mayHaveRival,
    isHeld,
    async release() {
      if (state === 'released') return;
      const mayRelease = isHeld();
      state = 'released';
      clearInterval(timer);
      if (mayRelease) await rename(join(own, HOLDER_FILE), join(own, RELEASED_FILE)).catch(() => undefined);
      await candidate.socket?.close();
      await file.close();
    },
  };
}

function inUse(folder: string, holder: Holder | undefined): AppError {
  const who = holder ? describeHolder(holder) : 'another process';
  const message = `The data folder ${folder} is in use by ${who}. Stop it first, or use another data folder.`;
  return new AppError('store_unavailable', message);
}

function cannotLock(folder: string, cause: unknown): AppError {
  const message = `The data folder ${folder} could not be locked: ${errorCode(cause) ?? String(cause)}`;
  return new AppError('store_unavailable', message, { cause });
}

function lostLock(folder: string): AppError {
  const message = `Another process has taken over the data folder ${folder}, for this one gave no sign of life. Start it again.`;
  return new AppError('store_unavailable', message);
}
