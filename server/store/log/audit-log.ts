/** What operators did, as a log of its own: `audit/00000001.jsonl` and on, written as that of visitors is. */
import { AppError } from '../../errors.js';
import type { DataFolder } from '../files/data-folder.js';
import { auditRecordSchema } from '../port/identity-records.js';
import type { AuditLog } from '../port/identity-store.js';
import { auditFilter } from '../records/audit-filter.js';
import { syncFolder } from '../files/file-system.js';
import { rewriteSegment } from './log-erasure.js';
import { LogReader } from './log-reader.js';
import type { LogOptions } from './log-options.js';
import { listSegments, segmentPath } from './log-segments.js';
import { Log } from './log.js';

export const AUDIT_LOG = 'audit';
/** Read whole for a page of it, so small. */
const SEGMENT_BYTES = 4 << 20;

export interface AuditWriter extends AuditLog {
  close(): Promise<void>;
}

/** Reads beside the process that writes. */
export function createAuditReader(data: DataFolder): Pick<AuditLog, 'list'> {
  const reader = new LogReader(data.withLog(AUDIT_LOG));
  return {
    async list(query) {
      const isWanted = auditFilter(query);
      const found = [];
      for await (const record of reader.read({ order: 'newest-first' })) {
        const entry = auditRecordSchema.safeParse(record).data;
        if (entry && isWanted(entry)) found.push(entry);
        if (found.length >= query.limit) break;
      }
      return found;
    },
  };
}

/** The folder must be this process's alone. It is opened by the first entry. */
export function createAuditWriter(folder: DataFolder, { lease, onFatal }: LogOptions): AuditWriter {
  const data = folder.withLog(AUDIT_LOG);
  const ignore = { takeHead: () => false, take: () => undefined };
  let opening: Promise<Log> | undefined;
  const open = () =>
    (opening ??= Log.open(data, ignore, {
      segmentBytes: SEGMENT_BYTES,
      ...(lease && { lease }),
      ...(onFatal && { onFatal }),
    }));
  return {
    ...createAuditReader(folder),
    async append(entry) {
      try {
        await (await open()).append(entry);
      } catch (error) {
        // What cannot be opened now may be opened later.
        await opening?.catch(() => (opening = undefined));
        throw new AppError('store_unavailable', NOT_WRITTEN, { cause: error });
      }
    },
    async forget(before) {
      const [oldest] = await createAuditReader(folder).list({ to: Date.parse(before), limit: 1 });
      if (!oldest) return 0;
      const log = await open();
      const growing = await log.closeSegment();
      const selection = { holds: ({ at }: { at: string }) => at < before, holdsDamaged: () => false };
      let forgotten = 0;
      for (const segment of (await listSegments(data)).filter((each) => each < growing)) {
        const rewritten = await rewriteSegment(data, segment, selection, 0, { erased: {}, damaged: 0 });
        if (!rewritten) continue;
        const { replacement, size, gone } = rewritten;
        await data.write(segmentPath(data, segment), async () => {
          try {
            await replacement.commit();
            log.noteSize(segment, size);
          } finally {
            await replacement.discard();
          }
          await syncFolder(data.files, data.path(AUDIT_LOG));
        });
        forgotten += gone.length;
      }
      return forgotten;
    },
    async close() {
      await (await opening?.catch(() => undefined))?.close();
    },
  };
}

const NOT_WRITTEN =
  'The audit log cannot be written, so nothing was changed; the log of the server says why.';
