/** An HTTP server that cuts slow clients off and can stop without losing a request. */
import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A slow header or body is cut off. The check must run often: with Node's 30 s between checks the limits would
 * act only then. Kept-alive connections outlive the 60 s of the usual proxies, so that the proxy ends them.
 */
const TIMEOUTS = {
  connectionsCheckingInterval: 2_000,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 65_000,
};
/** Long enough for clients with a request on its way to send it and to learn that the connection ends. */
const GRACE_MS = 400;
const FORCED_AFTER_MS = 24_000;

export interface GracefulServer {
  readonly isDraining: () => boolean;
  /** Resolves with the port once requests are taken; rejects where the port cannot be had. */
  listen(handler: RequestListener, port: number, host: string | undefined): Promise<number>;
  /**
   * Answers what is under way, tells each client that its connection ends, then stops listening. Resolves when
   * the last connection is closed; after 24 s the rest is cut off.
   */
  drain(): Promise<void>;
}

export function createGracefulServer(): GracefulServer {
  const server = createServer(TIMEOUTS);
  const open = new Set<ServerResponse>();
  let draining = false;

  server.on('request', (_req, res) => {
    open.add(res);
    res.on('close', () => open.delete(res));
    if (draining) endConnection(res);
  });

  return {
    isDraining: () => draining,

    async listen(handler, port, host) {
      server.on('request', handler);
      server.listen(port, host);
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    },

    async drain() {
      draining = true;
      open.forEach(endConnection);
      await sleep(GRACE_MS);
      const closed = once(server, 'close');
      server.close();
      // Connections whose answer was under way without the header become idle only after close().
      const sweep = setInterval(() => {
        server.closeIdleConnections();
      }, 50);
      const force = setTimeout(() => {
        server.closeAllConnections();
      }, FORCED_AFTER_MS);
      await closed;
      clearInterval(sweep);
      clearTimeout(force);
    },
  };
}

function endConnection(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader('Connection', 'close');
}
