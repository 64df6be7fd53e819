/** How far the search is: the indexes of widgets, and the vectors by which passages are found by meaning. */
import type { Config } from '../config.js';
import { count, size } from '../runtime/quantities.js';
import type { IndexInMemory } from '../search/knowledge.js';
import { encoderProblem } from '../sentence-encoder/open-encoder.js';
import { ok, warning, wrong, type Finding } from './finding.js';

/** Texts of pages by whether they have a vector. */
export interface VectorState {
  embedded: number;
  waiting: number;
  /** Where the model fails, so that they may wait for long. */
  isFailing?: true | undefined;
}

/** What a running server knows of its search. */
export interface SearchState {
  /** The index of a widget; undefined where it is not in memory. */
  indexOf: (widgetId: string) => IndexInMemory | undefined;
  /** Absent where no vectors are made. */
  vectors?: (() => VectorState & { bytes: number }) | undefined;
}

export function describeIndex({ indexOf }: SearchState, widgetId: string): Finding[] {
  const index = indexOf(widgetId);
  if (!index) return [ok('Its index is not in memory; the next question loads it.')];
  const { passages, bytes, madeAt } = index;
  const made = new Date(madeAt).toISOString().slice(0, 16).replace('T', ' ');
  return [
    ok(`Its index holds ${count(passages, 'passage')} in ${size(bytes)} of memory, as of ${made} UTC.`),
  ];
}

/** Nothing where nobody wants vectors. */
export function checkVectors(
  { embeddings }: Pick<Config, 'embeddings'>,
  { vectors }: SearchState,
): Finding[] {
  if (!embeddings) return [ok('Pages are found by words alone, as EMBEDDINGS=none says.')];
  if (!vectors) {
    const problem = embeddings === 'local' ? encoderProblem() : undefined;
    return [
      wrong(
        `No vectors can be made${problem === undefined ? '' : `: ${problem}`}, so words alone find pages.`,
        'Install the package again, or name an embedding server, or set EMBEDDINGS=none.',
      ),
    ];
  }
  const { bytes, ...state } = vectors();
  return describeVectors(state, `, in ${size(bytes)} of memory`);
}

/** @param more said of those that there are */
export function describeVectors({ embedded, waiting, isFailing }: VectorState, more = ''): Finding[] {
  const made = ok(`${count(embedded, 'text')} of pages can be found by meaning${more}.`);
  if (waiting === 0) return [made];
  const texts = `${count(waiting, 'text')} of pages`;
  if (!isFailing) return [made, ok(`${texts} are on their way to it; until then words alone find them.`)];
  return [
    made,
    warning(
      `The embedding model fails, and ${texts} wait for a vector; until then words alone find them.`,
      'It is asked again by itself. Check again says what is wrong with it, and so does the log.',
    ),
  ];
}
