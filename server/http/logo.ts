/** The logos that are stored here, so that pages need no other server in their `img-src` than this one. */
import { IMAGE_TYPES, isImageName } from '../appearance.js';
import { AppError } from '../errors.js';
import type { ImageStore } from '../store/port/image-store.js';
import { setEmbeddable } from './browser-files.js';
import { entityTag, hasCurrentCopy } from './transport/entity-tag.js';
import type { Call } from './transport/route.js';

/** The name is made from the content, so what is under it never changes. */
const CACHE = 'public, max-age=31536000, immutable';
/** An SVG that someone opens by itself is a document: it may run and load nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Where browsers find a logo, from the address of the server on; an address on the web stays as it is. */
export const addressOfLogo = (widgetId: string, logo: string): string =>
  isImageName(logo) ? `widget/logo/${widgetId}/${logo}` : logo;

export function sendLogo(images: ImageStore) {
  return async ({ req, res, params }: Call): Promise<void> => {
    const { widgetId = '', file = '' } = params;
    const bytes = await images.get(widgetId.toLowerCase(), file);
    if (!bytes) throw new AppError('not_found', 'The widget has no such logo.');
    setEmbeddable(res);
    const headers = { 'Cache-Control': CACHE, ETag: entityTag(bytes), 'Content-Security-Policy': POLICY };
    if (hasCurrentCopy(req, headers.ETag)) {
      res.writeHead(304, headers).end();
      return;
    }
    const type = IMAGE_TYPES[file.slice(file.lastIndexOf('.') + 1) as keyof typeof IMAGE_TYPES];
    res.writeHead(200, { ...headers, 'Content-Type': type, 'Content-Length': bytes.length }).end(bytes);
  };
}
