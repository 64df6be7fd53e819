/** Checks of what a reply is built on: from the server, or as it lies in storage. */
import type { Citation, RelatedArticle } from '../../server/contract.js';
import { isObject, isText } from '../internal/shapes.js';

function isTextOrMissing(value: unknown): boolean {
  return isText(value) || value === undefined || value === null;
}

export function isCitation(value: unknown): value is Citation {
  return (
    isObject(value) &&
    isText(value['pageTitle']) &&
    isText(value['excerpt']) &&
    isTextOrMissing(value['pageId']) &&
    isTextOrMissing(value['pageUrl'])
  );
}

export function isRelatedArticle(value: unknown): value is RelatedArticle {
  return (
    isObject(value) &&
    isText(value['pageTitle']) &&
    isText(value['pageUrl']) &&
    isTextOrMissing(value['excerpt'])
  );
}
