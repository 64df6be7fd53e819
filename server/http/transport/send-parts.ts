/** Sends a file whose length nobody knows before it is written. */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { onClosed } from './on-closed.js';

const MEDIA_TYPES = {
  jsonl: 'application/x-ndjson; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
};

/** Waits for a slow reader, and stops for one who is gone. @param name without its ending */
export async function sendParts(
  res: ServerResponse,
  { name, format }: { name: string; format: keyof typeof MEDIA_TYPES },
  parts: AsyncIterable<string>,
): Promise<void> {
  res.writeHead(200, {
    'Content-Type': MEDIA_TYPES[format],
    'Content-Disposition': `attachment; filename="${name}.${format}"`,
  });
  const gone = new AbortController();
  onClosed(res, () => {
    gone.abort();
  });
  for await (const part of parts) {
    if (gone.signal.aborted) return;
    if (res.write(part)) continue;
    await once(res, 'drain', { signal: gone.signal }).catch(() => undefined);
  }
  res.end();
}
