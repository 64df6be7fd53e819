/** `/metrics` on an address of its own, which visitors cannot reach. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
): Promise<MetricsServer> {
  const server = createServer((req, res) => {
    if (pathOf(req) !== '/metrics') {
      res.writeHead(404).end();
      return;
    }
    metrics.read().then(
      ({ text, contentType }) => res.writeHead(200, { 'Content-Type': contentType }).end(text),
      (error: unknown) => res.writeHead(500).end(String(error)),
    );
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
