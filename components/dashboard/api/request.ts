/** One exchange with the admin API. */
import { messages } from '../messages/messages.js';
import { AdminError, errorOf } from './admin-error.js';

/** A password is worked on for a while, and others may be before it. */
const TIMEOUT_MS = 30_000;
/** 20 MB over a slow line. */
const FILE_TIMEOUT_MS = 600_000;
const BASE = '/api/admin/';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface RequestOptions {
  /** Sent as JSON. */
  readonly body?: object;
  /** Sent as it is, in place of `body`. */
  readonly file?: Blob;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/** What may change something and is under way: its answer may bring a new session. */
const changing = new Set<Promise<unknown>>();

/** Resolves when no change is under way any more that was when it was called. */
export const changesEnded = (): Promise<unknown> => Promise.allSettled(changing);

/**
 * The parsed JSON of the answer; undefined where it has no body.
 *
 * @param path below the admin API
 * @throws AdminError for every failure but an abort by `signal`, which rejects with the signal's reason
 */
export function request<Answer>(method: Method, path: string, options: RequestOptions = {}): Promise<Answer> {
  const answer = exchange<Answer>(method, path, options);
  if (method === 'GET') return answer;
  changing.add(answer);
  return answer.finally(() => changing.delete(answer));
}

async function exchange<Answer>(
  method: Method,
  path: string,
  { body, file, headers, signal }: RequestOptions,
): Promise<Answer> {
  const controller = new AbortController();
  const abort = () => {
    controller.abort();
  };
  const timer = setTimeout(abort, file ? FILE_TIMEOUT_MS : TIMEOUT_MS);
  signal?.addEventListener('abort', abort);
  try {
    const response = await fetch(BASE + path, {
      method,
      credentials: 'same-origin',
      signal: controller.signal,
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        ...(file && { 'Content-Type': 'application/octet-stream' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(file && { body: file }),
    });
    if (!response.ok) throw await errorOf(response);
    const text = await response.text();
    return (text === '' ? undefined : parse(text)) as Answer;
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof AdminError) throw cause;
    throw new AdminError('unreachable', messages.unreachable, undefined, { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AdminError('bad_reply', messages.badReply, undefined, { cause });
  }
}
