/** What is different between two texts, line by line. */
import { structuredPatch } from 'diff';
import type { PageDiff } from '../../admin-contract/imports.js';

/** Lines around a change that are shown, and lines that differ before two texts are taken for unlike. */
const CONTEXT = 3;
const MOST_CHANGES = 1500;
/** Of a text that is shown whole. */
const MOST_LINES = 2000;

type DiffLine = PageDiff['hunks'][number]['lines'][number];
const KINDS: Readonly<Record<string, DiffLine['kind']>> = { '+': 'added', '-': 'removed', ' ': 'same' };

/** The changes with the lines around them; both texts one after the other where they are too different. */
export function diffLines(before: string, after: string): PageDiff {
  const options = { context: CONTEXT, maxEditLength: MOST_CHANGES };
  const patch = structuredPatch('', '', before, after, undefined, undefined, options);
  if (!patch) return { isWhole: false, hunks: [...whole(before, 'removed'), ...whole(after, 'added')] };
  return {
    isWhole: true,
    hunks: patch.hunks.map(({ oldStart, newStart, newLines, lines }) => ({
      line: newLines === 0 ? oldStart : newStart,
      lines: lines.flatMap((line) => {
        const kind = KINDS[line.charAt(0)];
        return kind ? { kind, text: line.slice(1) } : [];
      }),
    })),
  };
}

/** How many lines came and went. */
export function countChanges({ hunks }: PageDiff): { added: number; removed: number } {
  const lines = hunks.flatMap((hunk) => hunk.lines);
  return {
    added: lines.filter(({ kind }) => kind === 'added').length,
    removed: lines.filter(({ kind }) => kind === 'removed').length,
  };
}

function whole(text: string, kind: DiffLine['kind']): PageDiff['hunks'] {
  const lines = text.trimEnd().split('\n').slice(0, MOST_LINES);
  return [{ line: 1, lines: lines.map((line) => ({ kind, text: line })) }];
}
