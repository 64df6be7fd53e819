/** Visitors of servers that stand behind a load balancer: each question goes to the next server until one has it. */
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatReply } from '../contract.js';

export interface Asked {
  key: string;
  reply: ChatReply;
}

export interface Visitors {
  /** What was answered so far. */
  readonly asked: readonly Asked[];
  /** How long each server took for what it answered, in milliseconds, by its place. */
  readonly times: readonly number[][];
  /** Connections that ended without a response though the server had taken them. */
  readonly cut: () => number;
  /** Answers with another status than 200, which were tried again. */
  readonly refused: () => number;
  /** Resolves when every visitor has the answer to the question that it asked last. */
  stop(): Promise<void>;
}

interface Response {
  status: number;
  body: string;
}

/** On a connection of its own, as a load balancer makes it. */
export function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method: 'POST', agent: false, headers: { 'Content-Type': 'application/json', ...headers } },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, body: text });
        });
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

/** Asks with the same key, of one server after another, until there is an answer. */
export async function askUntilAnswered(
  urlOf: (place: number) => string,
  body: object,
  key: string,
  onTrouble: (trouble: 'cut' | 'refused') => void = () => undefined,
): Promise<{ reply: ChatReply; place: number; took: number }> {
  for (let place = Math.random() < 0.5 ? 0 : 1; ; place = 1 - place) {
    const startedAt = performance.now();
    try {
      const url = `${urlOf(place)}/api/widget/chat`;
      const { status, body: text } = await post(url, body, { 'Idempotency-Key': key });
      if (status === 200)
        return { reply: JSON.parse(text) as ChatReply, place, took: performance.now() - startedAt };
      onTrouble('refused');
    } catch (error) {
      // Where no connection came about nothing was sent: a load balancer asks the next server, whatever the request.
      if ((error as NodeJS.ErrnoException).syscall !== 'connect') onTrouble('cut');
    }
    await sleep(10);
  }
}

/**
 * @param urlOf address of the first and second server as they are now
 * @param bodyOf what a visitor asks next
 */
export function sendVisitors(
  count: number,
  urlOf: (place: number) => string,
  bodyOf: () => object,
): Visitors {
  const asked: Asked[] = [];
  const times: number[][] = [[], []];
  const troubles = { cut: 0, refused: 0 };
  let isStopping = false;
  const visit = async (): Promise<void> => {
    while (!isStopping) {
      const key = randomUUID();
      const { reply, place, took } = await askUntilAnswered(urlOf, bodyOf(), key, (trouble) => {
        troubles[trouble]++;
      });
      asked.push({ key, reply });
      times[place]?.push(took);
    }
  };
  const visits = Promise.all(Array.from({ length: count }, visit));
  return {
    asked,
    times,
    cut: () => troubles.cut,
    refused: () => troubles.refused,
    async stop() {
      isStopping = true;
      await visits;
    },
  };
}
