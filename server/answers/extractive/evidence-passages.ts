/** The passages of a ranking as a model is given them. */
import type { Unit } from '../../search/passages/passage.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import type { Ranking } from '../ranking/rank.js';
import type { EvidencePassage } from '../evidence.js';

const MOST = 6;

export function evidencePassages(index: PassageIndex, { candidates }: Ranking): EvidencePassage[] {
  return candidates.slice(0, MOST).map((candidate) => {
    const { page, passage } = index.passageAt(candidate.passage);
    return {
      pageId: page.id,
      pageTitle: page.title,
      pageUrl: page.url,
      language: page.language,
      heading: passage.headings.join(' - '),
      text: linesOf(passage.units).join('\n'),
      quotes: passage.units.map((unit) => unit.excerpt ?? unit.text).filter(Boolean),
    };
  });
}

/** The units as lines: items with their markers, rows with the names of their columns instead of a head. */
function linesOf(units: readonly Unit[]): string[] {
  let names: readonly string[] = [];
  return units.flatMap((unit) => {
    if (unit.kind === 'head') {
      names = unit.cells ?? [];
      return [];
    }
    if (unit.kind !== 'row') {
      names = [];
      return [lineOf(unit)];
    }
    return [labelledRow(unit, names)];
  });
}

function labelledRow({ cells = [] }: Unit, names: readonly string[]): string {
  const labelled = cells.map((cell, i) => (i > 0 && names[i] && cell !== '' ? `${names[i]}: ${cell}` : cell));
  return labelled.filter((cell) => cell !== '').join('; ');
}

const lineOf = ({ kind, isBlockStart, marker, text }: Unit): string =>
  kind === 'item' && isBlockStart ? `${marker ?? '-'} ${text}` : text;
