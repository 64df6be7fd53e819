/** A data folder with a long log, written without a store. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LogRecord, Widget } from '../../model.js';
import { DATA_FORMAT } from '../json/data-format.js';
import { segmentName } from '../log/log-segments.js';
import { formatLine, formatMembers } from '../log/record-line.js';
import { makeQuestion, makeReply, makeWidget } from './store.fixture.js';

const SEGMENT_BYTES = 64 << 20;
const HOUR_MS = 3_600_000;

const uuidOf = (text: string): string => {
  const hex = createHash('md5').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

/** Questions and their replies at some widgets, over some months up to `now` (milliseconds since 1970). */
export function writeLongLog(folder: string, records: number, now: number, widgetCount = 20): Widget[] {
  mkdirSync(join(folder, 'log'), { recursive: true });
  mkdirSync(join(folder, 'widgets'));
  writeFileSync(join(folder, 'format.json'), JSON.stringify({ format: DATA_FORMAT }));
  const widgets = Array.from({ length: widgetCount }, (_, at) => makeWidget({ name: `Widget ${at}` }));
  for (const widget of widgets)
    writeFileSync(join(folder, 'widgets', `${widget.id}.json`), JSON.stringify(widget));
  const [step, start] = [(2400 * HOUR_MS) / records, now - 2400 * HOUR_MS];
  let [sequence, previous, segment, size] = [0, 0, 1, 0];
  let lines: Buffer[] = [];
  const flush = () => {
    writeFileSync(join(folder, 'log', segmentName(segment++)), Buffer.concat(lines));
    [lines, size] = [[], 0];
  };
  const add = (record: LogRecord) => {
    sequence++;
    const frame = { sequence, last: sequence, term: 1, previous, link: undefined };
    const { line, checksum } = formatLine(formatMembers(record), frame);
    previous = checksum;
    lines.push(line);
    size += line.length;
    if (size >= SEGMENT_BYTES) flush();
  };
  for (let pair = 0; pair < records / 2; pair++) {
    const at = new Date(start + 2 * pair * step).toISOString();
    const question = makeQuestion({
      id: uuidOf(`q${pair}`),
      conversationId: uuidOf(`c${pair >> 2}`),
      at,
      widgetId: widgets[pair % widgetCount]?.id ?? '',
      text: `How do I pay invoice ${pair}? 🧵 `,
      ...(pair % 3 === 0 && { visitorId: `visitor ${pair % 1000}`, idempotencyKey: `key ${pair}` }),
    });
    add(question);
    add(makeReply(question, { id: uuidOf(`r${pair}`) }));
  }
  flush();
  return widgets;
}
