/** The one segment of the log that grows. */
import type { FileHandle } from 'node:fs/promises';
import type { DataFolder } from '../files/data-folder.js';
import { FILE_MODE, syncFolder } from '../files/file-system.js';
import { segmentPath } from './log-segments.js';

export interface Segment {
  number: number;
  handle: FileHandle;
  /** Bytes that are safe; the next line starts here. */
  size: number;
  /** By which it is known that the file in the folder is still this one. */
  inode: number;
}

export async function beginSegment(data: DataFolder, number: number): Promise<Segment> {
  const segment = await createSegment(data, number);
  await syncNewSegment(data, segment);
  return segment;
}

export async function createSegment(data: DataFolder, number: number): Promise<Segment> {
  const handle = await data.files.open(segmentPath(data, number), 'wx', FILE_MODE);
  return { number, handle, size: 0, inode: (await handle.stat()).ino };
}

export async function syncNewSegment(data: DataFolder, { handle }: Segment): Promise<void> {
  await handle.sync();
  await syncFolder(data.files, data.path(data.logName));
}

export async function continueSegment(data: DataFolder, number: number): Promise<Segment> {
  const handle = await data.files.open(segmentPath(data, number), 'r+');
  const { size, ino } = await handle.stat();
  return { number, handle, size, inode: ino };
}

export async function writeAll(handle: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let written = 0; written < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, written, bytes.length - written, position + written);
    if (bytesWritten === 0) throw new Error('the disk took no more bytes');
    written += bytesWritten;
  }
}
