/** Makes keys of passwords by scrypt, which is slow so that guessing is. */
import { scrypt, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { startThread } from '../runtime/start-thread.js';

/** Of hashes that are read: more than ours would let an edited file exhaust the memory. */
export const MOST_MEMORY = 256 << 20;

/** Of scrypt: the logarithm of N, r and p. */
export interface ScryptParameters {
  ln: number;
  r: number;
  p: number;
}

/** What a key is made of, and how long it is, in bytes. */
export interface KeyRequest {
  password: string;
  salt: Uint8Array;
  length: number;
  parameters: ScryptParameters;
}

export type DeriveKey = (request: KeyRequest) => Promise<Buffer>;

const derive = promisify<string, Uint8Array, number, ScryptOptions, Buffer>(scrypt);

/** The parameters as Node names them. */
export const optionsOf = ({ ln, r, p }: ScryptParameters): ScryptOptions => ({
  N: 2 ** ln,
  r,
  p,
  maxmem: MOST_MEMORY,
});

/** Among what else the process does. */
export const deriveHere: DeriveKey = ({ password, salt, length, parameters }) =>
  derive(password, salt, length, optionsOf(parameters));

/** In a thread of its own, which steps back for visitors where the processors are few; it starts in no time. */
export const deriveInThread: DeriveKey = (workerData) =>
  new Promise((resolve, reject) => {
    const thread = startThread('./derive-key-thread', import.meta.url, { workerData });
    thread.on('message', (key: Uint8Array) => {
      resolve(Buffer.from(key));
    });
    thread.on('error', reject);
    thread.on('exit', () => {
      reject(new Error('the thread that derives a key ended before it was done'));
    });
  });
