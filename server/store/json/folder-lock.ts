/** Lets one process at a time write to a folder, by a lock that is gone when its process is, however it ends. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { stat, unlink } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '../../errors.js';
import { errorCode } from '../files/file-system.js';

export interface FolderLock {
  /** True until it is released. */
  isHeld(): boolean;
  release(): Promise<void>;
}

/** How long the holder may take to tell its process id, in milliseconds. */
const ANSWER_TIMEOUT_MS = 1000;

/**
 * Locks a folder by listening on a local socket whose name follows from the folder; the system closes it with the
 * process, so there is no stale lock to remove. Whoever connects is told the id of the process.
 *
 * On Linux the name is an abstract one, with no file behind it; it is known within a network namespace, and so does
 * not keep apart two containers that share a folder. On Windows it is a named pipe. Elsewhere it is a socket file
 * in the temporary folder, which a dead process leaves behind and the next one replaces.
 *
 * @throws {AppError} naming the process that holds the lock
 */
export async function lockFolder(
  folder: string,
  platform: NodeJS.Platform = process.platform,
): Promise<FolderLock> {
  const address = await lockAddress(folder, platform);
  const server = await listen(address).catch(async (error: unknown) => {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    const holder = await askHolder(address);
    if (holder === undefined && !isAbstract(address)) {
      await unlink(address);
      return listen(address);
    }
    throw inUse(folder, holder);
  });
  return {
    isHeld: () => server.listening,
    release: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      }),
  };
}

/**
 * Tells who has a folder locked, without locking it.
 *
 * @returns the process id, an empty text if the holder does not tell it, undefined if there is no holder
 */
export async function findHolder(
  folder: string,
  platform: NodeJS.Platform = process.platform,
): Promise<string | undefined> {
  const address = await lockAddress(folder, platform);
  return isAbstract(address) || existsSync(address) ? askHolder(address) : undefined;
}

async function lockAddress(folder: string, platform: NodeJS.Platform): Promise<string> {
  // The same folder has the same identity under every path that leads to it.
  const { dev, ino } = await stat(folder, { bigint: true });
  const name = `service-chat-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32)}`;
  if (platform === 'linux') return `\0${name}`;
  return platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

function isAbstract(address: string): boolean {
  return address.startsWith('\0') || address.startsWith('\\\\.\\');
}

function listen(address: string): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(String(process.pid));
  });
  // A process that has nothing else to do may end; the lock goes with it.
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ path: address, exclusive: true }, () => {
      resolve(server);
    });
  });
}

/** The process id that the holder tells, an empty text if it tells none, `undefined` if there is no holder. */
function askHolder(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = createConnection(address);
    socket.setTimeout(ANSWER_TIMEOUT_MS, () => {
      socket.destroy();
      resolve('');
    });
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('end', () => {
      resolve(answer);
    });
    socket.on('error', (error) => {
      resolve(errorCode(error) === 'ECONNREFUSED' ? undefined : '');
    });
  });
}

function inUse(folder: string, holder: string | undefined): AppError {
  const who = holder !== undefined && /^\d+$/.test(holder) ? `process ${holder}` : 'another process';
  const message = `The data folder ${folder} is in use by ${who}. Stop it first, or use another data folder.`;
  return new AppError('store_unavailable', message);
}
