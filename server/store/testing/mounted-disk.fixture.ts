/** Small disks of their own, for tests that fill one or cut its power. They need root on Linux. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Why these disks cannot be had here, or `false` if they can. */
export const noDisks =
  process.platform === 'linux' && process.getuid?.() === 0 ? false : 'needs root on Linux to mount a disk';

/** A folder for images and mounts, which is unmounted and gone after the test. */
export interface DiskRoom {
  folder: string;
  mounted: Set<string>;
}

export async function makeDiskRoom(t: TestContext): Promise<DiskRoom> {
  const room: DiskRoom = { folder: await mkdtemp(join(tmpdir(), 'service-chat-disk-')), mounted: new Set() };
  t.after(async () => {
    for (const at of room.mounted) await unmount(room, at);
    await rm(room.folder, { recursive: true });
  });
  return room;
}

/** Makes a file that holds an empty ext4 file system. */
export async function makeImage(room: DiskRoom, name: string, megabytes: number): Promise<string> {
  const image = join(room.folder, name);
  const handle = await open(image, 'wx');
  await handle.truncate(megabytes << 20);
  await handle.close();
  await run('mkfs.ext4', ['-q', image]);
  return image;
}

/** Mounts an image, and gives the folder; `undefined`, with the test skipped, where the system does not let us. */
export function mountImage(t: TestContext, room: DiskRoom, image: string): Promise<string | undefined> {
  return mount(t, room, `${image}.mounted`, ['-o', 'loop', image]);
}

/** Mounts a disk in memory that is full after so many bytes, or skips the test as `mountImage` does. */
export function mountMemory(t: TestContext, room: DiskRoom, bytes: number): Promise<string | undefined> {
  return mount(t, room, join(room.folder, 'memory'), ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs']);
}

async function mount(
  t: TestContext,
  room: DiskRoom,
  at: string,
  options: string[],
): Promise<string | undefined> {
  await mkdir(at);
  try {
    await run('mount', [...options, at]);
  } catch (error) {
    t.skip(`cannot mount here: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
  room.mounted.add(at);
  return at;
}

/** Unmounts a disk at once, even if a failed test left a file open on it. */
export async function unmount(room: DiskRoom, at: string): Promise<void> {
  await run('umount', ['--lazy', at]);
  room.mounted.delete(at);
}
