/** A local server that speaks the chat completion protocol, and breaks it in every way that servers do. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server does with one request. */
export type ModelBehaviour =
  /** Writes this text in pieces of a few characters. */
  | { writes: string }
  /** Writes this text, one byte of UTF-8 a packet. */
  | { writesBytewise: string }
  /** Writes this text, then stops writing, closes the connection, or ends without saying that it is done. */
  | { writes: string; then: 'stall' | 'cut' | 'end' | 'length' | 'bad_frame' | 'error' | 'heartbeats' }
  | { status: number; headers?: Record<string, string>; body?: string }
  /** Takes the request and never answers. */
  | { hangs: true };

export interface ModelRequest {
  headers: Record<string, string | string[] | undefined>;
  path: string;
  body: {
    model: string;
    stream: boolean;
    max_tokens?: number;
    max_completion_tokens?: number;
    messages: { role: string; content: string }[];
  };
}

export interface FaultyModel {
  /** Without `/v1`. */
  url: string;
  /** What was asked so far. */
  requests: ModelRequest[];
  /** Connections that the client left before the answer was whole. */
  abandoned: number;
  /** The behaviours of the next requests, in order; the last one stays. */
  behave(...behaviours: (ModelBehaviour | ((request: ModelRequest) => ModelBehaviour))[]): void;
  stop(): Promise<void>;
}

export async function startFaultyModel(): Promise<FaultyModel> {
  const script: (ModelBehaviour | ((request: ModelRequest) => ModelBehaviour))[] = [];
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as ModelRequest['body'];
      const request = { headers: req.headers, path: req.url ?? '', body };
      model.requests.push(request);
      const next = script.length > 1 ? script.shift() : script[0];
      void perform(res, typeof next === 'function' ? next(request) : (next ?? { status: 500 }));
    });
    res.on('close', () => {
      if (!res.writableFinished) model.abandoned += 1;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const model: FaultyModel = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    abandoned: 0,
    behave(...behaviours) {
      script.splice(0, script.length, ...behaviours);
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return model;
}

async function perform(res: ServerResponse, behaviour: ModelBehaviour): Promise<void> {
  if ('hangs' in behaviour) return;
  if ('status' in behaviour) {
    res.writeHead(behaviour.status, behaviour.headers).end(behaviour.body ?? '{"error":{"message":"no"}}');
    return;
  }
  res.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
  if ('writesBytewise' in behaviour) {
    const frames = frame({ delta: { content: behaviour.writesBytewise } }) + END;
    for (const byte of Buffer.from(frames)) {
      res.write(Buffer.from([byte]));
      await packet();
    }
    res.end();
    return;
  }
  res.write(frame({ delta: { role: 'assistant', content: '' } }));
  for (const piece of behaviour.writes.match(/[\s\S]{1,7}/g) ?? []) {
    res.write(frame({ delta: { content: piece } }));
    await packet();
  }
  finish(res, 'then' in behaviour ? behaviour.then : 'stop');
}

function finish(
  res: ServerResponse,
  how: 'stop' | 'stall' | 'cut' | 'end' | 'length' | 'bad_frame' | 'error' | 'heartbeats',
) {
  switch (how) {
    case 'stall':
      return;
    case 'heartbeats': {
      const timer = setInterval(() => res.write(': still here\n\n'), 5);
      res.on('close', () => {
        clearInterval(timer);
      });
      return;
    }
    case 'cut':
      res.destroy();
      return;
    case 'end':
      res.end();
      return;
    case 'bad_frame':
      res.end('data: {not json\n\n');
      return;
    case 'error':
      res.end('data: {"error":{"message":"out of memory"}}\n\n');
      return;
    case 'length':
      res.end(frame({ delta: {}, finish_reason: 'length' }));
      return;
    case 'stop':
      res.end(frame({ delta: {}, finish_reason: 'stop' }) + END);
  }
}

const END = 'data: [DONE]\n\n';
const frame = (choice: object) =>
  `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', choices: [{ index: 0, ...choice }] })}\n\n`;

/** Lets what was written leave as a packet of its own. */
const packet = () => new Promise((resolve) => setImmediate(resolve));

/** What a model that does as it is told writes. */
export const sentences = (
  ...drafts: { text: string; cite: number[]; as?: string; quote?: string }[]
): string => drafts.map((draft) => `${JSON.stringify(draft)}\n`).join('');
