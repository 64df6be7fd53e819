/** Gives a receiver all that a source holds, and counts it. */
import { createHash } from 'node:crypto';
import { isImageName } from '../../appearance.js';
import type { LogRecord, Quota, Widget } from '../../model.js';
import type { AuditRecord } from '../port/identity-records.js';
import type { Escalation } from '../port/escalation-store.js';
import type { OperatorStore } from '../port/store.js';
import { Inventory } from './inventory.js';
import { NOBODY, type Receiver, type WidgetHoldings } from './receiver.js';
import type { Source } from './source.js';

/** Records that are given at a time. */
const BATCH = 2000;
/** Records after which is told how many there are so far. */
const TELL_EVERY = 10_000;
/** Entries of the audit log, and requests for a human, that are asked for at a time. */
const PART = 1000;

/** Told how far the work is. */
export type OnProgress = (work: string, done: number, total: number) => void;

export interface CopyOptions {
  /** Milliseconds since 1970, of the periods of which the use of quotas is compared. */
  now: number;
  onProgress?: OnProgress;
  /** Leaves out who is signed in. */
  withoutSessions?: boolean;
}

/** @returns what the source holds */
export async function copyAll(source: Source, receiver: Receiver, options: CopyOptions): Promise<Inventory> {
  const inventory = new Inventory();
  await copyRecords(source, receiver, inventory, options.onProgress);
  await copyWidgets(source.store, receiver, inventory, options.onProgress);
  await copyIdentity(source.store, receiver, inventory, options);
  for (const each of await source.seenDays()) {
    for (const one of each.seen) inventory.add('websites seen', [each.day, one]);
    await receiver.addSeen(each);
  }
  return inventory;
}

/** What a store holds, and what follows from it: which deliveries are owed, and how requests and quotas stand. */
export async function takeInventory(source: Source, options: CopyOptions): Promise<Inventory> {
  const inventory = await copyAll(source, NOBODY, options);
  await addStanding(source.store, inventory, options.now);
  return inventory;
}

async function copyRecords(
  source: Source,
  receiver: Receiver,
  inventory: Inventory,
  onProgress: OnProgress | undefined,
): Promise<void> {
  const work = receiver === NOBODY ? 'Checking records' : 'Copying records';
  const total = await source.countRecords();
  let place = 0;
  let batch: LogRecord[] = [];
  let giving: Promise<void> = Promise.resolve();
  const give = async () => {
    // One batch is stored while the next is read.
    await giving;
    giving = receiver.addRecords(batch, place - batch.length);
    giving.catch(() => undefined);
    batch = [];
  };
  for await (const record of source.records()) {
    inventory.addRecord(record, place);
    place++;
    if (place > receiver.records) batch.push(record);
    if (batch.length === BATCH) await give();
    if (place % TELL_EVERY === 0) onProgress?.(work, place, Math.max(place, total));
  }
  if (batch.length > 0) await give();
  await giving;
  if (place % TELL_EVERY > 0) onProgress?.(work, place, place);
}

async function copyWidgets(
  store: OperatorStore,
  receiver: Receiver,
  inventory: Inventory,
  onProgress: OnProgress | undefined,
): Promise<void> {
  const work = receiver === NOBODY ? 'Checking widgets' : 'Copying widgets';
  const widgets = await store.widgets.list();
  for (const [at, widget] of widgets.entries()) {
    const holdings = await readHoldings(store, widget);
    const { pages, sites, runs, image } = holdings;
    inventory.add('widgets', widget);
    for (const page of pages) inventory.add('pages', [widget.id, page]);
    for (const site of sites) inventory.add('websites imported', [widget.id, site]);
    for (const run of runs) inventory.add('imports', [widget.id, run]);
    if (image) inventory.add('images', [widget.id, image.name, digestOf(image.bytes)]);
    await receiver.addWidget(holdings);
    onProgress?.(work, at + 1, widgets.length);
  }
}

async function readHoldings(store: OperatorStore, widget: Widget): Promise<WidgetHoldings> {
  const { id } = widget;
  const name = widget.appearance.logo;
  const bytes = name !== undefined && isImageName(name) ? await store.images.get(id, name) : undefined;
  return {
    widget,
    pages: await store.pages.list(id),
    sites: await store.sites.list(id),
    runs: await store.runs.list(id),
    image: bytes && name !== undefined ? { name, bytes } : undefined,
  };
}

async function copyIdentity(
  { identity, audit }: OperatorStore,
  receiver: Receiver,
  inventory: Inventory,
  { withoutSessions }: CopyOptions,
): Promise<void> {
  const holdings = {
    operators: await identity.operators.list(),
    sessions: withoutSessions ? [] : await identity.sessions.list(),
    apiTokens: await identity.apiTokens.list(),
  };
  for (const operator of holdings.operators) inventory.add('operators', operator);
  for (const session of holdings.sessions) inventory.add('sessions', session);
  for (const token of holdings.apiTokens) inventory.add('tokens', token);
  await receiver.addIdentity(holdings);
  const entries: AuditRecord[] = [];
  for (let before: string | undefined; ;) {
    const part = await audit.list({ limit: PART, before });
    entries.push(...part);
    before = part.at(-1)?.id;
    if (part.length < PART) break;
  }
  entries.reverse();
  for (const [at, entry] of entries.entries()) inventory.add('audit entries', [at, entry]);
  for (let at = 0; at < entries.length; at += PART) await receiver.addAudit(entries.slice(at, at + PART));
}

/** Counts what follows from what a store holds: deliveries that are owed, how requests and quotas stand. */
export async function addStanding(store: OperatorStore, inventory: Inventory, now: number): Promise<void> {
  for (const [at, owed] of (await store.deliveries.list()).entries())
    inventory.add('deliveries owed', [at, owed]);
  for await (const { request, status, assignee, version } of requestsIn(store)) {
    inventory.add('requests for a human', { id: request.id, status, assignee, version });
  }
  const widgets = await store.widgets.list();
  for (const period of ['day', 'month'] as const) {
    const quota: Quota = { messages: Number.MAX_SAFE_INTEGER, period };
    const usage = await store.quotas.usage(
      widgets.map(({ id }) => ({ id, quota })),
      now,
    );
    for (const [id, { used }] of usage) inventory.add(`quotas by ${period}`, [id, used]);
  }
}

async function* requestsIn({ escalations }: OperatorStore): AsyncGenerator<Escalation> {
  for (let before: string | undefined; ;) {
    const part = await escalations.list({ limit: PART, before });
    yield* part;
    before = part.at(-1)?.request.id;
    if (part.length < PART) return;
  }
}

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
