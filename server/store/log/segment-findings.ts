/** Reads one segment of the log at start, and notes what is wrong with it; changes nothing. */
import type { LogRecord } from '../../model.js';
import type { DataFolder } from '../files/data-folder.js';
import { DETACHED, describeGap, LEFT_OUT, type Gap, type LogChain } from './log-chain.js';
import { readLines, segmentPath, type Line, type LogPosition } from './log-segments.js';
import type { RecordHead } from './record-head.js';
import { checkLine, parseHead, parseMembers, parseRecord } from './record-line.js';

/** Takes what is found in the log, in the order in which it was recorded. */
export interface RecordSink {
  /** Takes a question or a reply of which no more than this is needed; where it gives false, the whole record comes. */
  takeHead(head: RecordHead, position: LogPosition): boolean;
  take(record: LogRecord, position: LogPosition): void;
}

/** Damaged lines that stand together. */
export interface Damage {
  firstLine: number;
  lastLine: number;
  offset: number;
  /** Offset behind the last byte, not counting the line end. */
  end: number;
  reason: string;
  /** What is missing behind them, and how much of that they are themselves is not known. */
  gap?: Gap;
}

/** What is wrong with the order of the lines of a segment. */
export interface Disorder {
  line: number;
  describe: () => string;
}

/** What was found in a segment. */
export interface Findings {
  damages: Damage[];
  /** Lines that are not taken, and stay where they are. */
  ignored: Damage[];
  disorders: Disorder[];
  torn?: Damage;
  /** The damage that ends the segment. */
  trailing?: Damage | undefined;
  unendedAt?: number;
  size: number;
}

interface SegmentReading {
  chain: LogChain;
  isLast: boolean;
  /** Whether a segment is missing before this one, which says more than the lines that are missing with it. */
  isBehindMissing: boolean;
  sink: RecordSink;
}

export async function readSegment(
  data: DataFolder,
  segment: number,
  { chain, isLast, isBehindMissing, sink }: SegmentReading,
): Promise<Findings> {
  const path = segmentPath(data, segment);
  const findings: Findings = { damages: [], ignored: [], disorders: [], size: 0 };
  const { damages, ignored, disorders } = findings;
  let mayGap = isBehindMissing;
  /** The damage that stands directly before the line. */
  let before: Damage | undefined;

  const readLine = ({ buffer, start, end: bufferEnd, number, offset }: Line, isWhole: boolean) => {
    const length = bufferEnd - start;
    const end = offset + length;
    findings.size = end + (isWhole ? 1 : 0);
    if (length === 0) return;
    const position = { segment, offset, length };
    const place = { firstLine: number, lastLine: number, offset, end };
    const checked = checkLine(buffer, start, bufferEnd);
    if (checked && 'frame' in checked) {
      const { verdict, gap, isDetached } = chain.add(checked);
      if (gap && before) before.gap = gap;
      else if (gap && !mayGap) disorders.push({ line: number, describe: () => describeGap(gap) });
      if (isDetached) disorders.push({ line: number, describe: () => DETACHED });
      before = undefined;
      mayGap = false;
      if (verdict !== 'take') {
        addDamage(ignored, { ...place, reason: LEFT_OUT[verdict] });
        return;
      }
    }
    const isTaken = takeLine(buffer, start, bufferEnd, checked, position, sink);
    if (isTaken === true) {
      if (!isWhole && isLast) findings.unendedAt = end;
      return;
    }
    const damage: Damage = { ...place, reason: isTaken };
    if (!isWhole && isLast) findings.torn = damage;
    else before = addDamage(damages, damage);
  };
  await data.read(path, () => readLines(data.files, path, readLine));
  findings.trailing = before;
  if (findings.torn) findings.size = findings.torn.offset;
  return findings;
}

/** Hands a line over; what is wrong with it where it cannot be. */
function takeLine(
  buffer: Buffer,
  start: number,
  end: number,
  checked: ReturnType<typeof checkLine>,
  position: LogPosition,
  sink: RecordSink,
): true | string {
  if (checked && 'reason' in checked) return checked.reason;
  const head = checked && parseHead(buffer, checked, end);
  if (head && sink.takeHead(head, position)) return true;
  const parsed = checked ? parseMembers(buffer, checked.membersAt, end) : parseRecord(buffer, start, end);
  if ('reason' in parsed) return parsed.reason;
  if ('record' in parsed) sink.take(parsed.record, position);
  return true;
}

/** Lines that follow each other become one damage, so that a ruined file is not a million reports. */
function addDamage(damages: Damage[], next: Damage): Damage {
  const last = damages.at(-1);
  if (last?.lastLine !== next.firstLine - 1 || last.gap) {
    damages.push(next);
    return next;
  }
  last.lastLine = next.lastLine;
  last.end = next.end;
  return last;
}
