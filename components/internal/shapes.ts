/** Checks of values that came from outside: the server's answers, and what lies in storage. */
import type { Citation, RelatedArticle } from '../../server/contract.js';

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

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
  return isObject(value) && isText(value['pageTitle']) && isText(value['pageUrl']);
}
