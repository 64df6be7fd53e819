/** How wordings are answered: in a word with its certainty, and in a table side by side. */
import { html, type TemplateResult } from 'lit';
import type { AskedWording } from '../../../../server/admin-contract/gaps.js';
import { cleanText } from '../../../markdown/clean-text.js';
import { gapMessages } from '../../messages/gap-messages.js';
import { table, type Column } from '../../parts/table.js';

/** From this confidence on an answer is a plain one. */
const SURE_FROM = 0.5;

interface Outcome {
  readonly wasRefused: boolean;
  readonly confidenceScore: number;
}

const isAnswered = ({ wasRefused, confidenceScore }: Outcome): boolean =>
  !wasRefused && confidenceScore >= SURE_FROM;

export const countAnswered = (asked: readonly AskedWording[]): number =>
  asked.filter(({ now }) => isAnswered(now)).length;

export function drawOutcome(outcome: Outcome): TemplateResult {
  if (outcome.wasRefused) return html`<span class="outcome bad">${gapMessages.refused}</span>`;
  const kind = isAnswered(outcome) ? 'good' : 'unsure';
  return html`<span class="outcome ${kind}">${gapMessages.sure(outcome.confidenceScore)}</span>`;
}

const wordingColumn: Column<AskedWording> = {
  label: gapMessages.wording,
  cell: ({ wording }) => html`<span dir="auto">${cleanText(wording)}</span>`,
};

/** @param ownPageId the page that was written for it, where there is one */
export function drawAskedAgain(
  asked: readonly AskedWording[],
  ownPageId: string | undefined,
): TemplateResult {
  const from = ({ now: { citedPageIds } }: AskedWording): unknown => {
    if (citedPageIds.length === 0) return gapMessages.citesNothing;
    if (ownPageId !== undefined && citedPageIds.includes(ownPageId)) return gapMessages.yourPage;
    return html`<bdi>${cleanText(citedPageIds.join(', '))}</bdi>`;
  };
  return table(
    gapMessages.again,
    [
      wordingColumn,
      { label: gapMessages.was, cell: ({ was }) => drawOutcome(was) },
      { label: gapMessages.now, cell: ({ now }) => drawOutcome(now) },
      { label: gapMessages.cites, cell: from },
    ],
    asked,
  );
}

/** @param drafted the same wordings with the draft, as far as they are known */
export function drawDraftTable(
  now: readonly AskedWording[],
  drafted: readonly AskedWording[] | undefined,
  draftId: string,
): TemplateResult {
  const withDraft = ({ wording }: AskedWording) => drafted?.find((each) => each.wording === wording)?.now;
  return table(
    gapMessages.draftTable,
    [
      wordingColumn,
      { label: gapMessages.now, cell: (asked) => drawOutcome(asked.now) },
      {
        label: gapMessages.withDraft,
        cell: (asked) => {
          const outcome = withDraft(asked);
          return outcome ? drawOutcome(outcome) : '–';
        },
      },
      {
        label: gapMessages.fromDraft,
        cell: (asked) => {
          const outcome = withDraft(asked);
          if (!outcome) return '–';
          return outcome.citedPageIds.includes(draftId) ? gapMessages.yes : gapMessages.no;
        },
      },
    ],
    now,
  );
}
