/** A log for what strangers can cause without end: some lines of each kind, and how many more there were. */
import type { Logger } from 'pino';

/** Lines of one kind that are logged one by one in each span of time; the others are counted. */
const LINES = 20;
const SPAN_MS = 10_000;

export type FloodLog = (level: 'info' | 'warn', fields: object, message: string, kind?: string) => void;

/** Each kind, which is the message where none is given, is counted by itself; there must be few. */
export function createFloodLog(logger: Logger, lines = LINES, spanMs = SPAN_MS): FloodLog {
  const counts = new Map<string, number>();
  return (level, fields, message, kind = message) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (count <= lines) logger[level](fields, message);
    if (count > 1) return;
    setTimeout(() => {
      const more = (counts.get(kind) ?? 0) - lines;
      counts.delete(kind);
      if (more > 0) logger[level]({ kind, count: more, seconds: spanMs / 1000 }, 'more of the same');
    }, spanMs).unref();
  };
}
