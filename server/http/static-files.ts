/**
 * Files of the browser side, read once at start. A build that replaces them while the server runs can neither
 * break an answer nor mix two versions; a restart picks it up.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Request, Response } from 'express';
import { entityTag, hasCurrentCopy } from './entity-tag.js';

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
    files.set(path.split(sep).join('/'), {
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      encodings: { identity, br: read(`${path}.br`), gzip: read(`${path}.gz`) },
      etags: {
        identity: entityTag(identity),
        br: entityTag(identity, '-br'),
        gzip: entityTag(identity, '-gz'),
      },
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

/** Answers with the file in the best encoding that the browser takes, or with 304 where it has it already. */
export function sendStaticFile(req: Request, res: Response, file: StaticFile, cacheControl: string): void {
  const encoding = chooseEncoding(req, file);
  res.set({ 'Cache-Control': cacheControl, ETag: file.etags[encoding] }).vary('Accept-Encoding');
  if (hasCurrentCopy(req, file.etags[encoding])) {
    res.status(304).end();
    return;
  }
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  res.set('Content-Type', file.type).send(file.encodings[encoding]);
}

/** One at a time: asked for the best of both, Express would follow the order in the header and take gzip. */
function chooseEncoding(req: Request, { encodings }: StaticFile): 'identity' | 'br' | 'gzip' {
  if (encodings.br && req.acceptsEncodings('br')) return 'br';
  if (encodings.gzip && req.acceptsEncodings('gzip')) return 'gzip';
  return 'identity';
}
