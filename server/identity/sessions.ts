/** Browsers that are signed in: how a session begins, when it is over, and how its use is noted. */
import type { IdentityChange, IdentityStore } from '../store/port/identity-store.js';
import type { OperatorRecord, SessionRecord } from '../store/port/identity-records.js';
import { assertMayBe, type Way } from './proxied-name.js';
import { digestOf, isSameDigest, makeSecret } from './secrets.js';

const HOUR_MS = 3_600_000;
/** A session that is not used for so long is over, and so is one of this age. */
const IDLE_MS = 12 * HOUR_MS;
export const SESSION_MS = 30 * 24 * HOUR_MS;
/** Use is noted no more often, so that reading does not write. */
const NOTE_MS = 5 * 60_000;
const MAX_AGENT = 300;

/** Where a browser is, and how it came. */
export interface Device extends Way {
  address: string;
  userAgent: string;
}

export interface BegunSession {
  /** What the browser keeps. */
  secret: string;
  record: SessionRecord;
  /** Stores it, and sweeps away what is over of the operator's others. */
  changes: IdentityChange[];
}

/**
 * @param operator as they are stored together with the session
 * @returns rejects with `forbidden` where a proxy in front says that it is somebody else
 */
export async function beginSession(
  sessions: IdentityStore['sessions'],
  operator: OperatorRecord,
  device: Device,
  now: number,
): Promise<BegunSession> {
  const { address, userAgent } = device;
  assertMayBe(device, operator.name);
  const { text, digest } = makeSecret();
  const at = new Date(now).toISOString();
  const record: SessionRecord = {
    ...digest,
    version: 1,
    operatorId: operator.id,
    epoch: operator.epoch,
    createdAt: at,
    lastSeenAt: at,
    address,
    userAgent: userAgent.slice(0, MAX_AGENT),
  };
  const over = (await sessions.list({ operatorId: operator.id })).filter((each) =>
    isOver(each, operator, now),
  );
  const swept = over.map(({ id }): IdentityChange => ({ in: 'sessions', remove: id }));
  return { secret: text, record, changes: [{ in: 'sessions', save: record }, ...swept] };
}

/** The session of a cookie, which may be over. @param secret what the browser keeps */
export async function findSession(
  sessions: IdentityStore['sessions'],
  secret: string,
): Promise<SessionRecord | undefined> {
  const { id, sha256 } = digestOf(secret);
  const session = await sessions.get(id);
  return session && isSameDigest(session.sha256, sha256) ? session : undefined;
}

/** Whether a session lets nobody in any more. */
export function isOver(session: SessionRecord, operator: OperatorRecord, now: number): boolean {
  return (
    !operator.isActive ||
    session.operatorId !== operator.id ||
    session.epoch !== operator.epoch ||
    now - Date.parse(session.lastSeenAt) > IDLE_MS ||
    now - Date.parse(session.createdAt) >= SESSION_MS
  );
}

export function endOf({ createdAt }: SessionRecord): string {
  return new Date(Date.parse(createdAt) + SESSION_MS).toISOString();
}

/** Notes that a session is used. It need not be noted for the session to hold, so what goes wrong is left. */
export async function noteUse(
  identity: IdentityStore,
  session: SessionRecord,
  { address, userAgent }: Device,
  now: number,
): Promise<void> {
  if (now - Date.parse(session.lastSeenAt) < NOTE_MS) return;
  const save: SessionRecord = {
    ...session,
    version: session.version + 1,
    lastSeenAt: new Date(now).toISOString(),
    address,
    userAgent: userAgent.slice(0, MAX_AGENT),
  };
  // One that was ended meanwhile is not stored again: its version says so.
  await identity.commit([{ in: 'sessions', save }], undefined).catch(() => undefined);
}
