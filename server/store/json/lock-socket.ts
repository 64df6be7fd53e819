/**
 * A socket by which the process that has a folder shows that it lives. It lies in the folder, so it is known in every
 * container of the machine that has the folder; the system refuses connections as soon as the process is gone.
 */
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { errorCode } from '../files/file-system.js';

const NAME = 'socket';
/** How long the holder may take to answer, in milliseconds. */
const ANSWER_TIMEOUT_MS = 1000;

/** `dead` means: on this machine nobody listens any more. `silent`: nobody answers, which may have other reasons. */
export type Pulse = 'alive' | 'dead' | 'silent';

export interface LockSocket {
  /** Takes the socket out of the folder, which may have been renamed since. */
  close(): Promise<void>;
}

/** Undefined where the file system of the folder takes no sockets: then the lease alone speaks for the process. */
export async function openLockSocket(folder: string, id: string): Promise<LockSocket | undefined> {
  const address = await addressIn(folder, id);
  try {
    const server = await listen(address.path);
    return {
      async close() {
        await new Promise((resolve) => server.close(resolve));
        await unlink(address.path).catch(() => undefined);
        await address.handle?.close();
      },
    };
  } catch {
    await address.handle?.close();
    return undefined;
  }
}

export async function takePulse(folder: string, id: string): Promise<Pulse> {
  let address: Address | undefined;
  try {
    address = await addressIn(folder, id);
    return await connect(address.path);
  } catch {
    return 'silent';
  } finally {
    await address?.handle?.close();
  }
}

interface Address {
  path: string;
  handle?: FileHandle;
}

/** A socket's path may have about 100 bytes, so on Linux the folder is named by a number. */
async function addressIn(folder: string, id: string): Promise<Address> {
  if (process.platform === 'win32') return { path: `\\\\.\\pipe\\service-chat-${id}` };
  if (process.platform !== 'linux') return { path: join(folder, NAME) };
  const handle = await open(folder, 'r');
  return { path: `/proc/self/fd/${handle.fd}/${NAME}`, handle };
}

function listen(path: string): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end('alive');
  });
  // A process that has nothing else to do may end; the lock goes with it.
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ path, exclusive: true }, () => {
      resolve(server);
    });
  });
}

function connect(path: string): Promise<Pulse> {
  return new Promise((resolve) => {
    const socket = createConnection(path);
    socket.setTimeout(ANSWER_TIMEOUT_MS, () => {
      socket.destroy();
      resolve('silent');
    });
    socket.on('data', () => {
      socket.destroy();
      resolve('alive');
    });
    socket.on('end', () => {
      resolve('silent');
    });
    socket.on('error', (error) => {
      const isDead =
        errorCode(error) === 'ECONNREFUSED' ||
        (process.platform === 'win32' && errorCode(error) === 'ENOENT');
      resolve(isDead ? 'dead' : 'silent');
    });
  });
}
