/** Responds to what Node could not read as HTTP, or did not get in time: the one error body, then the end. */
import type { Duplex } from 'node:stream';
import type { ErrorBody } from '../../contract.js';

interface Refusal {
  status: string;
  message: string;
}

/** By the code of Node's error. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    message: 'The headers of the request are larger than 16 KB.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    message: 'The request did not arrive in time: headers have 10 seconds, the whole request has 15.',
  },
};
const MALFORMED: Refusal = { status: '400 Bad Request', message: 'The request is not valid HTTP.' };

/**
 * @param isResponding true where a response is on its way over this connection, which must not be written into
 */
export function refuseMalformed(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  requestId: string,
  isResponding: boolean,
): void {
  if (isResponding || !socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const { status, message } = REFUSALS[error.code ?? ''] ?? MALFORMED;
  const body = JSON.stringify({ error: { code: 'invalid_request', message }, requestId } satisfies ErrorBody);
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => {
    // Otherwise a client that never closes its side would keep the connection for good.
    socket.destroy();
  });
}
