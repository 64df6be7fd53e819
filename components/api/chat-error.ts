/** What a failed request means for the visitor. */
import type { Trouble, TroubleCode } from '../conversation/conversation-state.js';
import { isObject } from '../internal/shapes.js';

/** Whether the same question may get a reply when it is sent again. */
const CAN_RETRY: Readonly<Record<TroubleCode, boolean>> = {
  network: true,
  timeout: true,
  bad_reply: true,
  internal: true,
  store_unavailable: true,
  rate_limited: true,
  quota_exceeded: true,
  not_found: true,
  method_not_allowed: true,
  unsupported_media_type: true,
  origin_not_allowed: false,
  widget_not_found: false,
  invalid_request: false,
  payload_too_large: false,
  idempotency_conflict: false,
};

/** What is said of a question that a reload cut off. */
export const CUT_OFF: Trouble = { code: 'network', canRetry: true };

/** A newer server may have codes that this script does not know. */
const isKnown = (code: unknown): code is TroubleCode =>
  typeof code === 'string' && Object.hasOwn(CAN_RETRY, code);

/** @param error an `ApiError`, told by its fields: its class comes with the first request, this with the panel */
export function troubleOf(error: unknown): Trouble {
  const { code, retryAfter } = isObject(error) ? error : {};
  const known = isKnown(code) ? code : 'internal';
  return { code: known, canRetry: CAN_RETRY[known], ...(typeof retryAfter === 'number' && { retryAfter }) };
}
