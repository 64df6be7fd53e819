/** File operations that fail on purpose. */
import nodeFiles from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { FileSystem } from '../files/file-system.js';

/** A call to a file operation: `rename`, or `handle.write` for one on an open file. */
export type Call = string;

export class InjectedError extends Error {
  readonly code: string;

  constructor(code: string, call: Call) {
    super(`${code}: injected into ${call}`);
    this.code = code;
  }
}

type Operation = (...args: unknown[]) => Promise<unknown>;

/**
 * Node's file operations, of which those fail for which `codeFor` gives an error code. A write that fails has
 * written half of its bytes, and a close that fails has closed.
 */
export function failingFiles(codeFor: (call: Call) => string | undefined): FileSystem {
  const wrap = <T extends object>(target: T, prefix: string): T =>
    new Proxy(target, {
      get(object, property) {
        const member = Reflect.get(object, property) as unknown;
        if (typeof member !== 'function' || typeof property !== 'string') return member;
        const operation = member.bind(object) as Operation;
        const call = `${prefix}${property}`;
        return async (...args: unknown[]) => {
          const code = codeFor(call);
          if (code !== undefined) {
            await failHalfway(call, operation, args);
            throw new InjectedError(code, call);
          }
          const result = await operation(...args);
          return call === 'open' ? wrap(result as FileHandle, 'handle.') : result;
        };
      },
    });
  return wrap<FileSystem>(nodeFiles, '');
}

async function failHalfway(call: Call, operation: Operation, args: unknown[]): Promise<void> {
  if (call === 'handle.close') await operation();
  if (call === 'handle.writeFile' && Buffer.isBuffer(args[0])) {
    await operation(args[0].subarray(0, args[0].length >> 1));
  }
  if (call === 'handle.write' && Buffer.isBuffer(args[0])) {
    const [buffer, offset, length, position] = args as [Buffer, number, number, number];
    await operation(buffer, offset, length >> 1, position);
  }
}
