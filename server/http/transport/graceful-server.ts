/** An HTTP server that cuts slow clients off and can stop without losing a request. */
import { randomUUID } from 'node:crypto';
import { once, setMaxListeners } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { refuseMalformed } from './malformed-request.js';

/**
 * A slow header or body is cut off. The check must run often: with Node's 30 s between checks the limits would
 * act only then. Kept-alive connections outlive the 60 s of the usual proxies, so that the proxy ends them.
 */
const TIME_LIMITS = {
  connectionsCheckingInterval: 2_000,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 65_000,
};
/** Beyond it, new connections are closed at once; well below what the memory of a small machine carries. */
const MAX_CONNECTIONS = 10_000;
/** Long enough for clients with a request on its way to send it and to learn that the connection ends. */
const GRACE_MS = 400;
/**
 * While the door closes: how long nothing must come or go, how long that is waited for at most once nothing is in
 * flight, and how long for what is in flight. Who was answered may come again at once.
 */
const QUIET_MS = 100;
const CLOSING_MS = 2_000;
const BUSY_MS = 4_000;
/** After the door has closed: when connections that never asked anything are cut. */
const SILENT_MS = 500;
const SWEEP_MS = 50;
/** When a stop cuts off whatever is left, unless told otherwise. */
const DRAIN_LIMIT_MS = 22_000;

export interface GracefulServer {
  readonly isDraining: () => boolean;
  /** Aborted while it drains, when requests in flight are to be finished in the quickest way. */
  readonly shutdownSignal: AbortSignal;
  /**
   * Resolves with the port once requests are taken; rejects where the port cannot be had. Where it listens already,
   * requests go to `handler` from now on.
   */
  listen(handler: RequestListener, port: number, host: string | undefined): Promise<number>;
  /**
   * Finishes what is in flight, tells each client that its connection ends, then stops listening. Resolves when
   * the last connection is closed; what is still open after `limitMs`, 22 s by default, is cut off.
   */
  drain(limitMs?: number): Promise<void>;
}

/** When slow clients are cut off, in milliseconds; see the options of Node's `createServer`. */
export type TimeLimits = typeof TIME_LIMITS;

/** @param mayConnect whether a new connection may stay; one that may not is closed at once */
export function createGracefulServer(
  timeLimits: TimeLimits = TIME_LIMITS,
  mayConnect: (socket: Socket) => boolean = () => true,
): GracefulServer {
  const server = createServer(timeLimits);
  server.maxConnections = MAX_CONNECTIONS;
  const sockets = new Set<Socket>();
  const inFlight = new Set<ServerResponse>();
  let handle: RequestListener;
  let held: (() => void)[] | undefined;
  const shutdown = new AbortController();
  // As many as there are requests in flight.
  setMaxListeners(0, shutdown.signal);
  let draining = false;
  /** What came or went while the door closes. */
  let events = 0;

  server.on('connection', (socket) => {
    if (!mayConnect(socket)) {
      socket.destroy();
      return;
    }
    events++;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });

  server.on('request', (req, res) => {
    events++;
    if (draining) endConnection(res);
    const start = () => {
      inFlight.add(res);
      res.on('close', () => {
        inFlight.delete(res);
        events++;
      });
      handle(req, res);
    };
    if (held) held.push(start);
    else start();
  });

  server.on('clientError', (error, socket) => {
    const isResponding = [...inFlight].some((res) => res.socket === socket && res.headersSent);
    refuseMalformed(error, socket, randomUUID(), isResponding);
  });

  /**
   * A connection that waits to be accepted while the listener closes is reset by the system. So requests are
   * held back for a moment: their clients wait instead of coming again, and the listener closes in silence.
   */
  async function closeDoor(limit: number): Promise<void> {
    const waiting: (() => void)[] = [];
    held = waiting;
    let deadline = Math.min(performance.now() + BUSY_MS, limit);
    do {
      events = 0;
      if (inFlight.size === 0) deadline = Math.min(deadline, performance.now() + CLOSING_MS);
      await sleep(Math.max(0, Math.min(QUIET_MS, limit - performance.now())));
      // What waits to be accepted is accepted in this turn.
      await nextTurn();
    } while ((events > 0 || inFlight.size > 0) && performance.now() < deadline);
    server.close();
    held = undefined;
    for (const start of waiting) start();
  }

  return {
    isDraining: () => draining,
    shutdownSignal: shutdown.signal,

    async listen(handler, port, host) {
      handle = handler;
      if (!server.listening) {
        server.listen(port, host);
        await once(server, 'listening');
      }
      return (server.address() as AddressInfo).port;
    },

    async drain(limitMs = DRAIN_LIMIT_MS) {
      const deadline = performance.now() + limitMs;
      draining = true;
      inFlight.forEach(endConnection);
      const closed = once(server, 'close');
      await sleep(Math.min(GRACE_MS, limitMs));
      shutdown.abort();
      await closeDoor(deadline);
      const sweeper = sweep(server, sockets, deadline);
      await closed;
      clearInterval(sweeper);
    },
  };
}

function endConnection(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader('Connection', 'close');
}

/** Ends the connections that `server.close()` leaves open although nobody waits for a response on them. */
function sweep(server: Server, sockets: ReadonlySet<Socket>, deadline: number): NodeJS.Timeout {
  const silentUntil = performance.now() + SILENT_MS;
  const cut = () => {
    const now = performance.now();
    server.closeIdleConnections();
    for (const socket of sockets) {
      const isSilent = socket.bytesRead === 0 && now > silentUntil;
      if (isSilent || now >= deadline) socket.destroy();
    }
  };
  cut();
  return setInterval(cut, SWEEP_MS);
}
