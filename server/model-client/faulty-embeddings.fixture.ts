/** A local server that speaks the embeddings protocol, and breaks it in every way that servers do. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

export type EmbeddingBehaviour =
  /** Vectors of the texts: a dimension for each meaning that the test knows. */
  | 'works'
  | { status: number; headers?: Record<string, string> }
  | 'hangs'
  | 'html'
  | 'cut'
  | 'too few'
  | 'longer vectors'
  | 'zeros'
  | 'endless'
  | 'NaN'
  /** As if it had been sent the first text alone. */
  | 'first only'
  | 'shuffled';

export interface FaultyEmbeddings {
  url: string;
  /** Texts that were asked for so far, and the headers and path of the last request. */
  texts: string[];
  requests: number;
  last: { path: string; authorization: string | undefined; model: string };
  behaviour: EmbeddingBehaviour;
  /** What it does instead with requests that have a text which holds this. */
  failsAt: { text: string; behaviour: EmbeddingBehaviour } | undefined;
  /** Requests with a text that holds it get no answer. */
  held: string | undefined;
  stop(): Promise<void>;
}

function* blanks(): Generator<string> {
  for (;;) yield ' '.repeat(100_000);
}

/** @param meanings words that mean the same, a line for each dimension */
export async function startFaultyEmbeddings(
  meanings: readonly (readonly string[])[],
): Promise<FaultyEmbeddings> {
  const vectorOf = (text: string): number[] => {
    const words = text.toLowerCase().split(/\W+/);
    return [0.1, ...meanings.map((same) => words.filter((word) => same.includes(word)).length)];
  };
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const { model, input } = JSON.parse(Buffer.concat(chunks).toString()) as {
        model: string;
        input: string[];
      };
      state.requests++;
      state.texts.push(...input);
      state.last = { path: req.url ?? '', authorization: req.headers.authorization, model };
      const { failsAt, held } = state;
      const isBad = failsAt !== undefined && input.some((text) => text.includes(failsAt.text));
      const behaviour = isBad ? failsAt.behaviour : state.behaviour;
      const isHeld = held !== undefined && input.some((text) => text.includes(held));
      if (behaviour === 'hangs' || isHeld) return;
      if (behaviour === 'html') {
        res.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>Welcome</html>');
        return;
      }
      if (behaviour === 'endless') {
        res.writeHead(200, { 'Content-Type': 'application/json' });
        Readable.from(blanks())
          .on('error', () => undefined)
          .pipe(res);
        return;
      }
      if (typeof behaviour === 'object') {
        res.writeHead(behaviour.status, behaviour.headers).end('{"error":{"message":"no"}}');
        return;
      }
      let data = input.map((text, index) => ({ index, embedding: vectorOf(text) }));
      if (behaviour === 'too few') data = data.slice(1);
      if (behaviour === 'first only') data = data.slice(0, 1);
      if (behaviour === 'shuffled') data.reverse();
      if (behaviour === 'longer vectors') for (const { embedding } of data) embedding.push(1);
      if (behaviour === 'zeros') for (const { embedding } of data) embedding.fill(0);
      const numbers = JSON.stringify({ object: 'list', data });
      const body = behaviour === 'NaN' ? numbers.replaceAll('0.1', 'NaN') : numbers;
      res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length });
      if (behaviour === 'cut') {
        res.write(body.slice(0, 20), () => res.destroy());
      } else {
        res.end(body);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const state: FaultyEmbeddings = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    texts: [],
    requests: 0,
    last: { path: '', authorization: undefined, model: '' },
    behaviour: 'works',
    failsAt: undefined,
    held: undefined,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return state;
}
