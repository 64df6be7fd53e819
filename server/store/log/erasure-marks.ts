/** What stands in the log where lines were erased, so that what is behind them still rests on what is before. */
import type { LogRecord } from '../../model.js';
import type { Frame } from './record-frame.js';
import { ERASURE_MARK, formatLine, formatMembers, type CheckedLine } from './record-line.js';

export class ErasureMarks {
  readonly #write: (line: Buffer) => void;
  /** Of lines that follow each other and of which nothing stays. */
  #run: Frame | undefined;

  constructor(write: (line: Buffer) => void) {
    this.#write = write;
  }

  /** Takes a line that is erased, and what stays of it. A line of an older format had no place. */
  add(erased: CheckedLine | undefined, remains: readonly LogRecord[]): void {
    const frame = erased && { ...erased.frame, link: erased.frame.link ?? erased.checksum };
    const [record] = remains;
    if (frame && record === undefined) {
      const run = this.#run;
      if (run && frame.sequence === run.last + 1 && frame.previous === run.link && frame.term === run.term) {
        this.#run = { ...run, last: frame.last, link: frame.link };
        return;
      }
      this.flush();
      this.#run = frame;
      return;
    }
    this.flush();
    if (record) this.#write(frame ? formatLine(formatMembers(record), frame).line : formatFrameless(record));
  }

  /** Writes what it has of a run of lines; called before any other line is written. */
  flush(): void {
    if (this.#run) this.#write(formatLine(ERASURE_MARK, this.#run).line);
    this.#run = undefined;
  }
}

/** As in the first format. */
function formatFrameless(record: LogRecord): Buffer {
  return Buffer.from(`${JSON.stringify({ v: 1, ...record })}\n`);
}
