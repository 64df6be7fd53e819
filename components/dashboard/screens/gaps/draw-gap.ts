/** What is known of a gap: the visitors' own words, and what the site has for them. */
import { html, nothing, type TemplateResult } from 'lit';
import type { GapWhole, GapWordingItem } from '../../../../server/admin-contract/gaps.js';
import type { Asked, ExplainedPassage } from '../../../../server/admin-contract/try.js';
import { cleanText } from '../../../markdown/clean-text.js';
import { LOCALE } from '../../messages/locale.js';
import { gapMessages } from '../../messages/gap-messages.js';
import { since } from '../../parts/moment.js';
import { formatCount } from '../../parts/share.js';
import { table } from '../../parts/table.js';
import { drawOutcome } from './draw-outcomes.js';

type LinkTo = (path: string) => string;

const NEAREST = 3;

export function drawWordings({ wordings, widgetId }: GapWhole, linkTo: LinkTo): TemplateResult {
  const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short' });
  const link = (question: string, conversationId: string, at: string) =>
    html`<a href=${linkTo(`/conversations/${widgetId}/${encodeURIComponent(conversationId)}`)}
      >${day.format(new Date(at))}<span class="visually-hidden"
        >${gapMessages.conversationWith(cleanText(question))}</span
      ></a
    >`;
  return html`<section class="group" aria-labelledby="wordings">
    <h2 id="wordings">${gapMessages.wordings}</h2>
    ${table<GapWordingItem>(
      gapMessages.wordings,
      [
        { label: gapMessages.wording, cell: ({ text }) => html`<span dir="auto">${cleanText(text)}</span>` },
        {
          label: gapMessages.asked,
          cell: (wording) =>
            html`<span
              ><span class="figure">${formatCount(wording.count)}</span
              ><span class="gap-kinds">${gapMessages.kindsOfSum(wording)}</span></span
            >`,
        },
        { label: gapMessages.lastAsked, cell: ({ lastAt }) => since(lastAt) },
        { label: gapMessages.lastAnswer, cell: ({ was }) => drawOutcome(was) },
        {
          label: gapMessages.conversations,
          cell: ({ text, conversations }) =>
            html`<div class="row">
              ${conversations.map(({ conversationId, at }) => link(text, conversationId, at))}
            </div>`,
        },
      ],
      wordings,
    )}
  </section>`;
}

/** As the engine sees it. */
export function drawSite(
  { terms = [], candidates = [] }: Asked,
  { widgetId, question }: Pick<GapWhole, 'widgetId' | 'question'>,
  linkTo: LinkTo,
): TemplateResult {
  const lacking = terms.filter(({ standsFor }) => standsFor.length === 0);
  const query = new URLSearchParams({ q: question }).toString();
  return html`<section class="group" aria-labelledby="site">
    <h2 id="site">${gapMessages.site}</h2>
    ${
      lacking.length === 0
        ? nothing
        : html`<p>${gapMessages.lacking}:</p>
            <ul class="lacking">
              ${lacking.map(({ word }) => html`<li><bdi>${cleanText(word)}</bdi></li>`)}
            </ul>`
    }
    ${
      candidates.length === 0
        ? html`<p>${gapMessages.noPassage}</p>`
        : html`<p>${gapMessages.siteLead}</p>
            <ol class="passages">
              ${candidates.slice(0, NEAREST).map(
                (candidate) =>
                  html`<li>
                    <a href=${linkTo(`/knowledge/pages/${pathOf(candidate)}?widget=${widgetId}`)}
                      ><bdi>${cleanText(candidate.pageTitle)}</bdi></a
                    >
                    <small dir="auto">${cleanText(candidate.headings.join(' › '))}</small>
                  </li>`,
              )}
            </ol>
            <p class="help">${gapMessages.onMySite}</p>`
    }
    <p><a href=${linkTo(`/w/${widgetId}/try?${query}`)}>${gapMessages.why}</a></p>
  </section>`;
}

const pathOf = ({ pageId }: ExplainedPassage): string => pageId.split('/').map(encodeURIComponent).join('/');
