/** An explanation of a reply, for the terminal. */
import type {
  ExplainedCandidate,
  ExplainedGate,
  Explanation,
  Judged,
} from '../../answers/extractive/explanation.js';
import { count } from '../../runtime/quantities.js';
import { indent, table } from './text-layout.js';

/** Candidates that are listed, and those whose scores are taken apart. */
const LISTED = 10;
const TAKEN_APART = 3;
const MAX_ALTERNATIVES = 6;

/** @param width columns to stay within */
export function describeExplanation({ terms, candidates, gate }: Explanation, width: number): string {
  if (terms.length === 0) return 'The question holds no word that could be looked for.';
  const inner = width - 2;
  const words = terms.map(({ word, rarity, weight, standsFor }) => [
    word,
    figure(rarity),
    weight === 1 ? '' : `×${figure(weight)}`,
    standsFor.slice(0, MAX_ALTERNATIVES).join(', ') || '(the site has no such word)',
  ]);
  return [
    section('Words looked for', table(['WORD', 'RARITY', 'COUNTS', 'FOUND AS'], words, inner)),
    candidates.length === 0 ? 'No passage holds any of them.' : describeCandidates(candidates, inner),
    gate ? describeGate(gate, inner) : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function describeCandidates(candidates: ExplainedCandidate[], width: number): string {
  const listed = candidates.slice(0, LISTED);
  const hasMeaning = listed.some(({ meaning }) => meaning);
  const rows = listed.map(({ score, lexical, meaning, pageId, headings }, at) => [
    String(at + 1),
    figure(score),
    figure(lexical),
    ...(hasMeaning ? [meaning?.nearness === undefined ? '–' : figure(meaning.nearness)] : []),
    [pageId, ...headings].join(' › '),
  ]);
  const headings = ['#', 'SCORE', 'BM25F', ...(hasMeaning ? ['NEAR'] : []), 'PAGE › HEADING'];
  const apart = listed.slice(0, TAKEN_APART);
  const signals = Object.keys(listed[0]?.signals ?? {}) as (keyof ExplainedCandidate['signals'])[];
  const parts = signals.map((name) => [name, ...apart.map(({ signals: of }) => figure(of[name].adds))]);
  if (hasMeaning) parts.push(['meaning', ...apart.map(({ meaning }) => figure(meaning?.adds ?? 0))]);
  const sums = ['score', ...apart.map(({ score }) => figure(score))];
  return [
    section(
      `Candidates, best first (${listed.length} of ${count(candidates.length, 'passage')})`,
      table(headings, rows, width),
    ),
    section(
      'What the scores are made of',
      table(['SIGNAL', ...apart.map((_, at) => `#${at + 1}`)], [...parts, sums], width),
    ),
  ].join('\n\n');
}

function describeGate(gate: ExplainedGate, width: number): string {
  const rowsOf = (features: Record<string, Judged>) =>
    Object.entries(features).map(([name, { value, addsToFound, addsToRight }]) => [
      name,
      figure(value),
      figure(addsToFound),
      figure(addsToRight),
    ]);
  const headings = ['FEATURE', 'VALUE', 'FOUND', 'RIGHT'];
  const chances = ['chance', '', figure(gate.found), figure(gate.right)];
  const byWords = rowsOf(gate.features);
  const byBoth = gate.fused && [...rowsOf(gate.fused), chances];
  return [
    section('The gate', table(headings, byBoth ? byWords : [...byWords, chances], width)),
    ...(byBoth ? [section('The gate by words and meaning', table(headings, byBoth, width))] : []),
    verdict(gate),
  ].join('\n\n');
}

function verdict({ found, refuseBelow, nothingNearBelow }: ExplainedGate): string {
  const chance = `The chance that the right page was found is ${figure(found)}`;
  if (found >= refuseBelow) return `${chance}, at least ${figure(refuseBelow)}: answered.`;
  return found >= nothingNearBelow
    ? `${chance}, below ${figure(refuseBelow)}: refused, with related pages.`
    : `${chance}, below ${figure(nothingNearBelow)}: refused, with nothing near.`;
}

const section = (heading: string, text: string) => `${heading}\n${indent(text)}`;

/** Two decimals; never `-0.00`. */
const figure = (value: number) => (Math.round(value * 100) / 100 + 0).toFixed(2);
