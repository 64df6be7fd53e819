/** Fetches single addresses of the web within limits, and never from where the guard forbids. */
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Dispatcher } from 'undici';
import type { AddressGuard } from '../../network/address-guard.js';
import { createGuardedRequests } from '../../network/guarded-requests.js';
import { WebError, webErrorOf, type Failure } from './web-error.js';
import { readAtMost } from '../../network/read-at-most.js';
import { withDeadline, type Deadline } from '../../network/deadline.js';

/** What allows the next request for the same address to be responded to with "not modified". */
export interface Validators {
  etag?: string | undefined;
  /** An HTTP date. */
  lastModified?: string | undefined;
}

export interface WebResponse {
  /** Address that responded, after all redirects. */
  url: URL;
  status: number;
  /** By lower-case name; the first value where a header came more than once. */
  headers: Readonly<Record<string, string>>;
  /** Decompressed; empty unless the status is 200. */
  body: Buffer;
}

/** A server that names no date of change still compares with the date of its response (RFC 9110, 13.1.3). */
export function validatorsIn({ headers }: Pick<WebResponse, 'headers'>): Validators {
  return { etag: headers['etag'], lastModified: headers['last-modified'] ?? headers['date'] };
}

export interface WebRequest extends Validators {
  /** Bytes of the body, decompressed. Default 2 MB. */
  maxBytes?: number;
  /** Milliseconds for this address, redirects and body included. Default that of the client. */
  timeoutMs?: number;
  /** Why a redirect must not lead to an address. It may lead to every one where this is absent. */
  refusalOf?: (target: URL) => Failure | undefined;
  signal?: AbortSignal | undefined;
}

export interface WebClient {
  /**
   * @throws {WebError} for everything that is not a response
   * @throws the reason of `signal`
   */
  get(url: URL, request?: WebRequest): Promise<WebResponse>;
  close(): Promise<void>;
}

export interface WebClientOptions {
  guard: AddressGuard;
  /** Sent with each request, so that a site knows who reads it. */
  userAgent: string;
  /** Milliseconds for one address, redirects and body included. Default 10,000. */
  timeoutMs?: number | undefined;
}

const MAX_REDIRECTS = 5;
const MAX_BYTES = 2 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
/** What is read of a body that nobody wants, so that its connection can be used again. */
const DUMP_BYTES = 64 * 1024;
const ACCEPT =
  'text/html,application/xhtml+xml,text/markdown;q=0.9,application/pdf;q=0.8,text/plain;q=0.8,*/*;q=0.1';

/** Why an address is not read that is none of the site's. */
export const OUTSIDE: Failure = { reason: 'is not part of the site' };

export function createWebClient({ guard, userAgent, timeoutMs = TIMEOUT_MS }: WebClientOptions): WebClient {
  const client = createGuardedRequests({ guard, timeoutMs, connections: 2 });

  async function follow(start: URL, options: WebRequest, deadline: Deadline): Promise<WebResponse> {
    let url = start;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await deadline.race(hop(url, options, deadline.signal));
      const target = redirectOf(response, url);
      if (!target) return read(url, response, options.maxBytes ?? MAX_BYTES, deadline);
      await dump(response, deadline);
      const refusal = /^https?:$/.test(target.protocol) ? options.refusalOf?.(target) : OUTSIDE;
      if (refusal) {
        const reason = `redirects to ${target.href}, which ${refusal.reason}`;
        throw new WebError('unusable', { ...refusal, reason });
      }
      url = target;
    }
    throw new WebError('unusable', { reason: `redirects more than ${MAX_REDIRECTS} times` });
  }

  function hop(url: URL, { etag, lastModified }: WebRequest, signal: AbortSignal) {
    return client.request(url, {
      signal,
      headers: {
        'user-agent': userAgent,
        accept: ACCEPT,
        'accept-encoding': 'gzip, deflate, br',
        ...(etag !== undefined && { 'if-none-match': etag }),
        ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
      },
    });
  }

  return {
    async get(url, options = {}) {
      const { signal, timeoutMs: ms = timeoutMs } = options;
      const late = () => new WebError('temporary', { reason: `did not answer within ${ms / 1000} seconds` });
      try {
        const limits = { ms, reason: late, caller: signal };
        return await withDeadline(limits, (deadline) => follow(url, options, deadline));
      } catch (error) {
        signal?.throwIfAborted();
        throw webErrorOf(error);
      }
    },
    close: () => client.close(),
  };
}

function redirectOf({ statusCode, headers }: Dispatcher.ResponseData, url: URL): URL | undefined {
  const location = firstOf(headers['location']);
  if (![301, 302, 303, 307, 308].includes(statusCode) || location === undefined) return undefined;
  if (!URL.canParse(location, url.href))
    throw new WebError('unusable', { reason: 'redirects to no valid address' });
  return new URL(location, url);
}

async function read(
  url: URL,
  answer: Dispatcher.ResponseData,
  maxBytes: number,
  deadline: Deadline,
): Promise<WebResponse> {
  const { statusCode, headers, body } = answer;
  const fields = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), firstOf(value) ?? '']),
  );
  const response = { url, status: statusCode, headers: fields };
  if (statusCode !== 200) {
    await dump(answer, deadline);
    return { ...response, body: Buffer.alloc(0) };
  }
  return { ...response, body: await readBody(body, fields['content-encoding'] ?? '', maxBytes, deadline) };
}

function dump({ body }: Dispatcher.ResponseData, { race, signal }: Deadline): Promise<void> {
  return race(body.dump({ limit: DUMP_BYTES, signal }));
}

/** Reads as it comes and stops at the limit, so neither an endless body nor a compressed one fills the memory. */
async function readBody(
  body: Readable,
  encoding: string,
  maxBytes: number,
  deadline: Deadline,
): Promise<Buffer> {
  const decoded = decode(body, encoding);
  try {
    const whole = await readAtMost(deadline.read(decoded), maxBytes);
    if (whole) return whole;
    throw new WebError('unusable', { reason: `is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB` });
  } finally {
    decoded.destroy();
    body.destroy();
  }
}

function decode(body: Readable, encoding: string): Readable {
  const decoder = decoderFor(encoding.trim().toLowerCase());
  if (!decoder) return body;
  // A connection that breaks must break the decoder too, or reading would wait for ever.
  body.on('error', (error) => decoder.destroy(error));
  return body.pipe(decoder);
}

function decoderFor(encoding: string) {
  if (encoding === '' || encoding === 'identity') return undefined;
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
  if (encoding === 'deflate') return createInflate();
  if (encoding === 'br') return createBrotliDecompress();
  throw new WebError('unusable', { reason: `is compressed in a way that was not asked for (${encoding})` });
}

function firstOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
