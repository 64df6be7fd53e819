/** The browser files of the widget, readable from every website. */
import type { ServerResponse } from 'node:http';
import { AppError } from '../errors.js';
import { howToBuild } from '../runtime/program-name.js';
import type { Call } from './transport/route.js';
import { sendStaticFile, type StaticFile } from './transport/static-files.js';

/**
 * widget.js names the chunks of its build, so a copy must not outlive a new build by long. Chunks carry a hash
 * of their content in their names and never change.
 */
const LOADER_CACHE = 'public, max-age=300, stale-while-revalidate=600';
const CHUNK_CACHE = 'public, max-age=31536000, immutable';

type Files = ReadonlyMap<string, StaticFile>;

export function sendWidgetScript(files: Files) {
  return ({ req, res }: Call): void => {
    const file = files.get('widget.js');
    if (!file)
      throw new AppError('not_found', `The widget's files are missing; run "${howToBuild()}" and restart.`);
    setEmbeddable(res);
    sendStaticFile(req, res, file, LOADER_CACHE);
  };
}

export function sendWidgetChunk(files: Files) {
  return ({ req, res, params }: Call): void => {
    const file = files.get(`widget/${params['file']}`);
    if (!file) throw new AppError('not_found', 'There is no such file in this build of the widget.');
    setEmbeddable(res);
    sendStaticFile(req, res, file, CHUNK_CACHE);
  };
}

/** Pages of other origins load these files, also those that isolate themselves by COEP. */
export function setEmbeddable(res: ServerResponse): void {
  res.setHeader('Access-Control-Allow-Origin', '*');
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  res.setHeader('Timing-Allow-Origin', '*');
}
