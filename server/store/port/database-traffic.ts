/** What goes between a server and the database of its store, for metrics. */

/** Told of it as it happens; may not throw. */
export interface TrafficObserver {
  /** A statement has ended, well or not. */
  statement(name: string, seconds: number): void;
  /** So many questions or replies were stored by one statement. */
  batch(size: number): void;
  /** A statement is tried again, because of an error of this code. */
  retry(code: string): void;
}

/** Connections. */
export interface PoolState {
  busy: number;
  idle: number;
  /** Who waits for one. */
  waiting: number;
}

export interface DatabaseTraffic {
  /** Tells from the call on. */
  watch(observer: TrafficObserver): void;
  pool(): PoolState;
}
