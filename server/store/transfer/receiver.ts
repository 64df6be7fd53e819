/** A store that is filled with all that another holds. */
import type { ImportRun } from '../../admin-contract/imports.js';
import type { LogRecord, Page, Widget } from '../../model.js';
import type { Site } from '../../site-records.js';
import type { ApiTokenRecord, AuditRecord, OperatorRecord, SessionRecord } from '../port/identity-records.js';
import type { SeenDay } from './source.js';

/** A widget with all that goes with it. */
export interface WidgetHoldings {
  widget: Widget;
  pages: readonly Page[];
  sites: readonly Site[];
  /** The newest first. */
  runs: readonly ImportRun[];
  image: { name: string; bytes: Buffer } | undefined;
}

export interface IdentityHoldings {
  operators: readonly OperatorRecord[];
  sessions: readonly SessionRecord[];
  apiTokens: readonly ApiTokenRecord[];
}

/** What it was given is kept for good when its functions resolve. Records that an earlier try has left stay. */
export interface Receiver {
  /** How many records are there already: the first ones of the source. */
  readonly records: number;
  /** @param first how many records come before these */
  addRecords(records: readonly LogRecord[], first: number): Promise<void>;
  addWidget(holdings: WidgetHoldings): Promise<void>;
  addIdentity(holdings: IdentityHoldings): Promise<void>;
  /** The oldest first. */
  addAudit(entries: readonly AuditRecord[]): Promise<void>;
  addSeen(day: SeenDay): Promise<void>;
}

/** Takes nothing: for who only wants to know what a source holds. */
export const NOBODY: Receiver = {
  records: Infinity,
  addRecords: () => Promise.resolve(),
  addWidget: () => Promise.resolve(),
  addIdentity: () => Promise.resolve(),
  addAudit: () => Promise.resolve(),
  addSeen: () => Promise.resolve(),
};
