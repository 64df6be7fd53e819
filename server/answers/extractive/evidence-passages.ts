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
      heading: passage.headings.join(' - '),
      text: passage.units.map(lineOf).join('\n'),
      quotes: passage.units.map((unit) => unit.excerpt ?? unit.text).filter(Boolean),
    };
  });
}

/** A marker tells a step or an item of a list from a sentence. */
const lineOf = ({ kind, isBlockStart, marker, text }: Unit): string =>
  kind === 'item' && isBlockStart ? `${marker ?? '-'} ${text}` : text;
