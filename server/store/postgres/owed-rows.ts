/** What is owed for a record, as rows of the table `outbox`. */
import type { Deliverable } from '../port/delivery-store.js';
import { FIRST_CHANNEL } from '../records/outbox.js';

/**
 * Parts of a statement that has recorded something, as `recorded (id, seq)`: what is owed for it, and a turn for each
 * line of deliveries. Takes five parameters, the first of the number `first`.
 */
export const OWE = (first: number): string => `owed AS (
  INSERT INTO outbox (record_id, channel, seq, widget_id, event, due_at, record)
  SELECT recorded.id, channel, recorded.seq, $${first + 1}::uuid, $${first + 2}, $${first + 3}::timestamptz, $${first + 4}
  FROM recorded, unnest($${first}::text[]) AS channel
), turn AS (
  INSERT INTO outbox_turns (widget_id, channel)
  SELECT $${first + 1}::uuid, channel FROM recorded, unnest($${first}::text[]) AS channel
  ON CONFLICT DO NOTHING
)`;

/** The parameters. */
export function owedColumns(record: Deliverable): unknown[] {
  const channels = record.owesDelivery ? (record.channels ?? [FIRST_CHANNEL]) : [];
  return [channels, record.widgetId, record.type, record.at, JSON.stringify(record)];
}
