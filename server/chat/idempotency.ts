/** Makes a request safe to send again: the same key and body have the same effect, once. */
import { createHash } from 'node:crypto';
import type { ChatReply, ChatRequest } from '../contract.js';
import { AppError } from '../errors.js';

/** What tells a repeated request from a new one. */
export interface RequestIdentity {
  /** What the caller named the request; good for its widget and visitor. */
  key: string;
  /** From every field that the request schema names, whatever their order. */
  hash: string;
}

/** @param request as its schema read it */
export function identify(request: object, key: string): RequestIdentity {
  const fields = JSON.stringify(request, Object.keys(request).sort());
  return { key, hash: createHash('sha256').update(fields).digest('base64url') };
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
    const known = this.#replies.get(scopedKey(request, identity));
    if (known) assertSameRequest(identity, known.hash);
    return known?.reply;
  }

  /** Shares a reply with its duplicates until it is made, or has failed, which fails them too. */
  async share(
    request: Asker,
    identity: RequestIdentity,
    makeReply: () => Promise<ChatReply>,
  ): Promise<ChatReply> {
    const key = scopedKey(request, identity);
    const reply = makeReply();
    this.#replies.set(key, { hash: identity.hash, reply });
    try {
      return await reply;
    } finally {
      this.#replies.delete(key);
    }
  }
}

const scopedKey = ({ widgetId, visitorId }: Asker, { key }: RequestIdentity) =>
  JSON.stringify([widgetId, visitorId ?? '', key]);
