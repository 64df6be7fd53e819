/** How something is told by a channel, and what comes of it. */
import type { Deliverable } from '../../store/port/delivery-store.js';

export type SendOutcome =
  | {
      isDelivered: true;
      /** There was nothing to tell. */
      hadNothing?: boolean;
      /** What did not go well all the same, in words that follow the name of the channel. */
      warning?: string;
    }
  | {
      isDelivered: false;
      /** In words that follow the name of the channel, such as "The webhook". */
      reason: string;
      /** True where the receiver wants no more of it. */
      isGone?: boolean;
      /** How long it asked to be left alone, in milliseconds. */
      retryAfterMs?: number;
    };

/** Tells owners by one channel. */
export interface DeliverySender {
  /** Never rejects, unless it was stopped by `signal` or the store cannot be read. */
  send(record: Deliverable, signal: AbortSignal): Promise<SendOutcome>;
  close(): Promise<void>;
}
