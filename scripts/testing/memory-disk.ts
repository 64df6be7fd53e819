/** A folder for the files of tests that is kept in memory: they make and remove a hundred thousand, most with fsync. */
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Of every Linux; in containers often too small, and nothing may be started from it. */
const MEMORY_DISK = '/dev/shm';
/** More than all tests have there at once, with their databases. */
const NEEDED_BYTES = 6 * 1024 ** 3;

function isGoodEnough(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_DISK);
    const [, options = ''] = / \/dev\/shm tmpfs (\S+)/.exec(readFileSync('/proc/mounts', 'utf8')) ?? [];
    const room = Math.min(bavail * bsize, process.availableMemory());
    return room >= NEEDED_BYTES && options !== '' && !options.split(',').includes('noexec');
  } catch {
    return false;
  }
}

/**
 * Has this process and those that it starts make their temporary folders in memory, where there is room and the user
 * has not named a place. Tests of power cuts and full disks mount disks of their own in it.
 *
 * @returns what removes all that is left there
 */
export function useMemoryDisk(): () => void {
  if (process.env['TMPDIR'] !== undefined || !isGoodEnough()) return () => undefined;
  const folder = mkdtempSync(join(MEMORY_DISK, 'service-chat-'));
  // PostgreSQL runs as somebody else.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  const remove = (): void => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  // What is left in memory by tests that are stopped would stay there.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      remove();
      process.kill(process.pid, signal);
    });
  }
  return remove;
}
