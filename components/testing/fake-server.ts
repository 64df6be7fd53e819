/**
 * A server in the page, for stories and component tests: answers the widget's requests by what a story or a
 * test has laid down, and keeps what it was asked. Stands where the network begins, at `fetch`.
 */
import { toJson } from '../internal/json.js';
import type { ChatReply, ErrorCode, WidgetRecord } from '../../server/contract.js';
import { GREETING, WIDGET_ID, WIDGET_NAME } from './fixtures.js';

/** A value is sent as JSON, a Response as it is, an Error as a network that fails. */
export type FakeAnswer = object | Response | Error;

export interface FakeRequest {
  readonly method: string;
  /** Whole address. */
  readonly url: string;
  /** Last part of the path without ids: `config`, `chat`, `feedback`, `escalate`. */
  readonly route: string;
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON of a POST. */
  readonly body?: Readonly<Record<string, unknown>>;
}

export interface FakeServer {
  /** Every request so far, oldest first. */
  readonly requests: readonly FakeRequest[];
  /** Requests to one route. */
  requestsTo(route: string): FakeRequest[];
  /** Lays down what a route answers from now on; it may wait as long as it likes. */
  on(route: string, answer: (request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>): void;
  /** Lets every request to a route wait; gives, in their order, the functions that answer them. */
  hold(route: string): ((answer: FakeAnswer) => void)[];
  /** Gives the page its own `fetch` back. */
  stop(): void;
}

export const widgetRecord: WidgetRecord = {
  id: WIDGET_ID,
  name: WIDGET_NAME,
  appearance: { primaryColor: '#0f766e', greeting: GREETING, position: 'bottom-right' },
  isActive: true,
};

/** Of every reply that does not say otherwise. */
export const CONVERSATION_ID = '3f2b8c1e-5d4a-4f6b-9c7d-2e1a0b9c8d7f';

let count = 0;

/** A whole reply; every one has an id of its own. */
export function chatReply(answer: string, changes: Partial<ChatReply> = {}): ChatReply {
  count += 1;
  return {
    conversationId: CONVERSATION_ID,
    messageId: `00000000-0000-4000-9000-${String(count).padStart(12, '0')}`,
    answer,
    citations: [],
    relatedArticles: [],
    confidenceScore: 0.9,
    wasRefused: false,
    ...changes,
  };
}

/** The body that the server answers every error with. */
export function errorAnswer(status: number, code: ErrorCode, headers: Record<string, string> = {}): Response {
  const body = { error: { code, message: `The server said ${code}.` }, requestId: 'fake' };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

export interface FakeStream {
  readonly response: Response;
  /** Sends one event as the server does; a text goes out as it stands. */
  send(event: string, data?: object): void;
  /** Ends the stream, whether or not it is complete. */
  end(): void;
}

/** A reply to a question that comes in parts. */
export function openStream(): FakeStream {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const ignore = () => undefined;
  return {
    response: new Response(readable, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
    send: (event, data) => {
      const text = data ? `event: ${event}\ndata: ${toJson(data)}\n\n` : event;
      writer.write(new TextEncoder().encode(text)).catch(ignore);
    },
    end: () => {
      writer.close().catch(ignore);
    },
  };
}

function toRequest(input: RequestInfo | URL, init: RequestInit = {}): FakeRequest {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  const route = /\/api\/widget\/([a-z]+)/.exec(url.pathname)?.[1] ?? '';
  const body =
    typeof init.body === 'string' ? { body: JSON.parse(init.body) as Record<string, unknown> } : {};
  const headers = Object.fromEntries(new Headers(init.headers));
  return { method: init.method ?? 'GET', url: url.href, route, headers, ...body };
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () => {
      reject(new DOMException('The request was aborted.', 'AbortError'));
    };
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
  });
}

function toResponse(answer: FakeAnswer, signal: AbortSignal | null | undefined): Response {
  if (answer instanceof Error) throw new TypeError('Failed to fetch', { cause: answer });
  if (answer instanceof Response) {
    if (!answer.body || !signal) return answer;
    // A stream ends with its request, as one from the network does.
    return new Response(answer.body.pipeThrough(new TransformStream(), { signal }), answer);
  }
  return new Response(toJson(answer), { headers: { 'content-type': 'application/json' } });
}

/** Takes the place of `fetch` in a window; requests that are not the widget's go on to the network. */
export function startFakeServer(view: Window & typeof globalThis = window): FakeServer {
  const network = view.fetch;
  const requests: FakeRequest[] = [];
  const answers = new Map<string, (request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>>([
    ['config', () => widgetRecord],
    ['chat', ({ body }) => chatReply(`You asked: ${String(body?.['message'])}`)],
    ['feedback', () => new Response(null, { status: 204 })],
    ['escalate', () => new Response(null, { status: 204 })],
  ]);
  view.fetch = async (input, init) => {
    const request = toRequest(input, init);
    const answer = answers.get(request.route);
    if (!answer) return network.call(view, input, init);
    requests.push(request);
    return toResponse(await Promise.race([answer(request), untilAborted(init?.signal)]), init?.signal);
  };
  return {
    requests,
    requestsTo: (route) => requests.filter((request) => request.route === route),
    on: (route, answer) => answers.set(route, answer),
    hold: (route) => {
      const waiting: ((answer: FakeAnswer) => void)[] = [];
      answers.set(route, () => new Promise((resolve) => waiting.push(resolve)));
      return waiting;
    },
    stop: () => {
      view.fetch = network;
    },
  };
}
