/** The sender of events as the server and its commands have it. */
import { createAddressGuard } from '../../network/address-guard.js';
import { packageVersion } from '../../runtime/package-root.js';
import { createEventSender, type EventSender } from './event-sender.js';

/** @param allowPrivate private networks (CIDR) that webhooks may be in */
export function openEventSender(allowPrivate: readonly string[]): EventSender {
  return createEventSender({
    guard: createAddressGuard(allowPrivate),
    userAgent: `service-chat/${packageVersion()}`,
    clock: Date.now,
  });
}
