/** A real server with the admin API, and browsers and programs that use it. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { openLocalInsight } from '../../insight/local-insight.fixture.js';
import { createMemoryStore } from '../../store/memory/memory-store.js';
import { readConfig, type Config } from '../../config.js';
import type { Store } from '../../store/port/store.js';
import type { Role } from '../../admin-contract/roles.js';
import type { AppDeps } from '../app.js';
import { NOW, startApp, type TestApp } from '../app.fixture.js';
import { createSeenCollector } from '../guards/seen-collector.js';
import type { AdminDeps } from './requests/admin-deps.js';
import { createPasswords, type Passwords } from '../../identity/passwords.js';
import { packageVersion } from '../../runtime/package-root.js';
import { createExtractiveEngine } from '../../answers/extractive/extractive-engine.js';
import { createTrials } from '../../chat/create-trials.js';
import type { Trials } from '../../operate/gaps/trials.js';
import { createKnowledge } from '../../search/knowledge.js';
import { createAdminDeps } from './create-admin-deps.js';
import { createTestImports } from './imports.fixture.js';

export const PASSWORD = 'lamp river stone cloud';
/** A real one takes half a second of processor, and tests sign in often. */
const QUICK_HASH = { ln: 8, r: 8, p: 1 };

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  json(): Fields;
}

/** What responses hold, by name; each test knows what it asked for. */
export interface Fields {
  error: { code: string; message: string };
  requestId: string;
  items: Item[];
  next: string;
  operator: Item;
  link: { path: string; expiresAt: string };
  role: string;
  via: string;
  widgets: string[];
  isEncrypted: boolean;
  path: string;
  secret: string;
  uri: string;
  recoveryCodes: string[];
  token: string;
  record: Item;
}

export interface Item {
  key: string;
  id: string;
  name: string;
  etag: string;
  hasSecondFactor: boolean;
  userAgent: string;
  isCurrent: boolean;
  action: string;
  outcome: string;
  changes: unknown;
}

export interface AdminApp extends TestApp {
  admin: AdminDeps;
  /** Of what the server keeps for itself. */
  folder: string;
  /** What the clock says, in milliseconds since 1970. */
  now(): number;
  /** Moves the clock. */
  wait(ms: number): void;
  /** Of the link that the server prints; it is read once. */
  setupToken: string;
  /** Sends a request as it stands, without what a browser adds. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** A browser on a page of ours, which keeps its cookie. */
  browse(cookie?: string): Browser;
  /** Makes an operator, and signs them in. The first is the owner `Ann`. */
  signedIn(role?: Role, name?: string, widgets?: string[]): Promise<Browser>;
}

export interface Browser {
  cookie: string | undefined;
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
}

export async function startAdminApp(
  t: TestContext,
  options: {
    store?: Store;
    deps?: Partial<AppDeps>;
    hasPage?: boolean;
    dashboardFolder?: string;
    /** What goes before what `environment` says. */
    config?: Partial<Config>;
    /** Quick ones where absent. */
    passwords?: Passwords;
    allowPrivate?: string[];
    environment?: Record<string, string>;
  } = {},
): Promise<AdminApp> {
  const store = options.store ?? createMemoryStore();
  let now = NOW;
  const clock = () => now;
  const seen = createSeenCollector(store.seen, clock);
  const { passwords = createPasswords(QUICK_HASH) } = options;
  const dashboardFolder = mkdtempSync(join(tmpdir(), 'service-chat-dashboard-'));
  const imports = createTestImports(store, clock, dashboardFolder, options.allowPrivate);
  const admin = createAdminDeps({
    store,
    imports,
    trials: makeTrials(store),
    clock,
    seen,
    passwords,
    insight: openLocalInsight(store.log, clock),
    config: { ...readConfig({ DATA_DIR: dashboardFolder, ...options.environment }, {}), ...options.config },
    version: packageVersion(),
    search: undefined,
    shutdownSignal: new AbortController().signal,
    newId: () => crypto.randomUUID(),
  });
  t.after(async () => {
    await imports.stop();
    rmSync(dashboardFolder, { recursive: true, force: true });
  });
  if (options.hasPage) {
    mkdirSync(join(dashboardFolder, 'assets'));
    writeFileSync(join(dashboardFolder, 'index.html'), '<!doctype html><title>Dashboard</title>');
    writeFileSync(join(dashboardFolder, 'assets', 'app-1.js'), 'export {};');
  }
  const dashboard = { admin, dashboardFolder: options.dashboardFolder ?? dashboardFolder };
  const app = await startApp(t, { deps: { store, clock, dashboard, seen, ...options.deps } });
  const setupToken = (await admin.setup.openLink())?.split('#')[1] ?? '';

  const send: AdminApp['send'] = (method, path, body, headers = {}) =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(app.url);
      const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
      const type = text === undefined ? {} : { 'Content-Type': 'application/json' };
      const length = text === undefined ? {} : { 'Content-Length': Buffer.byteLength(text) };
      // `fetch` would not send everything that somebody bad can send.
      const sent = request(
        { hostname, port, method, path, headers: { ...type, ...length, ...headers } },
        (response) => {
          let received = '';
          response.setEncoding('utf8').on('data', (part: string) => {
            received += part;
            // A stream of events has no end; its first event is enough.
            if (response.headers['content-type']?.startsWith('text/event-stream')) response.destroy();
          });
          response.on('close', () => {
            const { statusCode: status = 0, headers: answered } = response;
            resolve({
              status,
              headers: answered,
              text: received,
              json: () => JSON.parse(received) as Fields,
            });
          });
        },
      );
      sent.on('error', reject).end(text);
    });

  const browse = (cookie?: string): Browser => ({
    cookie,
    async send(method, path, body, headers = {}) {
      const own = { Origin: app.url, 'Sec-Fetch-Site': 'same-origin' };
      const sent = this.cookie === undefined ? own : { ...own, Cookie: this.cookie };
      const answer = await send(method, path, body, { ...sent, ...headers });
      const [set] = answer.headers['set-cookie'] ?? [];
      if (set !== undefined) this.cookie = set.split(';')[0];
      return answer;
    },
  });

  return {
    ...app,
    admin,
    folder: dashboardFolder,
    setupToken,
    send,
    browse,
    now: clock,
    wait(ms) {
      now += ms;
    },
    async signedIn(role = 'owner', name = 'Ann', widgets) {
      const browser = browse();
      if ((await store.identity.operators.list()).length === 0) {
        const body = { token: setupToken, name: 'Ann', password: PASSWORD };
        const first = name === 'Ann' ? browser : browse();
        assert.equal((await first.send('POST', '/api/admin/setup', body)).status, 204);
        if (name === 'Ann') return browser;
      }
      const now_ = new Date(clock()).toISOString();
      const passwordHash = await admin.passwords.hash(PASSWORD);
      const operator = {
        id: crypto.randomUUID(),
        version: 1,
        name,
        role,
        isActive: true,
        epoch: 0,
        passwordHash,
        ...(widgets && { widgets }),
        createdAt: now_,
      };
      await store.identity.commit([{ in: 'operators', save: operator }], undefined);
      const answer = await browser.send('POST', '/api/admin/session', { name, password: PASSWORD });
      assert.equal(answer.status, 204, answer.text);
      return browser;
    },
  };
}

/** Asks the engine that needs no model. */
function makeTrials({ pages }: Pick<Store, 'pages'>): Trials {
  const knowledge = createKnowledge({ pages });
  return createTrials({ knowledge, extractive: createExtractiveEngine({ knowledge }) });
}
