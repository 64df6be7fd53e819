/**
 * The tables, as steps that lead from one version of them to the next. A step that was released never changes.
 *
 * No trigger, no extension, nothing that a session would have to keep; `widget_id` leads every key that a request uses.
 * Records stand as the JSON text of the log: PostgreSQL has no U+0000 in texts and no lone surrogates in its own JSON,
 * and both stand escaped there. `seq` has no cache, so that it is the order of asking, whichever server asks.
 */

export interface Migration {
  version: number;
  /** The oldest version of the code's tables with which servers go on beside this one. */
  oldestCode: number;
  sql: string;
}

export const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    oldestCode: 1,
    sql: `
CREATE TABLE widgets (
  id uuid PRIMARY KEY,
  -- Null where it was removed, so that other servers see it go.
  record text,
  revision bigint NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now());
CREATE INDEX widgets_changed ON widgets (changed_at);

CREATE TABLE page_sets (
  widget_id uuid PRIMARY KEY,
  revision bigint NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now());
CREATE INDEX page_sets_changed ON page_sets (changed_at);
CREATE TABLE pages (
  widget_id uuid NOT NULL,
  id text COLLATE "C" NOT NULL,
  page text NOT NULL,
  -- As digestOf tells, so that servers read those alone that changed.
  digest text NOT NULL,
  PRIMARY KEY (widget_id, id));
CREATE TABLE sites (
  widget_id uuid NOT NULL,
  start_digest bytea NOT NULL,
  site text NOT NULL,
  PRIMARY KEY (widget_id, start_digest));
CREATE TABLE runs (
  widget_id uuid NOT NULL,
  id text NOT NULL,
  started_at text COLLATE "C" NOT NULL,
  run text NOT NULL,
  PRIMARY KEY (widget_id, id));
CREATE TABLE images (
  widget_id uuid NOT NULL,
  name text NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (widget_id, name));

CREATE SEQUENCE records_seq;
CREATE TABLE records (
  widget_id uuid NOT NULL,
  conversation_id text,
  at timestamptz NOT NULL,
  seq bigint NOT NULL DEFAULT nextval('records_seq'),
  id uuid NOT NULL,
  type text NOT NULL,
  -- The record that this one is about: the question of a reply, the reply of a rating, what a delivery tells.
  about uuid,
  -- Digests of who left it.
  visitor bytea,
  email bytea,
  payload text NOT NULL,
  PRIMARY KEY (id, at)) PARTITION BY RANGE (at);
CREATE INDEX records_conversation ON records (conversation_id, seq) WHERE conversation_id IS NOT NULL;
CREATE INDEX records_widget ON records (widget_id, seq);
CREATE INDEX records_order ON records (seq);
-- Replies and ratings are found by their conversation.
CREATE INDEX records_about ON records (about) WHERE type IN ('delivery', 'handling');
CREATE INDEX records_visitor ON records (visitor) WHERE visitor IS NOT NULL;
CREATE INDEX records_email ON records (email) WHERE email IS NOT NULL;
CREATE TABLE records_other PARTITION OF records DEFAULT;
-- What went, for servers that keep up with the records; without a word of it, and for a day.
CREATE TABLE erasures (
  seq bigint PRIMARY KEY DEFAULT nextval('records_seq'),
  at timestamptz NOT NULL DEFAULT now(),
  gone text NOT NULL,
  remains text NOT NULL,
  -- All from before went as well, where whole months did.
  gone_before timestamptz);

CREATE TABLE quota_months (
  widget_id uuid NOT NULL,
  month date NOT NULL,
  used int NOT NULL,
  days int[] NOT NULL,
  -- What the last statement let in, and by which limit: so that it can tell of itself.
  granted int NOT NULL,
  lim int NOT NULL,
  is_daily boolean NOT NULL,
  PRIMARY KEY (widget_id, month)) WITH (fillfactor = 50);
CREATE TABLE token_months (
  widget_id uuid NOT NULL,
  month date NOT NULL,
  tokens bigint NOT NULL,
  PRIMARY KEY (widget_id, month)) WITH (fillfactor = 50);

CREATE TABLE idempotency_keys (
  scope bytea PRIMARY KEY,
  at timestamptz NOT NULL,
  record_id uuid NOT NULL,
  request_hash text,
  -- The reply that counts, of those that servers make of a question that was sent twice.
  reply_id uuid);
CREATE INDEX idempotency_keys_at ON idempotency_keys (at);
CREATE INDEX idempotency_keys_record ON idempotency_keys (record_id);

CREATE TABLE outbox (
  record_id uuid NOT NULL,
  channel text NOT NULL,
  seq bigint NOT NULL,
  widget_id uuid NOT NULL,
  event text NOT NULL,
  due_at timestamptz NOT NULL,
  failures int NOT NULL DEFAULT 0,
  is_dead boolean NOT NULL DEFAULT false,
  reason text,
  record text NOT NULL,
  PRIMARY KEY (record_id, channel));
CREATE INDEX outbox_due ON outbox (widget_id, channel, due_at, seq) WHERE NOT is_dead;
-- Who is told one thing after another: a widget by a channel. A claim ends by itself.
CREATE TABLE outbox_turns (
  widget_id uuid NOT NULL,
  channel text NOT NULL,
  record_id uuid,
  until timestamptz NOT NULL DEFAULT '-infinity',
  PRIMARY KEY (widget_id, channel));
-- How requests for a human stand.
CREATE TABLE escalations (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  seq bigint NOT NULL,
  widget_id uuid NOT NULL,
  email bytea NOT NULL,
  status text NOT NULL DEFAULT 'open',
  assignee_id text,
  version int NOT NULL DEFAULT 0);
CREATE INDEX escalations_order ON escalations (seq);
CREATE INDEX escalations_widget ON escalations (widget_id, seq);

CREATE TABLE seen (
  day date NOT NULL,
  widget_id uuid NOT NULL,
  is_in boolean NOT NULL,
  origin text NOT NULL,
  count bigint NOT NULL,
  first_at text COLLATE "C" NOT NULL,
  last_at text COLLATE "C" NOT NULL,
  PRIMARY KEY (widget_id, day, is_in, origin));
CREATE INDEX seen_day ON seen (day);
CREATE TABLE digests (widget_id uuid PRIMARY KEY, day date NOT NULL, at text NOT NULL);

CREATE TABLE operators (id text PRIMARY KEY, created_at text NOT NULL, record text NOT NULL);
CREATE TABLE sessions (id text PRIMARY KEY, operator_id text NOT NULL, created_at text NOT NULL, record text NOT NULL);
CREATE INDEX sessions_operator ON sessions (operator_id);
CREATE TABLE api_tokens (id text PRIMARY KEY, operator_id text NOT NULL, created_at text NOT NULL, record text NOT NULL);
CREATE INDEX api_tokens_operator ON api_tokens (operator_id);
CREATE TABLE audit (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL UNIQUE,
  at timestamptz NOT NULL,
  actor_id text,
  action text NOT NULL,
  record text NOT NULL);

-- Whether the data is here: while a move brings it, and once it was moved elsewhere.
CREATE TABLE store_state (name text PRIMARY KEY, value text NOT NULL);
-- Who serves from this database, as long as they say so.
CREATE TABLE servers (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  connections int NOT NULL,
  clock_ahead_ms float8 NOT NULL,
  seen_at timestamptz NOT NULL);

-- How often who came of late. Lost in a crash, and not missed.
CREATE UNLOGGED TABLE flood (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint);

CREATE TABLE leases (
  name text PRIMARY KEY,
  holder uuid NOT NULL,
  until timestamptz NOT NULL,
  term bigint NOT NULL DEFAULT 1,
  -- When a holder last finished, and what it left for the next.
  done_at timestamptz,
  mark text);

-- What any server can make again, shared so that not each has to. A crash of the database empties the indexes.
CREATE UNLOGGED TABLE shared_indexes (
  widget_id uuid NOT NULL,
  maker text NOT NULL,
  revision text NOT NULL,
  segments text NOT NULL,
  PRIMARY KEY (widget_id, maker));
CREATE UNLOGGED TABLE shared_segments (
  widget_id uuid NOT NULL,
  id uuid NOT NULL,
  part int NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (widget_id, id, part));
CREATE TABLE vectors (
  model text NOT NULL,
  key text COLLATE "C" NOT NULL,
  vector bytea NOT NULL,
  PRIMARY KEY (model, key));
`,
  },
  {
    version: 2,
    oldestCode: 1,
    sql: `
-- How the checks of a widget went the last time.
CREATE TABLE check_runs (widget_id uuid PRIMARY KEY, run text NOT NULL);
-- How often visitors of a widget were turned away by a limit, by UTC day.
CREATE TABLE turned_away (
  widget_id uuid NOT NULL,
  day date NOT NULL,
  quota bigint NOT NULL,
  rate bigint NOT NULL,
  PRIMARY KEY (widget_id, day));
`,
  },
  {
    version: 3,
    oldestCode: 1,
    sql: `
-- What lists and numbers for operators are made of: a row for each question, with what became of it and not a word of
-- it. It follows from the records, and is brought up to date by who asks.
CREATE TABLE turns (
  widget_id uuid NOT NULL,
  conversation_id text NOT NULL,
  seq bigint NOT NULL,
  at timestamptz NOT NULL,
  question_id uuid NOT NULL,
  -- When the question before in the same conversation was asked: so conversations of a time are counted row by row.
  previous_at timestamptz,
  outcome smallint NOT NULL,
  kind smallint NOT NULL,
  rating smallint NOT NULL,
  has_reason boolean NOT NULL,
  is_escalated boolean NOT NULL,
  took int,
  language text NOT NULL,
  -- Stands for the words, in any order.
  words bigint NOT NULL,
  page text,
  visitor bytea,
  cited text[] NOT NULL,
  PRIMARY KEY (conversation_id, seq));
CREATE INDEX turns_order ON turns (seq);
CREATE INDEX turns_widget ON turns (widget_id, seq);
CREATE INDEX turns_at ON turns (at);
CREATE INDEX turns_visitor ON turns (visitor) WHERE visitor IS NOT NULL;
CREATE INDEX turns_rated ON turns (seq) WHERE rating > 0;
-- Questions that were erased, which are still counted.
CREATE TABLE erased_turns (id uuid PRIMARY KEY, widget_id uuid NOT NULL, at timestamptz NOT NULL);
-- How far the records were looked at, which numbers were skipped, and since when; from when on there are records.
CREATE TABLE turns_state (
  name text PRIMARY KEY,
  cursor bigint NOT NULL,
  missing text NOT NULL,
  gone_before timestamptz NOT NULL DEFAULT '-infinity');
`,
  },
  {
    version: 4,
    oldestCode: 1,
    sql: `
-- To compress an index takes the database ten times as long as to store it, and nobody else may change it meanwhile.
ALTER TABLE shared_segments ALTER COLUMN bytes SET STORAGE EXTERNAL;
`,
  },
];
