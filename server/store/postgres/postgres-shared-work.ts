/** What servers share in PostgreSQL of what each could make again. Indexes stand in tables that a crash empties. */
import { z } from 'zod';
import type { SharedIndexes, SharedVectors, SharedWork } from '../port/shared-work.js';
import type { Database } from '../database/database.js';

/** Bytes in a row. */
const PART = 1 << 20;
/** Rows that are read at the same time: one is made into text while the other is made into bytes. */
const READ_AT_ONCE = 2;

const FIND = {
  name: 'shared_index',
  text: 'SELECT revision, segments FROM shared_indexes WHERE widget_id = $1 AND maker = $2',
};
const PARTS = {
  name: 'shared_parts',
  text: 'SELECT count(*)::int AS n, coalesce(sum(length(bytes)), 0)::int AS size FROM shared_segments WHERE widget_id = $1 AND id = $2',
};
/** In Base64, which is two thirds of the text that the driver would be sent for bytes, and quicker to make and to read. */
const READ = {
  name: 'shared_part',
  text: `SELECT encode(bytes, 'base64') AS bytes FROM shared_segments WHERE widget_id = $1 AND id = $2 AND part = $3`,
};
const WRITE = {
  name: 'shared_part_save',
  text: `INSERT INTO shared_segments (widget_id, id, part, bytes) VALUES ($1, $2, $3, $4)
    ON CONFLICT (widget_id, id, part) DO UPDATE SET bytes = excluded.bytes`,
};
const PRESENT = {
  name: 'shared_present',
  text: 'SELECT id::text AS id FROM shared_segments WHERE widget_id = $1 AND part = 0',
};
const SAVE = {
  name: 'shared_index_save',
  text: `INSERT INTO shared_indexes (widget_id, maker, revision, segments) VALUES ($1, $2, $3, $4)
    ON CONFLICT (widget_id, maker) DO UPDATE SET revision = excluded.revision, segments = excluded.segments`,
};
/** Segments that no index of the widget names, of whatever code. */
const SWEEP = {
  name: 'shared_sweep',
  text: `DELETE FROM shared_segments s WHERE widget_id = $1 AND NOT EXISTS (
    SELECT 1 FROM shared_indexes i WHERE i.widget_id = s.widget_id AND position(s.id::text IN i.segments) > 0)`,
};
const FIND_VECTORS = {
  name: 'vectors_find',
  text: 'SELECT key, vector FROM vectors WHERE model = $1 AND key = ANY($2::text[])',
};
const ADD_VECTORS = {
  name: 'vectors_add',
  text: `INSERT INTO vectors (model, key, vector) SELECT $1, key, vector
    FROM unnest($2::text[], $3::bytea[]) AS a(key, vector) ORDER BY key ON CONFLICT DO NOTHING`,
};

const segmentsSchema = z.array(z.object({ id: z.string(), deadPages: z.array(z.int()) }));

export function createPostgresSharedWork(database: Database): SharedWork {
  return { indexes: createIndexes(database), vectors: createVectors(database) };
}

function createIndexes(database: Database): SharedIndexes {
  return {
    async find(widgetId, maker) {
      const [row] = await database.run<{ revision: string; segments: string }>(FIND, [widgetId, maker]);
      return row && { revision: row.revision, segments: segmentsSchema.parse(JSON.parse(row.segments)) };
    },
    async read(widgetId, segmentId) {
      const [there] = await database.run<{ n: number; size: number }>(PARTS, [widgetId, segmentId]);
      const { n, size } = there ?? { n: 0, size: 0 };
      const whole = new Uint8Array(size);
      let filled = 0;
      const readPart = async (part: number) => {
        const [row] = await database.run<{ bytes: string }>(READ, [widgetId, segmentId, part]);
        return row && Buffer.from(row.bytes, 'base64');
      };
      for (let from = 0; from < n; from += READ_AT_ONCE) {
        const parts = Array.from({ length: Math.min(READ_AT_ONCE, n - from) }, (_, at) =>
          readPart(from + at),
        );
        for (const bytes of await Promise.all(parts)) {
          if (!bytes || filled + bytes.length > size) return undefined;
          whole.set(bytes, filled);
          filled += bytes.length;
        }
      }
      return n > 0 && filled === size ? whole : undefined;
    },
    async save(widgetId, maker, { revision, segments }, bytesOf) {
      const rows = await database.run<{ id: string }>(PRESENT, [widgetId]);
      const present = new Set(rows.map(({ id }) => id));
      for (const { id } of segments) {
        if (present.has(id)) continue;
        const bytes = Buffer.concat(await bytesOf(id));
        // The first part last: what is not there whole has none.
        for (let part = Math.ceil(bytes.length / PART) - 1; part >= 0; part--) {
          await database.run(WRITE, [widgetId, id, part, bytes.subarray(part * PART, (part + 1) * PART)]);
        }
      }
      await database.run(SAVE, [widgetId, maker, revision, JSON.stringify(segments)]);
      await database.run(SWEEP, [widgetId]);
    },
  };
}

function createVectors(database: Database): SharedVectors {
  return {
    async find(model, keys) {
      const rows = await database.run<{ key: string; vector: Buffer }>(FIND_VECTORS, [model, keys]);
      return new Map(rows.map(({ key, vector }) => [key, new Int8Array(vector)]));
    },
    async add(model, entries) {
      await database.run(ADD_VECTORS, [
        model,
        entries.map(([key]) => key),
        entries.map(([, vector]) => Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)),
      ]);
    },
  };
}
