/** Reads made-up sites with what visitors ask of each passage in words of their own: see `../README.md`. */
import { readdirSync, readFileSync } from 'node:fs';

export interface WordedPassage {
  /** Of the page, and of the section. */
  headings: string[];
  /** Sentences, items and rows. */
  units: string[];
  questions: string[];
}

export interface WordedSite {
  name: string;
  passages: WordedPassage[];
}

/** A sentence with what closes it. */
const SENTENCE = /[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*["”’)]*\s*/g;

/** The units of a line: an item, a row whose cells stand behind the names of their columns, or sentences. */
function unitsOf(line: string): string[] {
  if (line.startsWith('- ')) return [line.slice(2)];
  if (!line.includes(' | ')) return (line.match(SENTENCE) ?? [line]).map((sentence) => sentence.trim());
  const cells = line.split('|').map((cell, i) => (i === 0 ? cell : cell.replace(/^[^:]*: /, '')).trim());
  return [cells.join(' ')];
}

/** Lines open with `# ` for a site, `## ` for a passage with its headings, `? ` for a question; others are its text. */
export function readWordings(text: string): WordedSite[] {
  const sites: WordedSite[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    const passages = sites.at(-1)?.passages ?? [];
    const passage = passages.at(-1);
    if (line.startsWith('# ')) sites.push({ name: line.slice(2), passages: [] });
    else if (line.startsWith('## ')) {
      const headings = line
        .slice(3)
        .split('›')
        .map((heading) => heading.trim());
      passages.push({ headings, units: [], questions: [] });
    } else if (line.startsWith('? ')) passage?.questions.push(line.slice(2));
    else if (line !== '') passage?.units.push(...unitsOf(line));
  }
  return sites.map(({ name, passages }) => ({
    name,
    passages: passages.filter(({ units, questions }) => units.length > 0 && questions.length > 0),
  }));
}

const WORDINGS = new URL('../data/wordings/', import.meta.url);

/** All sites of `data/wordings`. */
export const readAllWordings = (): WordedSite[] =>
  readdirSync(WORDINGS)
    .sort()
    .flatMap((name) => readWordings(readFileSync(new URL(name, WORDINGS), 'utf8')));

/** What training compares of a passage, each text as `read` gives it. */
export const textsOf = <T>({ headings, units, questions }: WordedPassage, read: (text: string) => T) => ({
  passage: read([...headings, ...units].join('\n')),
  heading: read(headings.join('\n')),
  units: units.map(read),
  questions: questions.map(read),
});
