/**
 * Why a widget cannot be loaded, or leaves out an option, and what its owner should do. A chunk of its own: most
 * page views need none of it.
 */
import type { GivenOptions } from './widget-options.js';
import { ApiError, errorOf } from '../api/api-error.js';
import { isRecord, type RecordAnswer } from '../api/record-answer.js';

function errorIn({ response, body, cause }: RecordAnswer): ApiError {
  if (!response) return new ApiError('network', { cause });
  if (!response.ok) return errorOf(response, body);
  if (isRecord(body)) return new ApiError('widget_not_found');
  return new ApiError('bad_reply', { message: 'The server answered with something that is not a widget.' });
}

/** @param answer one that is not the record of an active widget */
export function explainTrouble(answer: RecordAnswer, widgetId: string, server: string): string {
  const { code, message } = errorIn(answer);
  const widget = `Service Chat: widget ${widgetId}`;
  if (code === 'origin_not_allowed') {
    return `${widget} is not allowed on ${location.origin}. Add ${location.hostname} to the widget's allowlist.`;
  }
  if (code === 'widget_not_found' || code === 'not_found') {
    return `${widget} does not exist on ${server}, or is not active. Check widgetId and the address of the server.`;
  }
  if (code === 'network') {
    return `${widget} could not be loaded: ${server} cannot be reached. Check that it is running and that the page's Content-Security-Policy allows it (connect-src).`;
  }
  return `${widget} could not be loaded from ${server}: ${message}`;
}

const WANTED: Readonly<Record<keyof GivenOptions, string>> = {
  primaryColor: 'a hex colour such as "#6366f1"',
  greeting: 'a text',
  placeholder: 'a text',
  position: '"bottom-right" or "bottom-left"',
  theme: '"light", "dark" or "auto"',
  locale: 'a language tag such as "de" or "pt-BR"',
  strings: 'an object of texts',
};

/** @param refused names of the options whose values are not allowed */
export function explainOptions(given: GivenOptions, refused: readonly (keyof GivenOptions)[]): string {
  const problems = refused.map((name) => {
    const value = given[name];
    return `${name} must be ${WANTED[name]}, not ${typeof value === 'string' ? `"${value}"` : typeof value}`;
  });
  return `Service Chat leaves out options: ${problems.join('; ')}.`;
}
