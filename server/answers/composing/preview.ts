/** What a page says nearest to a question, in a line beside the link to it. */
import type { PassageIndex } from '../../search/index/passage-index.js';
import { isListed, type Unit } from '../../search/passages/passage.js';
import type { Ranking } from '../ranking/rank.js';
import { needsHeading } from './needs-heading.js';
import { shownParts } from './shown-parts.js';
import type { Sought } from './sought.js';
import type { AnswerWindow } from './window.js';
import { plainRow } from './write-cells.js';

/** Three lines of a chat panel. */
const MOST_CHARACTERS = 140;
const MOST_ROWS = 2;
const BETWEEN = ' · ';
const HALF_CHARACTER = /[\ud800-\udbff]$/;
const ENDS_ITSELF = /[.:;!?。：；！？؟]$/u;

/**
 * Plain text of the best passage of the page, or undefined where none of the page was found.
 * @param page its number in the index
 */
export function previewOf(
  index: PassageIndex,
  ranking: Ranking,
  sought: Sought,
  page: number,
): string | undefined {
  const candidates = ranking.candidates.filter((candidate) => candidate.page === page);
  if (candidates.length === 0) return undefined;
  const [part] = shownParts(index, { ...ranking, candidates }, sought, true);
  if (!part) return undefined;
  const { heading, units, language } = part.view;
  const shown = part.window.places.flatMap((place) => units[place] ?? []);
  const isNamed =
    heading !== undefined && needsHeading(shown, units, { text: heading, isOwn: true }, language);
  const text = [textOf(shown), ...rowsOf(units, part.window)].filter((piece) => piece !== '').join(BETWEEN);
  return shortened(isNamed ? `${heading}${ENDS_ITSELF.test(heading) ? '' : ':'} ${text}` : text);
}

function textOf(units: readonly Unit[]): string {
  let text = '';
  for (const unit of units) {
    const joiner = text === '' ? '' : isListed(unit) && unit.isBlockStart ? BETWEEN : ' ';
    text += joiner + unit.text;
  }
  return text;
}

/** Of a table that is asked for as a whole it is the row that answers best. */
function rowsOf(units: readonly Unit[], { cells, best }: AnswerWindow): string[] {
  if (!cells) return [];
  const { rows } = cells;
  const few = rows.length <= MOST_ROWS ? rows : [rows.includes(best) ? best : (rows[0] ?? best)];
  return few.map((row) => plainRow(units, row, cells));
}

function shortened(text: string): string {
  const line = text.replace(/\s+/gu, ' ');
  if (line.length <= MOST_CHARACTERS) return line;
  const start = line.slice(0, MOST_CHARACTERS).replace(HALF_CHARACTER, '');
  const word = start.lastIndexOf(' ');
  return `${word >= MOST_CHARACTERS / 2 ? start.slice(0, word) : start} …`;
}
