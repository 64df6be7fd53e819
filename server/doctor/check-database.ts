/** Whether a PostgreSQL database keeps what it says it keeps, and has room for all who use it. */
import type { DatabaseFacts } from '../store/examine-database.js';
import { count } from '../runtime/quantities.js';
import { ok, warning, wrong, type Finding } from './finding.js';

const OLDEST = 14;
/** The newest that this version was tried on. */
const NEWEST = 18;
/** Quotas turn at midnight and keys after a day: a second is what either may be off. */
const SKEW_MS = 1000;

export function checkDatabase(facts: DatabaseFacts): Finding[] {
  return [
    checkVersion(facts),
    ...checkEncoding(facts),
    ...checkDurability(facts),
    ...checkRights(facts),
    ...checkTables(facts),
    ...checkConnections(facts),
    ...checkClocks(facts),
    ...checkPooler(facts),
  ];
}

function checkVersion({ version }: DatabaseFacts): Finding {
  const major = Math.floor(version / 10_000);
  if (major < OLDEST) {
    return wrong(
      `The database is PostgreSQL ${major}, and at least ${OLDEST} is needed.`,
      'Upgrade the database.',
    );
  }
  if (major > NEWEST) {
    return warning(
      `The database is PostgreSQL ${major}, on which this version of Service Chat was not tried.`,
      `Versions up to ${NEWEST} were.`,
    );
  }
  return ok(`The database is PostgreSQL ${major}.${version % 10_000}.`);
}

function checkEncoding({ encoding }: DatabaseFacts): Finding[] {
  if (encoding === 'UTF8') return [];
  return [
    wrong(
      `The encoding of the database is ${encoding}, in which not every text can be kept.`,
      "Make another: CREATE DATABASE chat ENCODING 'UTF8' TEMPLATE template0",
    ),
  ];
}

function checkDurability(facts: DatabaseFacts): Finding[] {
  const { fsync, fullPageWrites, synchronousCommit, isStandby } = facts;
  const lossy = 'What visitors were told is kept may be lost when the machine of the database loses power';
  return [
    ...(isStandby
      ? [wrong('The database is a standby, which takes no writes.', 'Set DATABASE_URL to the primary.')]
      : []),
    ...(fsync ? [] : [wrong(`${lossy}: fsync is off.`, 'Set fsync = on.')]),
    ...(fullPageWrites
      ? []
      : [
          wrong(
            `${lossy}: full_page_writes is off.`,
            'Set full_page_writes = on, but on disks that write pages whole.',
          ),
        ]),
    ...(synchronousCommit === 'off'
      ? [wrong(`${lossy}: synchronous_commit is off.`, 'Set synchronous_commit = on for this database.')]
      : []),
    describeFailover(facts),
  ];
}

/** What was acknowledged is on a second machine too only where each commit waits for it. */
function describeFailover({ synchronousStandbys, synchronousCommit }: DatabaseFacts): Finding {
  if (synchronousStandbys === '') {
    return ok(
      'What was acknowledged survives the loss of the server, not that of the machine of the database: no commit waits for a standby (durability: machine). A provider may replicate the disk below it.',
    );
  }
  return synchronousCommit === 'local' || synchronousCommit === 'off'
    ? warning(
        `Standbys are named (${synchronousStandbys}), but with synchronous_commit = ${synchronousCommit} no commit waits for them.`,
        'Set synchronous_commit = on for this database.',
      )
    : ok(`Each commit waits for a standby: ${synchronousStandbys} (durability: failover).`);
}

function checkRights({
  mayCreateTables,
  forbiddenTables,
  schemaVersion,
  knownSchemaVersion,
}: DatabaseFacts): Finding[] {
  const findings: Finding[] = [];
  if (forbiddenTables.length > 0) {
    findings.push(
      wrong(
        `This user may not read and write ${forbiddenTables.join(', ')}.`,
        'GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public to it.',
      ),
    );
  }
  if (!mayCreateTables) {
    findings.push(
      (schemaVersion < knownSchemaVersion ? wrong : warning)(
        'This user may not make tables: neither those of an upgrade, nor those of each month.',
        'GRANT CREATE ON SCHEMA public to it, or run service-chat database migrate at each upgrade and each month as a user who may.',
      ),
    );
  }
  return findings;
}

function checkTables({ schemaVersion, knownSchemaVersion, missingMonths }: DatabaseFacts): Finding[] {
  if (schemaVersion === 0) return [ok('There are no tables yet; the first start makes them.')];
  const findings =
    schemaVersion < knownSchemaVersion
      ? [
          warning(
            `Its tables are of version ${schemaVersion}, and this version of Service Chat makes them ${knownSchemaVersion}.`,
            'The next start does so, or: service-chat database migrate',
          ),
        ]
      : [ok(`Its tables are of version ${schemaVersion}.`)];
  if (missingMonths.length > 0) {
    findings.push(
      warning(
        `The records of ${missingMonths.join(' and ')} have no table of their own, so they cannot go as a whole.`,
        'A running server makes them each day; so does: service-chat database migrate',
      ),
    );
  }
  return findings;
}

function checkConnections({
  maxConnections,
  reservedConnections,
  servers,
  hasPooler,
}: DatabaseFacts): Finding[] {
  const wanted = servers.reduce((sum, { connections }) => sum + connections, 0);
  const room = maxConnections - reservedConnections;
  const those = `${count(servers.length, 'server')} with ${count(wanted, 'connection')} in all`;
  if (wanted <= room || hasPooler)
    return [ok(`The database lets ${count(room, 'connection')} in; there are ${those}.`)];
  return [
    wrong(
      `The database lets ${count(room, 'connection')} in, but there are ${those}.`,
      'Raise max_connections, lower DATABASE_POOL, or put PgBouncer in between.',
    ),
  ];
}

function checkClocks({ clockAheadMs, servers }: DatabaseFacts): Finding[] {
  const clocks = [{ name: 'this machine', clockAheadMs }, ...servers];
  const off = clocks.filter((each) => Math.abs(each.clockAheadMs) >= SKEW_MS);
  return off.map(({ name, clockAheadMs: ahead }) =>
    warning(
      `The clock of ${name} is ${(Math.abs(ahead) / 1000).toFixed(1)} seconds ${ahead > 0 ? 'ahead of' : 'behind'} that of the database.`,
      'Set the clock that is wrong, best by NTP; quotas and keys go by those of the servers.',
    ),
  );
}

function checkPooler({ hasPooler }: DatabaseFacts): Finding[] {
  return hasPooler ? [ok('A pooler stands between this machine and the database.')] : [];
}
