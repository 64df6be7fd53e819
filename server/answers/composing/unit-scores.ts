/** How well each unit of a passage answers a question. */
import { asks } from '../../languages/closing-marks.js';
import { definesAtOpening, namesAmount } from '../../languages/question-kind.js';
import { isListed, isTabular, type Unit } from '../../search/passages/passage.js';
import { times, type TermHits } from '../ranking/passage-match.js';
import type { ReadHits } from '../matching/read-hits.js';
import type { PassageView } from './passage-view.js';
import type { Sought } from './sought.js';

/**
 * What a term in the heading or the names of the columns, in the title of the page alone, or in the sentence before is
 * worth to a unit, beside one in the unit.
 */
const HEADING_CREDIT = 0.8;
const TITLE_CREDIT = 0.5;
const PREVIOUS_CREDIT = 0.2;
/** What the first unit gains under a heading that holds the whole question; later units gain less. */
const FIRST_WORDS = 0.1;
/** What a unit gains that holds an amount, a definition, or whatever else the question asks for. */
const OF_KIND = 0.2;
/** A table of prices answers rather than a sentence that mentions one. */
const PRICE_IN_TABLE = 0.25;
const ANY_AMOUNT = 0.05;
/** What one gains that is for the age, or the length of time, that the question says. */
const SUITED = 0.25;
/** What a unit loses that asks itself, announces what follows, announces what is not there, or has no end, as a title has none. */
const ASKING = 0.3;
const ANNOUNCING = 0.05;
const HOLLOW = 0.3;
const WITHOUT_END = 0.1;
const TITLE = 0.3;
/** What it counts that one is nearer in meaning than the others. */
const NEARNESS = 0.6;
/** What one loses that is no text of its page, but stands around that of most pages. */
const OF_TEMPLATE = 0.4;

const ANNOUNCES = /[:：]$/u;
const HAS_END = /[.!?。！？؟…।:：]["'”’»)」』]*$/u;

/** Whether a sentence announces what follows. */
export const announces = (unit: Unit | undefined): boolean =>
  unit?.kind === 'sentence' && ANNOUNCES.test(unit.text);

/** A line in bold that is no sentence heads what follows. */
export const isTitle = ({ kind, text, markdown = '' }: Unit): boolean =>
  kind === 'sentence' && !HAS_END.test(text) && markdown === `**${text}**`;

/** Whether a unit can be what a sentence before it leads to. */
export const canBeLedTo = (unit: Unit | undefined): boolean => isListed(unit) || unit?.kind === 'code';

function formOf(unit: Unit, next: Unit | undefined): number {
  if (asks(unit.text)) return -ASKING;
  if (announces(unit)) return canBeLedTo(next) ? -ANNOUNCING : -HOLLOW;
  if (isTitle(unit)) return -TITLE;
  return unit.kind === 'sentence' && unit.isBlockStart && !HAS_END.test(unit.text) ? -WITHOUT_END : 0;
}

function kindCredit(unit: Unit, view: PassageView, { kind, table }: Sought): number {
  const { language, kindReader, read } = view;
  if (kind === undefined) return 0;
  if (kind === 'definition') {
    const isAsked = (words: string): boolean => table.coverage(read(words)) > 0;
    return unit.kind === 'sentence' && definesAtOpening(unit.text, language, isAsked) ? OF_KIND : 0;
  }
  if (kindReader?.unit(unit)) return kind === 'price' && isTabular(unit) ? PRICE_IN_TABLE : OF_KIND;
  return namesAmount(unit.text) ? ANY_AMOUNT : 0;
}

/** What the names of the columns are worth to each row below them: that of the first says what every row is. */
function namesOf({ cells: [first = ''] = [] }: Unit, hits: TermHits, read: ReadHits): TermHits {
  const ofRows = read(first);
  return hits.map((hit, i) => Math.max(ofRows[i] ?? 0, hit * HEADING_CREDIT));
}

/** How well each unit answers; under a heading that asks the question, the first words do. */
export function unitScores(view: PassageView, sought: Sought): number[] {
  const { units, match, read, suits, nearness, isOfTemplate } = view;
  const { table } = sought;
  // What has no heading of its own is what the page is about.
  const isBelowTitle = match.leafRarity === 0;
  const ofTable = isBelowTitle ? match.title : match.leaf;
  const credit = isBelowTitle ? times(match.title, TITLE_CREDIT) : times(match.leaf, HEADING_CREDIT);
  const inHeading = table.coverage(match.leaf);
  // A table is as near as the nearest of its rows.
  const ofRows = Math.max(0, ...units.map((unit, i) => (isTabular(unit) ? (nearness[i] ?? 0) : 0)));
  let columns = table.noHits();
  return units.map((unit, i) => {
    const hits = match.units[i] ?? table.noHits();
    const before = times(match.units[i - 1] ?? table.noHits(), PREVIOUS_CREDIT);
    if (unit.kind === 'head') columns = namesOf(unit, hits, read);
    else if (!isTabular(unit)) columns = table.noHits();
    const first = (FIRST_WORDS * inHeading) / (1 + i);
    const kind = kindCredit(unit, view, sought);
    const above = isTabular(unit) ? ofTable : credit;
    const suited = SUITED * suits(unit.cells?.[0] ?? unit.text);
    const near = NEARNESS * (isTabular(unit) ? ofRows : (nearness[i] ?? 0));
    const form = formOf(unit, units[i + 1]) - (isOfTemplate(unit.text) ? OF_TEMPLATE : 0);
    return table.coverage(hits, above, columns, before) + first + kind + suited + form + near;
  });
}

/** The place of the first unit that answers best. */
export function bestUnit(scores: readonly number[]): number {
  let best = 0;
  for (const [i, score] of scores.entries()) if (score > (scores[best] ?? 0)) best = i;
  return best;
}
