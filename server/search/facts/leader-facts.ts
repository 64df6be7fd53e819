/** Recognises who owns or runs a business, where a page says it of somebody by name. */
import { sentencesOf } from '../passages/sentences.js';
import type { FactLine } from './fact-lines.js';
import { nameCardsOf } from './name-cards.js';
import { addFact, type PageFact } from './page-fact.js';
import { isName, isRole, namesLeader, namesRole, personAtStart } from './persons.js';

/** A name, and what the page says right beside it that its bearer is. */
interface Pair {
  name: string;
  role: string;
  /** Which of both stands in the line. */
  quote: string;
}

/** Between a name and a role on one line: a dash, a comma, a bracket. */
const APART = /\s[–—|·-]\s|,\s|\s\(/u;
/** What may follow the name that a label announces: a stop, and no more words. */
const ENDS_NAME = /^\s?(?:$|[.,;:(|·•–—/&])/u;
/** Of a paragraph with a name on a line, what its bearer is on another, and perhaps a few words. */
const MOST_LINES = 4;

/** Adds those whom a page names. */
export function addLeaders(
  content: string,
  groups: readonly (readonly FactLine[])[],
  language: string,
  facts: PageFact[],
): void {
  const cards = nameCardsOf(content, language);
  for (const { name, role } of cards) {
    const line = { heading: name, text: role, group: 0 };
    addFact(facts, line, { kind: 'person', value: name, label: role, quote: role });
  }
  // `Ann Lee, owner` may stand in a heading too.
  for (const { heading, group } of firstBelowHeadings(groups)) {
    const pair = inLine({ label: '', value: heading, text: heading }, language);
    if (!pair) continue;
    const line = { heading, text: heading, group };
    addFact(facts, line, { kind: 'person', value: pair.name, label: pair.role, quote: heading });
  }
  const told = new Set(cards.map(({ role }) => role));
  for (const group of groups) {
    for (const line of group) if (!told.has(line.text)) addLeadersOf(line, group, language, facts);
  }
}

function firstBelowHeadings(groups: readonly (readonly FactLine[])[]): FactLine[] {
  const firsts = groups.flatMap(([first]) => first ?? []);
  return firsts.filter(({ heading }, i) => heading !== '' && heading !== firsts[i - 1]?.heading);
}

function addLeadersOf(line: FactLine, group: readonly FactLine[], language: string, facts: PageFact[]): void {
  const pair =
    line.cells.length > 0
      ? inRow(line, language)
      : (inLine(line, language) ?? inLines(line, group, language));
  if (pair) {
    const { name, role, quote } = pair;
    addFact(facts, line, { kind: 'person', value: name, label: role, quote });
    return;
  }
  // A sentence says more of them than their name: who founded a business may own it no more.
  const texts = line.cells.length > 0 ? line.cells : [line.text];
  for (const sentence of texts.flatMap((text) => sentencesOf(text))) {
    if (namesLeader(sentence, language))
      addFact(facts, line, { kind: 'person', value: sentence, label: '', quote: sentence });
  }
}

/** `Owner: Ann Lee`, `Ann Lee – owner`, `Owner – Ann Lee`. */
function inLine(
  { label, value, text }: Pick<FactLine, 'label' | 'value' | 'text'>,
  language: string,
): Pair | undefined {
  if (label !== '' && namesRole(label, language)) {
    const name = announcedName(value);
    return name === undefined ? undefined : pairOf(name, label, name);
  }
  const apart = APART.exec(text);
  const [left, right] =
    label !== ''
      ? [label, value.replace(/^[,–—-]\s*/u, '')]
      : [
          text.slice(0, apart?.index),
          apart ? text.slice(apart.index + apart[0].length).replace(/\)$/, '') : '',
        ];
  if (isName(left, language) && isRole(right, language)) return pairOf(left, right, left);
  return isName(right, language) && isRole(left, language) ? pairOf(right, left, right) : undefined;
}

/** A row with one name, and what its bearer is in the cell before it or behind it. */
function inRow({ cells, label }: FactLine, language: string): Pair | undefined {
  const [column, ...others] = [...cells.keys()].filter((at) => isName(cells[at] ?? '', language));
  if (column === undefined) {
    const name = namesRole(label, language) ? announcedName(cells[1] ?? '') : undefined;
    return name === undefined ? undefined : pairOf(name, label, name);
  }
  const name = cells[column] ?? '';
  const role = [cells[column + 1], cells[column - 1]].find((cell) => isRole(cell ?? '', language));
  return role === undefined || others.length > 0 ? undefined : pairOf(name, role, name);
}

/** The name that what stands behind a label begins with, where no words go on behind it. */
function announcedName(value: string): string | undefined {
  const name = personAtStart(value);
  return name !== undefined && ENDS_NAME.test(value.slice(name.length)) ? name : undefined;
}

/** A paragraph of a name, and of what its bearer is on the line above it or below it. */
function inLines(line: FactLine, group: readonly FactLine[], language: string): Pair | undefined {
  if (group.length < 2 || group.length > MOST_LINES || !isName(line.text, language)) return undefined;
  if (group.filter(({ text }) => isName(text, language)).length > 1) return undefined;
  const at = group.indexOf(line);
  const role = [group[at + 1], group[at - 1]].find((other) => other && isRole(other.text, language));
  return role && pairOf(line.text, role.text, line.text);
}

const pairOf = (name: string, role: string, quote: string): Pair => ({ name, role, quote });
