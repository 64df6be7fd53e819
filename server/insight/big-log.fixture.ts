/** Logs of any size, made without waiting for a disk: a year of one widget. */
import { mkdir, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LogRecord } from '../model.js';
import { FORMAT_FILE } from '../store/files/data-folder.js';
import { DATA_FORMAT } from '../store/json/data-format.js';
import { segmentName } from '../store/log/log-segments.js';
import { formatLine, formatMembers } from '../store/log/record-line.js';
import { makeEscalation, makeQuestion, makeReply } from '../store/testing/store.fixture.js';
import { createRandom } from '../../scripts/demo-data/random.js';

const SEGMENT_BYTES = 64 << 20;
const YEAR_MS = 365 * 86_400_000;
const WORDS =
  'order address invoice refund lamp delivery card password account coupon gift return shop size colour parcel'.split(
    ' ',
  );
const ANSWER =
  'You can change it under Orders until the parcel has left us. Open the order, choose Change, and save. '.repeat(
    2,
  );

/** Records of conversations of three questions or so, of which a tenth are rated and one in fifty asks for a human. */
export function* bigLog(widgetId: string, records: number, end: number): Generator<LogRecord> {
  const random = createRandom(1);
  const word = () => WORDS[Math.floor(random() * WORDS.length)] ?? '';
  const start = end - YEAR_MS;
  let [made, conversationId, visitorId] = [0, '', ''];
  while (made < records) {
    const at = (later: number) => new Date(start + (made / records) * YEAR_MS + later).toISOString();
    if (made === 0 || random() < 0.35) {
      conversationId = crypto.randomUUID();
      visitorId = crypto.randomUUID();
    }
    const who = { widgetId, conversationId };
    const text = `How do I change the ${word()} of my ${word()} after ${word()} ${Math.floor(random() * 5000)}?`;
    const pageUrl = `https://www.acme.example/${word()}/${word()}`;
    const question = makeQuestion({ ...who, visitorId, id: crypto.randomUUID(), at: at(0), text, pageUrl });
    const pages = random() < 0.2 ? [] : [word(), word()];
    const reply = makeReply(question, {
      at: at(20 + random() * 200),
      answer: ANSWER,
      confidenceScore: random(),
      wasRefused: random() < 0.15,
      citations: pages.map((page) => ({
        pageId: page,
        pageTitle: page,
        pageUrl: `https://www.acme.example/${page}`,
        excerpt: 'You can change it under Orders until the parcel has left us.',
      })),
    });
    yield question;
    yield reply;
    made += 2;
    const left = { ...who, id: crypto.randomUUID(), at: at(5000) };
    if (random() < 0.1) {
      made++;
      const feedback = random() < 0.7 ? ('positive' as const) : ('negative' as const);
      yield { ...left, type: 'feedback', messageId: reply.id, feedback, reason: 'It did not say when.' };
    }
    if (random() > 0.02) continue;
    made++;
    yield makeEscalation({ ...left, id: crypto.randomUUID(), message: 'Please call me about my parcel.' });
  }
}

/** Writes the log of a data folder that no store has open. */
export async function writeLog(folder: string, records: Iterable<LogRecord>): Promise<void> {
  await mkdir(join(folder, 'log'), { recursive: true });
  await writeFile(join(folder, FORMAT_FILE), JSON.stringify({ format: DATA_FORMAT }));
  let [sequence, previous, segment, size] = [0, 0, 0, Infinity];
  let handle: Awaited<ReturnType<typeof open>> | undefined;
  let waiting: Buffer[] = [];
  const flush = async () => {
    await handle?.write(Buffer.concat(waiting));
    waiting = [];
  };
  for (const record of records) {
    if (size >= SEGMENT_BYTES) {
      await flush();
      await handle?.close();
      handle = await open(join(folder, 'log', segmentName(++segment)), 'wx');
      size = 0;
    }
    sequence++;
    const frame = { sequence, last: sequence, term: 1, previous, link: undefined };
    const { line, checksum } = formatLine(formatMembers(record), frame);
    previous = checksum;
    waiting.push(line);
    size += line.length;
    if (waiting.length >= 1000) await flush();
  }
  await flush();
  await handle?.close();
}
