/**
 * Files of the browser side, read once at start. A build that replaces them while the server runs can neither
 * break a response nor mix two versions; a restart picks it up.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import Negotiator from 'negotiator';
import vary from 'vary';
import { encodedTag, entityTag, hasCurrentCopy } from './entity-tag.js';

export interface StaticFile {
  type: string;
  /** The bytes in each encoding that the build left beside the file; `identity` is the file itself. */
  encodings: { identity: Buffer; br?: Buffer; gzip?: Buffer };
  /** From the content of the file. */
  etags: { identity: string; br: string; gzip: string };
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};
const SIDECAR = /\.(?:br|gz)$/;

/** Reads every file below a folder, by its path from there with `/`; none where there is no such folder. */
export function readStaticFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const paths = listFiles(folder);
  const read = (path: string) => (paths.has(path) ? readFileSync(join(folder, path)) : undefined);
  const files = new Map<string, StaticFile>();
  for (const path of paths) {
    if (SIDECAR.test(path)) continue;
    const identity = readFileSync(join(folder, path));
    const etag = entityTag(identity);
    files.set(path.split(sep).join('/'), {
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      encodings: { identity, br: read(`${path}.br`), gzip: read(`${path}.gz`) },
      etags: { identity: etag, br: encodedTag(etag, 'br'), gzip: encodedTag(etag, 'gz') },
    });
  }
  return files;
}

function listFiles(folder: string): Set<string> {
  try {
    return new Set(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Set();
    throw error;
  }
}

/** Sends the file in the best encoding that the browser takes, or with 304 where it has it already. */
export function sendStaticFile(
  req: IncomingMessage,
  res: ServerResponse,
  file: StaticFile,
  cacheControl: string,
): void {
  const [encoding, bytes] = chooseEncoding(req, file);
  res.setHeader('Cache-Control', cacheControl);
  res.setHeader('ETag', file.etags[encoding]);
  vary(res, 'Accept-Encoding');
  if (hasCurrentCopy(req, file.etags[encoding])) {
    res.writeHead(304).end();
    return;
  }
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
  res.writeHead(200, { 'Content-Type': file.type, 'Content-Length': bytes.length }).end(bytes);
}

/** Ours come first: the order in the header is that of the browser's alphabet, not of its wishes. */
function chooseEncoding(
  req: IncomingMessage,
  { encodings }: StaticFile,
): ['identity' | 'br' | 'gzip', Buffer] {
  const accepted = new Negotiator(req).encodings(['br', 'gzip']);
  for (const encoding of ['br', 'gzip'] as const) {
    const bytes = encodings[encoding];
    if (bytes && accepted.includes(encoding)) return [encoding, bytes];
  }
  return ['identity', encodings.identity];
}
