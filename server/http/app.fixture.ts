/** A real server on a free port over the memory store, for tests of the HTTP side. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import type { AnswerEngine, Question } from '../answers/answer-engine.js';
import type { ErrorBody } from '../contract.js';
import { widgetSchema, type Widget } from '../model.js';
import { createMemoryStore } from '../store/memory/memory-store.js';
import type { Store } from '../store/port/store.js';
import { createApp, type AppDeps } from './app.js';
import { createRoutes } from './routes.js';
import { createClientAddress } from './guards/client-address.js';
import { createConnectionLimit } from './guards/connection-limit.js';
import { createGracefulServer, type TimeLimits } from './transport/graceful-server.js';
import type { Route } from './transport/route.js';

export const WIDGET_ID = '11111111-1111-1111-1111-111111111111';
/** A Tuesday at noon, in the middle of a month of 31 days. */
export const NOW = Date.UTC(2026, 6, 14, 12);
export const SITE = 'https://acme.example';
/** The documentation. To read it takes most of a start, so only its own tests do. */
export const DOCS_FOLDER = fileURLToPath(new URL('../../docs', import.meta.url));

export interface TestApp {
  url: string;
  store: Store;
  /** What the engine was asked. */
  questions: Question[];
  /** Parsed lines of the log. */
  logged: Record<string, unknown>[];
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** As `GracefulServer.drain`. */
  stop(limitMs?: number): Promise<void>;
}

/**
 * Starts the app with one active widget that lets in `acme.example`.
 *
 * @param owner the test at whose end it stops; without one, whoever started it stops it
 */
export async function startApp(
  owner?: Pick<TestContext, 'after'>,
  options: {
    widget?: Partial<Widget>;
    engine?: AnswerEngine;
    deps?: Partial<AppDeps>;
    /** Rows that the table of routes gets besides. */
    routes?: readonly Route[];
    host?: string;
    timeLimits?: TimeLimits | undefined;
    addressConnections?: number;
  } = {},
): Promise<TestApp> {
  const store = options.deps?.store ?? createMemoryStore();
  await store.widgets.save(makeWidget(options.widget));
  const questions: Question[] = [];
  const logged: Record<string, unknown>[] = [];
  const write = (line: string) => logged.push(JSON.parse(line) as Record<string, unknown>);
  const folder = mkdtempSync(join(tmpdir(), 'service-chat-http-'));
  const logger = pino({ level: 'debug' }, { write });
  const client = createClientAddress(options.deps?.trustProxy ?? 0);
  const mayConnect = createConnectionLimit(client, options.addressConnections, logger);
  const server = createGracefulServer(options.timeLimits, mayConnect);
  const deps: AppDeps = {
    store,
    engine: options.engine ?? cannedEngine(questions),
    logger,
    clock: () => NOW,
    newId: () => crypto.randomUUID(),
    isDraining: server.isDraining,
    shutdownSignal: server.shutdownSignal,
    isWarm: () => true,
    version: '0.0.0',
    publicUrl: undefined,
    trustProxy: 0,
    addressQuota: undefined,
    rateLimits: { address: undefined, visitor: undefined },
    widgetFolder: folder,
    docsFolder: folder,
    ...options.deps,
  };
  const app = createApp(deps, [...createRoutes(deps), ...(options.routes ?? [])]);
  const host = options.host ?? '127.0.0.1';
  const port = await server.listen(app, 0, host);
  const url = `http://${host}:${port}`;
  const testApp: TestApp = {
    url,
    store,
    questions,
    logged,
    post: (path, body, headers) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async stop(limitMs) {
      await server.drain(limitMs);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  owner?.after(() => testApp.stop(0));
  return testApp;
}

export function makeWidget(fields: Partial<Widget> = {}): Widget {
  return widgetSchema.parse({ id: WIDGET_ID, name: 'Acme', allowlist: ['acme.example'], ...fields });
}

export async function errorOf(response: Response): Promise<ErrorBody['error'] & { requestId: string }> {
  const { error, requestId } = (await response.json()) as ErrorBody;
  return { ...error, requestId };
}

/** Answers everything from one page. */
function cannedEngine(questions: Question[]): AnswerEngine {
  return {
    answer(question) {
      questions.push(question);
      return Promise.resolve({
        answer: 'You can return any lamp within 30 days.',
        citations: [
          {
            pageId: 'returns',
            pageTitle: 'Returns',
            pageUrl: 'https://acme.example/returns',
            excerpt: 'You can return any lamp within 30 days.',
          },
        ],
        relatedArticles: [],
        confidenceScore: 0.9,
        wasRefused: false,
      });
    },
  };
}
