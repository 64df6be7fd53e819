/** A store whose dispatcher hands mails in at a mail server. */
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EscalationRecord, Widget } from '../../model.js';
import type { NotifySettings } from '../../notification-settings.js';
import { openJsonStore } from '../../store/json/json-store.js';
import type { Store } from '../../store/port/store.js';
import { makeEscalation, makeFolderFor, makeWidget } from '../../store/testing/store.fixture.js';
import { dispatch } from '../deliveries/dispatch.fixture.js';
import type { MailServer } from './mail-server.fixture.js';
import { createMailTransport } from './mail-transport.js';

/** When visitors ask, and what time it is where nothing else is said. */
export const AT = '2024-05-31T12:00:00.000Z';

export interface Running {
  store: Store;
  folder: string;
  widget: Widget;
  clock: { now: number };
  /** Messages of the log. */
  logged: string[];
  stop(): Promise<void>;
}

interface RunOptions {
  folder?: string;
  url?: string;
  from?: string;
  notify?: Partial<NotifySettings>;
  name?: string;
  now?: number;
  timeoutMs?: number;
  hasMailServer?: boolean;
}

export async function run(t: TestContext, server: MailServer, options: RunOptions = {}): Promise<Running> {
  const { folder = await makeFolderFor(t), now = Date.parse(AT), timeoutMs = 5000 } = options;
  const clock = { now };
  const logged: string[] = [];
  const store = await openJsonStore(folder);
  const [known] = await store.widgets.list();
  const notify = { email: ['owner@acme.example'], ...options.notify };
  const widget = known ?? makeWidget({ notify, name: options.name ?? 'Acme' });
  await store.widgets.save(widget);
  const transport =
    (options.hasMailServer ?? true) ? createMailTransport(server.config(options), timeoutMs) : undefined;
  const dispatcher = dispatch(store, {
    clock: () => clock.now,
    transport,
    onLog: (line) => logged.push((JSON.parse(line) as { msg: string }).msg),
  });
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    await dispatcher.stop();
    await store.close();
  };
  t.after(stop);
  return { store, folder, widget, clock, logged, stop };
}

export async function ask({ store, widget }: Running, change: Partial<EscalationRecord> = {}) {
  const wish = makeEscalation({
    widgetId: widget.id,
    at: AT,
    owesDelivery: true,
    channels: ['mail'],
    ...change,
  });
  await store.conversations.leave(wish);
  return wish;
}

export async function untilSent({ store }: Running): Promise<void> {
  while ((await store.deliveries.counts('mail')).waiting > 0) await sleep(5);
}

/** Why the first try failed. */
export async function failureOf({ store }: Running): Promise<string> {
  for (;;) {
    const [owed] = await store.deliveries.list({ channel: 'mail' });
    if (owed && owed.failures > 0) return owed.reason ?? '';
    await sleep(5);
  }
}
