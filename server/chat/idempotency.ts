/** Makes a request safe to send again: the same key and body have the same effect, once. */
import { createHash } from 'node:crypto';
import type { ChatReply, ChatRequest } from '../contract.js';
import { AppError } from '../errors.js';
import { scopedKey } from '../store/port/conversation-store.js';

/** What tells a repeated request from a new one. */
export interface RequestIdentity {
  /** What the caller named the request; good for its widget and visitor. */
  key: string;
  /** From every field that the request schema names, whatever their order. */
  hash: string;
}

/** @param request as its schema read it */
export function identify(request: object, key: string): RequestIdentity {
  return { key, hash: createHash('sha256').update(JSON.stringify(request, inOrder)).digest('base64url') };
}

/** Has objects written with their fields in one order. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** @throws {AppError} `idempotency_conflict` where the key was used for another request. */
export function assertSameRequest({ hash }: RequestIdentity, first: string | undefined): void {
  if (hash === first) return;
  throw new AppError(
    'idempotency_conflict',
    'This Idempotency-Key was sent with another request before; send a new key with each new request.',
  );
}

/** Who asks of whom. */
type Asker = Pick<ChatRequest, 'widgetId' | 'visitorId'>;

/** Replies that are being made, so that a duplicate waits for the first instead of asking again. */
export class RepliesInFlight {
  readonly #replies = new Map<string, { hash: string; reply: Promise<ChatReply> }>();

  /**
   * The reply that an earlier call with the same identity is making; undefined where there is none.
   *
   * @throws {AppError} `idempotency_conflict`
   */
  find(request: Asker, identity: RequestIdentity): Promise<ChatReply> | undefined {
    const known = this.#replies.get(questionKey(request, identity));
    if (known) assertSameRequest(identity, known.hash);
    return known?.reply;
  }

  /** Shares a reply with its duplicates until it is made, or has failed, which fails them too. */
  async share(
    request: Asker,
    identity: RequestIdentity,
    makeReply: () => Promise<ChatReply>,
  ): Promise<ChatReply> {
    const key = questionKey(request, identity);
    const reply = makeReply();
    this.#replies.set(key, { hash: identity.hash, reply });
    try {
      return await reply;
    } finally {
      this.#replies.delete(key);
    }
  }
}

const questionKey = ({ widgetId, visitorId }: Asker, { key }: RequestIdentity) =>
  scopedKey({ type: 'question', widgetId, visitorId, idempotencyKey: key });
