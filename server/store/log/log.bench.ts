/**
 * Durable messages a second into the log, beside a store that rewrites one JSON file for every message, and how long
 * a start takes. Both are measured in turn and the best of seven rounds counts, so the ratios say more than the rates.
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import nodeFiles, { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { LogRecord, Quota } from '../../model.js';
import { Mutex } from '../../runtime/mutex.js';
import { writeAtomic } from '../files/atomic-file.js';
import { FORMAT_FILE } from '../files/data-folder.js';
import { DATA_FORMAT } from '../json/data-format.js';
import { formatLine, formatMembers } from './record-line.js';
import { openJsonStore } from '../json/json-store.js';
import { segmentName } from './log-segments.js';
import { makeQuestion, makeReply } from '../testing/store.fixture.js';
import type { Store } from '../port/store.js';

const ROUNDS = 7;
/** Messages a round; a lone writer, which waits for the disk each time, sends fewer. */
const MESSAGES = 16_000;
const MESSAGES_ALONE = 500;
const SEGMENT_BYTES = 64 << 20;
const quota: Quota = { messages: 1e9, period: 'month' };

const makeMessage = () =>
  makeQuestion({ conversationId: randomUUID(), text: 'How do I pay an invoice? '.repeat(5) });

/** Messages a second that `writers` get acknowledged, each sending its next when the last one is safe. */
async function rate(writers: number, messages: number, write: () => Promise<unknown>): Promise<number> {
  let left = messages;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: writers }, async () => {
      while (left-- > 0) await write();
    }),
  );
  return messages / ((performance.now() - start) / 1000);
}

/** Fills the log of a folder with questions and their replies, without waiting for the disk each time. */
async function fill(folder: string, records: number): Promise<void> {
  await mkdir(join(folder, 'log'), { recursive: true });
  await writeFile(join(folder, FORMAT_FILE), JSON.stringify({ format: DATA_FORMAT }));
  let written = 0;
  let previous = 0;
  const lineOf = (record: LogRecord) => {
    const sequence = ++written;
    const frame = { sequence, last: sequence, term: 1, previous, link: undefined };
    const { line, checksum } = formatLine(formatMembers(record), frame);
    previous = checksum;
    return line.toString();
  };
  for (let segment = 1; written < records; segment++) {
    const handle = await open(join(folder, 'log', segmentName(segment)), 'wx');
    for (let size = 0; size < SEGMENT_BYTES && written < records;) {
      const lines: string[] = [];
      while (lines.length < 10_000 && written < records) {
        const question = makeMessage();
        const reply = makeReply(question, { answer: 'You can pay by card or by transfer. '.repeat(3) });
        lines.push(lineOf(question), lineOf(reply));
      }
      size += (await handle.write(lines.join(''))).bytesWritten;
    }
    await handle.close();
  }
}

/** The store that is compared with: all records in one file, which is replaced, durably, for each message. */
function openRewritingStore(folder: string, records: number): () => Promise<void> {
  const all = Array.from({ length: records }, makeMessage);
  const mutex = new Mutex();
  return () => {
    all.push(makeMessage());
    return mutex.runExclusive(() => writeAtomic(nodeFiles, join(folder, 'all.json'), JSON.stringify(all)));
  };
}

const root = await mkdtemp(join(tmpdir(), 'service-chat-bench-'));
const stores: Store[] = [];
try {
  const rows: {
    records: number;
    writers: number;
    what: string;
    write: () => Promise<unknown>;
    messages: number;
  }[] = [];
  const restarts: string[] = [];
  for (const records of [1e3, 1e4, 1e5, 1e6]) {
    const folder = join(root, String(records));
    await fill(folder, records);
    const script = fileURLToPath(new URL('../json/restart.program.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, folder]);
    restarts.push(`${records} records: ${stdout.trim()}`);
    const store = await openJsonStore(folder);
    stores.push(store);
    const write = () => store.conversations.accept(makeMessage(), quota);
    for (const writers of records === 1e4 ? [1, 16, 128] : [128]) {
      rows.push({
        records,
        writers,
        what: 'log',
        write,
        messages: writers === 1 ? MESSAGES_ALONE : MESSAGES,
      });
    }
  }
  rows.push({
    records: 1e4,
    writers: 128,
    what: 'rewrite',
    write: openRewritingStore(root, 1e4),
    messages: 128,
  });

  const best = rows.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, { writers, messages, write }] of rows.entries()) {
      best[index] = Math.max(best[index] ?? 0, await rate(writers, messages, write));
    }
  }

  console.log('store     records  writers  durable messages/s');
  for (const [index, { what, records, writers }] of rows.entries()) {
    const cells = [what.padEnd(8), String(records).padStart(8), String(writers).padStart(8)];
    console.log(
      `${cells.join(' ')} ${Math.round(best[index] ?? 0)
        .toString()
        .padStart(19)}`,
    );
  }
  const rateOf = (wanted: string, records: number) =>
    best[rows.findIndex((row) => row.what === wanted && row.records === records && row.writers === 128)] ?? 0;
  const flat = [1e3, 1e4, 1e5, 1e6].map((records) => rateOf('log', records));
  console.log(
    `\nlog / rewrite at 10000 records, 128 writers: ${(rateOf('log', 1e4) / rateOf('rewrite', 1e4)).toFixed(0)}`,
  );
  console.log(
    `fastest / slowest from 1000 to 1000000 records: ${(Math.max(...flat) / Math.min(...flat)).toFixed(2)}`,
  );
  console.log(`\nrestart\n${restarts.join('\n')}`);
} finally {
  for (const store of stores) await store.close();
  await rm(root, { recursive: true });
}
