/** How often answers cite a page. */
import { html, nothing, type TemplateResult } from 'lit';
import type { PageSummary } from '../../../../server/admin-contract/pages.js';
import { pageMessages as pageWords } from '../../messages/knowledge/page-messages.js';
import type { Surroundings } from '../screen.js';

const MONTH = '30d';

/** The conversations with answers that cite the page, as many as are counted beside it. */
export const conversationsOf = (widget: string, cited: string, more: Record<string, string> = {}): string =>
  `/conversations?${new URLSearchParams({ widget, last: MONTH, cited, ...more }).toString()}`;

/** How often it was cited, each number with the way to its answers. */
export function drawCitations(
  { linkTo }: Pick<Surroundings, 'linkTo'>,
  widgetId: string,
  { id, cited, notHelpful = 0 }: Pick<PageSummary, 'id' | 'cited' | 'notHelpful'>,
): TemplateResult | typeof nothing {
  if (cited === undefined) return nothing;
  if (cited === 0) return html`0`;
  return html`<a href=${linkTo(conversationsOf(widgetId, id))}>${pageWords.citedIn(cited)}</a> ${
      notHelpful > 0
        ? html`<small
            ><a href=${linkTo(conversationsOf(widgetId, id, { rating: 'negative' }))}
              >${pageWords.notHelpful(notHelpful)}</a
            ></small
          >`
        : nothing
    }`;
}
