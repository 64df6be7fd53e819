/** Whether the websites that pages are kept fresh from could be imported the last time. */
import type { Widget } from '../model.js';
import type { Site } from '../site-records.js';
import { curableOn, warning, type Finding } from './finding.js';

export function checkSources({ sources = [] }: Widget, sites: readonly Site[]): Finding[] {
  const failed = sites.filter(({ start, failure }) => failure && sources.some(({ url }) => url === start));
  return failed.map(({ start, failure }) =>
    curableOn(
      'sources',
      warning(
        `${start} could not be imported. ${failure?.reason ?? ''}`,
        'The pages of the import before are still used. See that the site answers, then import it again.',
      ),
    ),
  );
}
