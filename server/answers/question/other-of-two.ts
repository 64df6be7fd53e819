/** Reads "and the other one?" after a question about one of two: what was asked is asked of the other. */
import type { Question } from '../answer-engine.js';
import { namesOther } from '../../languages/follow-up-detection.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import { escapeRegExp } from '../../runtime/escape-reg-exp.js';

/** Of a larger site, only the pages that were cited are read. */
const MAX_PASSAGES = 2000;
/** A longer question says itself what it is about. */
const MAX_WORDS = 8;
/** A longer name is no name. */
const MAX_NAME_WORDS = 5;
/** What stands beside a name among more than two must do so in so many places to be its counterpart. */
const LEAST_PLACES = 2;

/**
 * The question before with the name of the other in place of the one that it asked about; the question itself where it
 * asks for no other, or the pages do not tell which it is.
 * @param language of the visitor, such as `de`
 */
export function withOtherOfTwo(index: PassageIndex, question: Question, language: string): Question {
  const { text, history } = question;
  const before = history.at(-1);
  if (!before || text.trim().split(/\s+/).length > MAX_WORDS || !namesOther(text, language)) return question;
  const groups = namesTogether(index, before.citedPageIds);
  const asked = namedIn(before.question, groups);
  const other = asked === undefined ? undefined : counterpartOf(asked, groups);
  if (asked === undefined || other === undefined) return question;
  return {
    ...question,
    text: before.question.replace(patternOf(asked), other),
    history: history.slice(0, -1),
  };
}

/** Names that stand side by side: headings of one level, rows of one table. */
function namesTogether(index: PassageIndex, cited: readonly string[]): string[][] {
  const groups: string[][] = [];
  const isSmall = index.passageCount <= MAX_PASSAGES;
  const sections = new Map<string, Set<string>>();
  for (const number of index.passageNumbers()) {
    const { page, passage } = index.passageAt(number);
    if (!isSmall && !cited.includes(page.id)) continue;
    const { headings, units } = passage;
    for (const [level, heading] of headings.entries()) {
      const above = JSON.stringify([page.id, ...headings.slice(0, level)]);
      sections.set(above, (sections.get(above) ?? new Set()).add(heading));
    }
    const rows = units.flatMap(({ kind, cells }) => (kind === 'row' ? (cells?.[0] ?? []) : []));
    if (rows.length > 1) groups.push(rows);
  }
  return [...groups, ...[...sections.values()].map((names) => [...names])];
}

/** The longest of the names that a question holds. */
function namedIn(text: string, groups: readonly string[][]): string | undefined {
  const names = groups
    .flat()
    .filter((name) => /\p{L}/u.test(name) && name.trim().split(/\s+/).length <= MAX_NAME_WORDS);
  return [...new Set(names)]
    .filter((name) => patternOf(name).test(text))
    .sort((a, b) => b.length - a.length)[0];
}

/** The one name that stands alone beside another, or else the one that does so most often. */
function counterpartOf(name: string, groups: readonly string[][]): string | undefined {
  const pairs = new Map<string, number>();
  const places = new Map<string, number>();
  const isName = (other: string): boolean => other.toLowerCase() === name.toLowerCase();
  for (const group of groups) {
    const names = [...new Set(group)];
    if (!names.some(isName)) continue;
    const others = names.filter((other) => !isName(other));
    const counts = names.length === 2 ? pairs : places;
    for (const other of others) counts.set(other, (counts.get(other) ?? 0) + 1);
  }
  const often = [...places].filter(([, count]) => count >= LEAST_PLACES);
  const [best, next] = (pairs.size > 0 ? [...pairs] : often).sort((a, b) => b[1] - a[1]);
  return best && best[1] > (next?.[1] ?? 0) ? best[0] : undefined;
}

/** Finds a name as it is, in capitals or not. */
const patternOf = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(name)}(?![\\p{L}\\p{N}])`, 'iu');
