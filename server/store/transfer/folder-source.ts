/** A data folder that is read as a whole. */
import { DataFolder } from '../files/data-folder.js';
import { createSeenFiles } from '../files/seen-files.js';
import { openJsonOperatorStore } from '../json/json-operator-store.js';
import { listSegments, readBlocks, segmentPath } from '../log/log-segments.js';
import type { StoreProblem } from '../port/store-problem.js';
import type { Source } from './source.js';

const LINE_END = 10;

/** @param onDamage told of damaged lines of the log, which are left out */
export async function openFolderSource(
  folder: string,
  onDamage: (problem: StoreProblem) => void,
): Promise<Source> {
  const data = new DataFolder(folder);
  const store = await openJsonOperatorStore(folder, { onDamage });
  const seen = createSeenFiles(data);
  return {
    store,
    countRecords: () => countLines(data),
    records: () => store.log.read({}),
    seenDays: () => seen.days(),
  };
}

/** Those of the log, damaged ones too: about as many as there are records. */
async function countLines(data: DataFolder): Promise<number> {
  let lines = 0;
  for (const segment of await listSegments(data)) {
    const handle = await data.files.open(segmentPath(data, segment), 'r');
    try {
      for await (const { buffer } of readBlocks(handle)) {
        for (let at = buffer.indexOf(LINE_END); at !== -1; at = buffer.indexOf(LINE_END, at + 1)) lines++;
      }
    } finally {
      await handle.close();
    }
  }
  return lines;
}
