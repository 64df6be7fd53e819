/** Makes segments: from pages, and from other segments. */
import { randomUUID } from 'node:crypto';
import type { Page } from '../../model.js';
import type { Analyzer } from '../terms/analyzer.js';
import { calendarWords } from '../../languages/calendar.js';
import { factsOf } from '../facts/page-facts.js';
import { passagesOf } from '../passages/passages.js';
import { Vocabulary } from './vocabulary.js';
import { DictionaryBuilder } from './dictionary.js';
import { GrowingBytes, GrowingUint32 } from './growing-array.js';
import { inOnePiece } from './one-piece.js';
import { digestOf } from '../../store/port/page-digest.js';
import { buildPostings } from './postings.js';
import type { ForwardIndex, LiveSegment, PageEntry, Segment } from './segment.js';

/** Copies the numbers `[from, to)`, moved by as much as what they count from has moved. */
function appendMoved(target: GrowingUint32, source: Uint32Array, from: number, to: number, by: number): void {
  for (let i = from; i < to; i++) target.push((source[i] ?? 0) + by);
}

export class SegmentBuilder {
  private readonly known: Vocabulary;
  private readonly dictionary: DictionaryBuilder;
  /** Of the terms met so far. */
  private readonly numbers = new Map<string, number>([['', Vocabulary.NONE]]);
  private readonly pages: PageEntry[] = [];
  private readonly terms = new GrowingUint32();
  private readonly pageStarts = new GrowingUint32();
  private readonly firstPassage = new GrowingUint32();
  private readonly spans = new GrowingUint32();
  private readonly firstUnit = new GrowingUint32();
  private readonly unitStarts = new GrowingUint32();
  private readonly texts = new GrowingBytes();
  private readonly textEnds = new GrowingUint32();

  /** @param known the terms of the segments before it */
  constructor(known: Vocabulary) {
    this.known = known;
    this.dictionary = new DictionaryBuilder(known.size);
  }

  /** Cuts a page into passages and turns every word into its term. */
  add(page: Page, analyzer: Analyzer): void {
    const facts = factsOf(page, analyzer.language);
    this.beginPage({
      id: page.id,
      title: page.title,
      url: page.url,
      language: analyzer.language,
      digest: digestOf(page),
      ...(facts.length > 0 && { facts }),
    });
    this.addWords(page.title, analyzer);
    for (const passage of passagesOf(page)) {
      const path = this.terms.length;
      for (const heading of passage.headings.slice(0, -1)) this.addWords(heading, analyzer);
      const leaf = this.terms.length;
      this.addWords(passage.headings.at(-1) ?? '', analyzer);
      const body = this.terms.length;
      this.firstUnit.push(this.unitStarts.length);
      for (const unit of passage.units) {
        this.unitStarts.push(this.terms.length);
        this.addWords(unit.text, analyzer);
        // A visitor who asks for Tuesday looks for `Mon–Thu`.
        for (const name of calendarWords(unit.text, analyzer.language)) this.addWords(name, analyzer);
      }
      for (const mark of [path, leaf, body, this.terms.length]) this.spans.push(mark);
      this.texts.write(JSON.stringify(passage));
      this.textEnds.push(this.texts.length);
    }
  }

  /** Takes a page over from a segment whose terms have other numbers. */
  copy({ pages, forward }: Segment, page: number, renumber: (term: number) => number): void {
    const entry = pages[page];
    if (!entry) throw new RangeError(`There is no page ${page}.`);
    const [from = 0, to = 0] = forward.pageStarts.subarray(page, page + 2);
    const [first = 0, end = 0] = forward.firstPassage.subarray(page, page + 2);
    const moved = this.terms.length - from;
    this.beginPage(entry);
    for (let i = from; i < to; i++) this.terms.push(renumber(forward.terms[i] ?? 0));
    appendMoved(this.spans, forward.spans, 4 * first, 4 * end, moved);
    const [unit = 0, unitEnd = 0] = [forward.firstUnit[first], forward.firstUnit[end]];
    appendMoved(this.firstUnit, forward.firstUnit, first, end, this.unitStarts.length - unit);
    appendMoved(this.unitStarts, forward.unitStarts, unit, unitEnd, moved);
    const textStart = first === 0 ? 0 : (forward.textEnds[first - 1] ?? 0);
    const textEnd = end === 0 ? 0 : (forward.textEnds[end - 1] ?? 0);
    appendMoved(this.textEnds, forward.textEnds, first, end, this.texts.length - textStart);
    this.texts.append(forward.texts.subarray(textStart, textEnd));
  }

  finish(): Segment {
    this.pageStarts.push(this.terms.length);
    this.firstPassage.push(this.textEnds.length);
    this.firstUnit.push(this.unitStarts.length);
    const forward: ForwardIndex = {
      terms: this.terms.finish(),
      pageStarts: this.pageStarts.finish(),
      firstPassage: this.firstPassage.finish(),
      spans: this.spans.finish(),
      firstUnit: this.firstUnit.finish(),
      unitStarts: this.unitStarts.finish(),
      texts: this.texts.finish(),
      textEnds: this.textEnds.finish(),
    };
    const dictionary = this.dictionary.finish();
    const postings = buildPostings(forward, this.known.size + dictionary.ends.length);
    return inOnePiece({ id: randomUUID(), pages: this.pages, dictionary, forward, postings });
  }

  /** The number of a term, which it gets now if it has none yet. */
  intern(term: string): number {
    let number = this.numbers.get(term);
    if (number === undefined) {
      number = this.known.find(term) ?? this.dictionary.add(term);
      this.numbers.set(term, number);
    }
    return number;
  }

  /** A copy: texts cut out of a page, as of facts and titles, would keep all of it in memory. */
  private beginPage(entry: PageEntry): void {
    this.pages.push(structuredClone(entry));
    this.pageStarts.push(this.terms.length);
    this.firstPassage.push(this.textEnds.length);
  }

  private addWords(text: string, analyzer: Analyzer): void {
    for (const term of analyzer.termsOf(text)) this.terms.push(this.intern(term));
  }
}

/**
 * One segment of what lives in others, the same as if it were built of the pages themselves, ordered by id.
 * @param live all segments of an index, in their order
 */
export function mergeSegments(live: readonly LiveSegment[]): Segment {
  const vocabulary = new Vocabulary(live.map(({ segment }) => segment.dictionary));
  const builder = new SegmentBuilder(new Vocabulary([]));
  const numbers = new Uint32Array(vocabulary.size);
  const renumber = (term: number): number => {
    if (term === Vocabulary.NONE) return term;
    return (numbers[term] ||= builder.intern(vocabulary.termAt(term)));
  };
  const pages = live.flatMap(({ segment, deadPages }) =>
    segment.pages.flatMap(({ id }, page) => (deadPages.has(page) ? [] : [{ id, segment, page }])),
  );
  pages.sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const { segment, page } of pages) builder.copy(segment, page, renumber);
  return builder.finish();
}
