/** Whole records for the tests of the store, and folders to put them in. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import type { DeliveryRecord, DigestRecord, HandlingRecord } from '../../ledger-records.js';
import type { EscalationRecord, LogRecord, Page, QuestionRecord, ReplyRecord, Widget } from '../../model.js';
import { widgetSchema } from '../../model.js';
import { formatLine, formatMembers, parseRecord } from '../log/record-line.js';
import type { Deliverable } from '../port/delivery-store.js';

/** A folder that is gone after the test. */
export async function makeFolderFor(t: Pick<TestContext, 'after'>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'service-chat-store-'));
  // A store that is still open may write meanwhile where its log ends.
  t.after(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** The records in the log of a folder that no store has open, in order. */
export async function recordsIn(folder: string): Promise<LogRecord[]> {
  const names = (await readdir(join(folder, 'log'))).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, 'log', name), 'utf8')));
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => line !== '');
  return lines.flatMap((line) => {
    const parsed = parseRecord(Buffer.from(line));
    if ('reason' in parsed) throw new Error(`${parsed.reason}: ${line}`);
    return 'record' in parsed ? parsed.record : [];
  });
}

/** The lines of a log that holds these records, without their line ends. */
export function framedLines(records: readonly LogRecord[], from = 1): string[] {
  let previous = 0;
  return records.map((record, at) => {
    const sequence = from + at;
    const frame = { sequence, last: sequence, term: 1, previous, link: undefined };
    const { line, checksum } = formatLine(formatMembers(record), frame);
    previous = checksum;
    return line.toString().trimEnd();
  });
}

/** A whole widget; what a test is about, it says. */
export const makeWidget = (change: Partial<Widget> = {}): Widget =>
  widgetSchema.parse({ id: randomUUID(), name: 'Acme', allowlist: ['acme.example'], ...change });

export const makePage = (change: Partial<Page> = {}): Page => ({
  id: 'billing',
  title: 'Billing',
  url: '/billing',
  content: '# Billing\n\nWe take cards.\n',
  ...change,
});

export const makeQuestion = (change: Partial<QuestionRecord> = {}): QuestionRecord => ({
  type: 'question',
  id: randomUUID(),
  at: '2024-05-31T12:00:00.000Z',
  widgetId: '11111111-1111-1111-1111-111111111111',
  conversationId: '22222222-2222-2222-2222-222222222222',
  text: 'Can I pay with bitcoin?',
  ...change,
});

export const makeReply = (question: QuestionRecord, change: Partial<ReplyRecord> = {}): ReplyRecord => ({
  type: 'reply',
  id: randomUUID(),
  at: question.at,
  widgetId: question.widgetId,
  conversationId: question.conversationId,
  questionId: question.id,
  answer: 'We take **cards**.',
  citations: [{ pageId: 'billing', pageTitle: 'Billing', excerpt: 'We take cards.' }],
  relatedArticles: [],
  confidenceScore: 0.8,
  wasRefused: false,
  ...change,
});

export const makeEscalation = (change: Partial<EscalationRecord> = {}): EscalationRecord => ({
  type: 'escalation',
  id: randomUUID(),
  at: '2024-05-31T12:00:00.000Z',
  widgetId: '11111111-1111-1111-1111-111111111111',
  email: 'ann@acme.example',
  message: 'Please call me.',
  ...change,
});

/** What an operator did first about a request. */
export const makeHandling = (
  request: EscalationRecord,
  change: Partial<HandlingRecord> = {},
): HandlingRecord => ({
  type: 'handling',
  id: randomUUID(),
  at: '2024-05-31T12:00:00.000Z',
  widgetId: request.widgetId,
  escalationId: request.id,
  version: 1,
  by: { id: 'a1', name: 'Ann' },
  ...change,
});

/** A request for a human that a webhook is to be told of. */
export const makeOwed = (change: Partial<EscalationRecord> = {}): EscalationRecord =>
  makeEscalation({ owesDelivery: true, ...change });

/** A digest that is to be sent. */
export const makeDigest = (change: Partial<DigestRecord> = {}): DigestRecord => ({
  type: 'digest',
  id: randomUUID(),
  at: '2024-05-31T12:00:00.000Z',
  widgetId: '11111111-1111-1111-1111-111111111111',
  day: '2024-05-31',
  from: '2024-05-30T12:00:00.000Z',
  owesDelivery: true,
  channels: ['mail'],
  ...change,
});

/** What came of telling a webhook; it was delivered where nothing else is said. */
export const makeOutcome = (record: Deliverable, change: Partial<DeliveryRecord> = {}): DeliveryRecord => ({
  type: 'delivery',
  id: randomUUID(),
  at: '2024-05-31T12:00:00.000Z',
  widgetId: record.widgetId,
  factId: record.id,
  outcome: 'delivered',
  ...change,
});
