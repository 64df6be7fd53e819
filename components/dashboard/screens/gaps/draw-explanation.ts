/** Why a question was answered as it was: figures in tables, and bars beside them. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type {
  Asked,
  ExplainedPassage,
  ExplainedVerdict,
  ExplainedWord,
} from '../../../../server/admin-contract/try.js';
import { cleanText } from '../../../markdown/clean-text.js';
import { tryMessages } from '../../messages/try-messages.js';
import { table, type Column } from '../../parts/table.js';

const LISTED = 10;
const TAKEN_APART = 3;
const ALTERNATIVES = 6;
const WIDTH = 100;

/** Two decimals; never `-0.00`. */
const figure = (value: number) =>
  html`<span class="figure">${(Math.round(value * 100) / 100 + 0).toFixed(2)}</span>`;

export function drawExplanation({ reply, terms = [], candidates = [], gate }: Asked): TemplateResult {
  return html`<p class="verdict">${verdictOf(terms, gate)}</p>
    <p class="help">${tryMessages.confidence(reply.confidenceScore)}</p>
    ${drawTerms(terms)} ${candidates.length === 0 ? nothing : drawCandidates(candidates)}
    ${gate ? drawGate(gate) : nothing}`;
}

function verdictOf(terms: readonly ExplainedWord[], gate: ExplainedVerdict | undefined): string {
  if (!gate) return terms.length === 0 ? tryMessages.noWords : tryMessages.nothingFound;
  const { found, right, refuseBelow, mayHelpBelow } = gate;
  if (found < refuseBelow) return tryMessages.refusedBelow(found, refuseBelow);
  return right < mayHelpBelow ? tryMessages.mayHelp(right) : tryMessages.answered(found);
}

function drawTerms(terms: readonly ExplainedWord[]): TemplateResult | typeof nothing {
  if (terms.length === 0) return nothing;
  const found = ({ standsFor }: ExplainedWord) =>
    standsFor.length === 0
      ? html`<span class="badge">${tryMessages.notOnSite}</span>`
      : html`<bdi>${cleanText(standsFor.slice(0, ALTERNATIVES).join(', '))}</bdi>`;
  return html`<section>
    <h3>${tryMessages.terms}</h3>
    ${table<ExplainedWord>(
      tryMessages.terms,
      [
        { label: tryMessages.term, cell: ({ word }) => html`<bdi>${cleanText(word)}</bdi>` },
        { label: tryMessages.standsFor, cell: found },
        { label: tryMessages.rarity, cell: ({ rarity }) => figure(rarity) },
        { label: tryMessages.weight, cell: ({ weight }) => figure(weight) },
      ],
      terms,
    )}
  </section>`;
}

/** What each signal adds, the meaning too. */
const partsOf = ({ signals, meaning }: ExplainedPassage): [string, number][] => [
  ...Object.entries(signals).map(([name, { adds }]): [string, number] => [wordsOf(name), adds]),
  ...(meaning ? [[tryMessages.meaning, meaning.adds] as [string, number]] : []),
];

function drawCandidates(candidates: readonly ExplainedPassage[]): TemplateResult {
  const listed = candidates.slice(0, LISTED);
  const whole = Math.max(...listed.map((each) => positive(each)), Number.EPSILON);
  const apart = listed.slice(0, TAKEN_APART);
  const signals = partsOf(apart[0] ?? ({ signals: {} } as ExplainedPassage)).map(([name]) => name);
  return html`<section>
    <h3>${tryMessages.candidates}</h3>
    ${table<ExplainedPassage>(
      tryMessages.candidates,
      [
        {
          label: tryMessages.passage,
          cell: ({ pageTitle, headings }) =>
            html`<bdi>${cleanText(pageTitle)}</bdi
              ><small><bdi>${cleanText(headings.join(' › '))}</bdi></small>`,
        },
        { label: tryMessages.score, cell: ({ score }) => figure(score) },
        { label: tryMessages.parts, cell: (candidate) => drawStack(candidate, whole) },
      ],
      listed,
    )}
    <details>
      <summary>${tryMessages.partsOf}</summary>
      <div class="wide" tabindex="0" role="group" aria-label=${tryMessages.partsOf}>
        ${table<string>(
          tryMessages.partsOf,
          [
            { label: tryMessages.signal, cell: (name) => name },
            ...apart.map((candidate, at): Column<string> => ({
              label: tryMessages.bestFirst(at + 1),
              cell: (name) => figure(partsOf(candidate).find(([each]) => each === name)?.[1] ?? 0),
            })),
          ],
          signals,
        )}
      </div>
    </details>
  </section>`;
}

const positive = (candidate: ExplainedPassage): number =>
  partsOf(candidate).reduce((sum, [, adds]) => sum + Math.max(0, adds), 0);

function drawStack(candidate: ExplainedPassage, whole: number): TemplateResult {
  let start = 0;
  return html`<svg class="stack" viewBox="0 0 ${WIDTH} 8" preserveAspectRatio="none" aria-hidden="true">
    ${partsOf(candidate).flatMap(([name, adds]) => {
      if (adds <= 0) return [];
      const width = (adds / whole) * WIDTH;
      const rect = svg`<rect x=${start} width=${width} height="8"><title>${name}</title></rect>`;
      start += width;
      return [rect];
    })}
  </svg>`;
}

function drawGate({ features, fused }: ExplainedVerdict): TemplateResult {
  const rows = Object.entries(fused ?? features);
  type Row = (typeof rows)[number];
  return html`<details>
    <summary>${tryMessages.gate}</summary>
    <div class="wide" tabindex="0" role="group" aria-label=${tryMessages.gate}>
      ${table<Row>(
        tryMessages.gate,
        [
          { label: tryMessages.feature, cell: ([name]) => wordsOf(name) },
          { label: tryMessages.value, cell: ([, { value }]) => figure(value) },
          { label: tryMessages.addsToFound, cell: ([, { addsToFound }]) => figure(addsToFound) },
          { label: tryMessages.addsToRight, cell: ([, { addsToRight }]) => figure(addsToRight) },
        ],
        rows,
      )}
    </div>
  </details>`;
}

/** `headingLikeness` as words. */
const wordsOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
