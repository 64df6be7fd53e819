/** Brings a log of an older format to the present one. */
import { writeAtomic } from '../files/atomic-file.js';
import type { DataFolder } from '../files/data-folder.js';
import { EMPTY_LOG } from './log-chain.js';
import { listSegments, readLines, segmentPath } from './log-segments.js';
import { formatLine, formatMembers, parseRecord } from './record-line.js';

/**
 * Gives every line its place in the log. Damaged lines stay as they are, and an unfinished last one too. Where it was
 * cut short, it does the same again.
 */
export async function frameLog(data: DataFolder): Promise<void> {
  const end = { ...EMPTY_LOG, term: 1 };
  for (const segment of await listSegments(data)) {
    const path = segmentPath(data, segment);
    const lines: Buffer[] = [];
    await data.read(path, () =>
      readLines(data.files, path, ({ buffer, start, end: lineEnd }, isWhole) => {
        const parsed = parseRecord(buffer, start, lineEnd);
        if ('record' in parsed) {
          const sequence = ++end.sequence;
          const frame = {
            sequence,
            last: sequence,
            term: end.term,
            previous: end.checksum,
            link: undefined,
          };
          const { line, checksum } = formatLine(formatMembers(parsed.record), frame);
          end.checksum = checksum;
          lines.push(line);
        } else if ('reason' in parsed) {
          lines.push(Buffer.from(buffer.subarray(start, isWhole ? lineEnd + 1 : lineEnd)));
        }
      }),
    );
    await data.write(path, () => writeAtomic(data.files, path, Buffer.concat(lines)));
  }
}
