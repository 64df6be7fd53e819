/** `/metrics`, and all of `/readyz`, on an address of its own, which visitors cannot reach. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError } from '../../errors.js';
import { readReadiness, type ReadinessDeps } from './health.js';
import type { Metrics } from './metrics.js';
import { pathOf } from '../transport/request-path.js';

export interface MetricsServer {
  port: number;
  close(): void;
}

/** Resolves once it listens; rejects where the port cannot be had. */
export async function startMetricsServer(
  metrics: Metrics,
  port: number,
  host: string,
  readiness: ReadinessDeps,
): Promise<MetricsServer> {
  const server = createServer((req, res) => {
    const send = (status: number, contentType: string, text: string) =>
      res.writeHead(status, { 'Content-Type': contentType }).end(text);
    const fail = (error: unknown) => {
      if (error instanceof AppError) send(error.status, 'text/plain', error.message);
      else send(500, 'text/plain', String(error));
    };
    switch (pathOf(req)) {
      case '/metrics':
        metrics.read().then(({ text, contentType }) => send(200, contentType, text), fail);
        return;
      case '/readyz':
        readReadiness(readiness).then(
          (found) => send(found.status === 'ready' ? 200 : 503, 'application/json', JSON.stringify(found)),
          fail,
        );
        return;
      default:
        res.writeHead(404).end();
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
