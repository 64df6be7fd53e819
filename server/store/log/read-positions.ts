/** Reads single lines of the log, of which it is known where they stand. */
import type { LogRecord } from '../../model.js';
import type { DataFolder } from '../files/data-folder.js';
import type { StoreProblem } from '../port/store-problem.js';
import { segmentPath, type LogPosition } from './log-segments.js';
import { parseRecord } from './record-line.js';

/** The records at these positions, in that order, without those that have become unreadable. */
export async function readPositions(
  data: DataFolder,
  positions: readonly LogPosition[],
  onDamage: (problem: StoreProblem) => void,
): Promise<LogRecord[]> {
  const records: LogRecord[] = [];
  for (const [segment, lines] of bySegment(positions)) {
    const path = segmentPath(data, segment);
    const handle = await data.files.open(path, 'r');
    try {
      for (const { offset, length } of lines) {
        const bytes = Buffer.alloc(length);
        await handle.read(bytes, 0, length, offset);
        const parsed = parseRecord(bytes);
        if ('record' in parsed) records.push(parsed.record);
        else if ('reason' in parsed) {
          const reason = `the line at byte ${offset} is damaged (${parsed.reason})`;
          onDamage(data.problem(path, { reason }));
        }
      }
    } finally {
      await handle.close();
    }
  }
  return records;
}

/** Runs of positions in the same segment. */
function bySegment(positions: readonly LogPosition[]): [segment: number, lines: LogPosition[]][] {
  const runs: [number, LogPosition[]][] = [];
  for (const position of positions) {
    const run = runs.at(-1);
    if (run?.[0] === position.segment) run[1].push(position);
    else runs.push([position.segment, [position]]);
  }
  return runs;
}
