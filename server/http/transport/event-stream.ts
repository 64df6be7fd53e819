/** Server-sent events as a response, in a form that proxies let through as it is written. */
import type { ServerResponse } from 'node:http';
import { onClosed } from './on-closed.js';

const CONTENT_TYPE = 'text/event-stream; charset=utf-8';
/** Shorter than the time after which the usual proxies give up a silent connection. */
const HEARTBEAT_MS = 10_000;

/** Sends the head of a stream; comments keep the connection alive until it is closed. */
export function openEventStream(res: ServerResponse, heartbeatMs = HEARTBEAT_MS): void {
  res.setHeader('Content-Type', CONTENT_TYPE);
  res.setHeader('Cache-Control', 'no-cache, no-transform');
  // nginx would collect the events and send them all at the end.
  res.setHeader('X-Accel-Buffering', 'no');
  res.flushHeaders();
  const heartbeat = setInterval(() => res.write(':\n\n'), heartbeatMs);
  onClosed(res, () => {
    clearInterval(heartbeat);
  });
}

/** Whether `openEventStream` was called for this response. */
export const isEventStream = (res: ServerResponse): boolean =>
  res.headersSent && res.getHeader('Content-Type') === CONTENT_TYPE;

/** Sends one event: its data as JSON, which has no line ends. Does nothing once the caller is gone. */
export function sendEvent(res: ServerResponse, event: string, data: unknown): void {
  if (!res.closed) res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
