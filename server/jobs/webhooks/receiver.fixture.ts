/** A receiver of webhooks that checks what it gets as one of its users would. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { Webhook } from 'standardwebhooks';
import type { WebhookEvent } from './webhook-event.js';

export interface Received {
  id: string;
  event: WebhookEvent;
  headers: IncomingHttpHeaders;
}

export interface Receiver {
  url: string;
  received: Received[];
  /** How it answers, in turn; 204 where nothing is left. */
  answers: ((res: ServerResponse) => void)[];
  /** Resolves when it has received so many. */
  until(count: number): Promise<void>;
}

/** @param secrets each of which must verify what comes */
export async function openReceiver(t: TestContext, ...secrets: string[]): Promise<Receiver> {
  const received: Received[] = [];
  const answers: Receiver['answers'] = [];
  const failures: unknown[] = [];
  let onReceived = (): void => undefined;
  const server = createServer((req, res) => {
    let body = '';
    req.setEncoding('utf8').on('data', (text: string) => (body += text));
    req.on('end', () => {
      try {
        for (const secret of secrets) new Webhook(secret).verify(body, req.headers as Record<string, string>);
        const id = String(req.headers['webhook-id']);
        received.push({ id, event: JSON.parse(body) as WebhookEvent, headers: req.headers });
      } catch (error) {
        failures.push(error);
      }
      const answer = answers.shift();
      if (answer) answer(res);
      else res.writeHead(204).end();
      onReceived();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answers,
    async until(count) {
      while (received.length < count) {
        if (failures.length > 0) throw failures[0];
        await new Promise<void>((resolve) => (onReceived = resolve));
      }
    },
  };
}

/** An answer of this status. */
export const answer =
  (status: number, headers: Record<string, string> = {}) =>
  (res: ServerResponse): void => {
    res.writeHead(status, headers).end();
  };
