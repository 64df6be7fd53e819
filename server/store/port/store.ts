/**
 * The store port: all that the rest of the server may ask of storage. Nothing above it knows of files or of a
 * single process, so every promise here must also be keepable by a database shared between processes.
 * The tests in `contract/` hold every implementation to it.
 */
import type { ConversationStore } from './conversation-store.js';
import type { DatabaseTraffic } from './database-traffic.js';
import type { OperatorDeliveries, DeliveryStore } from './delivery-store.js';
import type { OperatorEscalations, EscalationStore } from './escalation-store.js';
import type { Erasure, ErasureReport, Leftovers } from './erasure.js';
import type { ImageStore } from './image-store.js';
import type { AuditLog, IdentityStore } from './identity-store.js';
import type { Leases } from './leases.js';
import type { PageStore, SiteStore } from './page-store.js';
import type { OperatorQuotas } from './operator-quotas.js';
import type { FollowedLog, RecordLog } from './record-log.js';
import type { CheckStore, RunStore } from './run-store.js';
import type { SeenStore } from './seen-store.js';
import type { SharedWork } from './shared-work.js';
import type { MakeLimiter } from './shared-limits.js';
import type { StoreProblem } from './store-problem.js';
import type { TokenStore } from './token-store.js';
import type { TriageStore } from './triage-store.js';
import type { WidgetStore } from './widget-store.js';

/**
 * What acknowledged data survives: `machine`, the end of the store's process and a power cut of its machine; `failover`,
 * also the loss of the machine, when another takes over.
 */
export type Durability = 'machine' | 'failover';

/** What is known of the store's ability to write, without trying. */
export interface StoreHealth {
  /** False where the last write failed. */
  isWritable: boolean;
  /** Milliseconds since the last durable write to the conversations; absent before the first. */
  sinceWrite?: number;
  /** Whether this process has the data folder for itself; absent where there is none. */
  isLocked?: boolean;
  /** Absent where the store does not know of machines. */
  durability?: Durability;
}

/** What operators use of a store: the same beside servers that work on it and without one. */
export interface OperatorStore {
  readonly widgets: WidgetStore;
  readonly pages: PageStore;
  readonly sites: SiteStore;
  readonly runs: RunStore;
  readonly checks: CheckStore;
  readonly images: ImageStore;
  readonly log: RecordLog;
  readonly escalations: OperatorEscalations;
  readonly deliveries: OperatorDeliveries;
  readonly quotas: OperatorQuotas;
  readonly triage: TriageStore;
  readonly identity: IdentityStore;
  readonly audit: AuditLog;
  readonly leases: Leases;
  /**
   * Erases, really, what was recorded before the call, while the store goes on working. Questions of the current
   * calendar month (UTC) leave a record of type `erased`, so that quotas stay exact. Where it fails, the same call
   * erases the rest.
   *
   * @param now milliseconds since 1970
   */
  erase(erasure: Erasure, now: number): Promise<ErasureReport>;
  /** Frees the room of what was erased, as far as it can, and tells what is left; absent where nothing is. */
  leftovers?(): Promise<Leftovers>;
  /** Looks for what cannot be read now: everywhere, or only among widgets, or among the pages of one. */
  problems(among?: 'widgets' | { pagesOf: string }): Promise<StoreProblem[]>;
  /** Waits for writes in flight, then lets go of every resource. */
  close(): Promise<void>;
}

/** What a server uses of a store. */
export interface Store extends OperatorStore {
  readonly conversations: ConversationStore;
  readonly log: FollowedLog;
  readonly escalations: EscalationStore;
  readonly deliveries: DeliveryStore;
  readonly tokens: TokenStore;
  readonly seen: SeenStore;
  /** Absent where there is no database. */
  readonly traffic?: DatabaseTraffic;
  /** Counts over all servers on the store; absent where there can be one alone. */
  readonly makeLimiter?: MakeLimiter;
  /** Absent where one server has the store for itself. */
  readonly shared?: SharedWork;
  health(): StoreHealth;
  /** What could not be read when it was last looked at: by a look of `problems` or of `watch`. */
  knownProblems(): Promise<StoreProblem[]>;
  /**
   * Looks for what others change, again and again in the background, where nothing tells of it: so `widgets.known` and
   * `knownProblems` are right but for seconds. Resolves when every widget has been seen. Ends with the store.
   */
  watch(): Promise<void>;
}
