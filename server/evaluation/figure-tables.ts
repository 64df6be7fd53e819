/** Prints figures as tables for people. */
import type { AnswerFigures } from './answer-figures.js';
import type { WeightsOrigin } from './held-out-models.js';
import type { JudgedReply } from './judge-replies.js';

export interface SetReport extends AnswerFigures {
  set: string;
  /** What the engine finds with. */
  finds: 'words' | 'words and local model';
  /** Which weights it was measured with. */
  weights: WeightsOrigin;
  pages: number;
  passages: number;
  buildMs: number;
  /** Share of questions whose first cited page changes after an unrelated opener. */
  topicSwitchChanges: number;
  /** Share of them that are answered again with what the opener was answered with. */
  topicSwitchRepeats: number;
  /** Share of off-topic texts that were refused on this site. */
  offTopicRefused: number;
}

type Column = [heading: string, cell: (figures: SetReport) => string];

const share = (value: number): string => (Number.isNaN(value) ? '   – ' : value.toFixed(3));

/** What to steer by. */
const MAIN: Column[] = [
  ['set', ({ set }) => set],
  ['weights', ({ weights }) => weights],
  ['found@1', ({ foundAt1 }) => share(foundAt1)],
  ['seen@3', ({ seenAt3 }) => share(seenAt3)],
  ['hard refusals', ({ hardRefusals }) => share(hardRefusals)],
  ['plain P', ({ plainPrecision }) => share(plainPrecision)],
  ['unans. plain', ({ unanswerablePlain }) => share(unanswerablePlain)],
  ['noise', ({ noise }) => share(noise)],
  ['ECE', (figures) => share(figures.calibrationError)],
  ['contacts', ({ contactsRight }) => share(contactsRight)],
  ['hours', ({ hoursRight }) => share(hoursRight)],
  ['prices', ({ pricesRight }) => share(pricesRight)],
  ['follow-ups', ({ followUpsRight }) => share(followUpsRight)],
  ['repeats', ({ repeats }) => share(repeats)],
  ['switch', ({ topicSwitchChanges }) => share(topicSwitchChanges)],
  ['… repeats', ({ topicSwitchRepeats }) => share(topicSwitchRepeats)],
  ['human', ({ humanOffered }) => share(humanOffered)],
  ['gold', ({ holdsGold }) => share(holdsGold)],
  ['in sight', ({ inSight }) => share(inSight)],
  ['p50 ms', ({ p50 }) => p50.toFixed(1)],
  ['p95 ms', ({ p95 }) => p95.toFixed(1)],
];

/** What else is known. */
const FURTHER: Column[] = [
  ['set', ({ set }) => set],
  ['cited@3', ({ citedAt3 }) => share(citedAt3)],
  ['ranked@3', ({ rankedAt3 }) => share(rankedAt3)],
  ['false refusals', ({ falseRefusals }) => share(falseRefusals)],
  ['refusal P', ({ refusalPrecision }) => share(refusalPrecision)],
  ['R', ({ refusalRecall }) => share(refusalRecall)],
  ['F1', ({ refusalF1 }) => share(refusalF1)],
  ['right of given', ({ rightAmongGiven }) => share(rightAmongGiven)],
  ['where answerable', ({ rightAmongAnswerable }) => share(rightAmongAnswerable)],
  ['AUROC', (figures) => share(figures.areaUnderCurve)],
  ['of all', ({ areaUnderCurveOfAll }) => share(areaUnderCurveOfAll)],
  ['verbatim', ({ verbatim }) => share(verbatim)],
  ['off-topic refused', ({ offTopicRefused }) => share(offTopicRefused)],
  ['words', ({ answerWords }) => answerWords.toFixed(0)],
];

/** What is known of one set, as soon as it is. */
export function printSet(row: SetReport): void {
  const figures = MAIN.slice(1).map(([heading, cell]) => `${heading} ${cell(row).trim()}`);
  console.log(`${row.set}: ${figures.join(', ')}`);
}

export function printTables(rows: readonly SetReport[]): void {
  for (const columns of [MAIN, FURTHER]) {
    const cells = rows.map((row) => columns.map(([, cell]) => cell(row)));
    const widths = columns.map(([heading], i) =>
      Math.max(heading.length, ...cells.map((row) => row[i]?.length ?? 0)),
    );
    const line = (row: string[]): string => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ');
    console.log(`\n${line(columns.map(([heading]) => heading))}`);
    for (const row of cells) console.log(line(row));
  }
}

export function printReliability({ set, reliability }: SetReport): void {
  console.log(`\n${set}: confidence against the share that was right`);
  for (const { from, count, confidence, right } of reliability) {
    if (count === 0) continue;
    const bar = '#'.repeat(Math.round(right * 40));
    console.log(
      `  ${from.toFixed(1)}–${(from + 0.1).toFixed(1)} ${String(count).padStart(5)}  said ${share(confidence)}  was ${share(right)} ${bar}`,
    );
  }
}

export function printMisses(set: string, judged: readonly JudgedReply[]): void {
  console.log(`\n${set}: what went wrong`);
  for (const { question, reply, place, isRight, unfaithfulExcerpts } of judged) {
    const said = reply.wasRefused ? 'refused' : `answered ${reply.confidenceScore}`;
    const pages = reply.citations.map(({ pageId }) => pageId).join(', ');
    const isFine = question.answerable ? isRight && place === 1 : reply.wasRefused;
    if (isFine && unfaithfulExcerpts.length === 0) continue;
    const gold = question.answerable ? question.goldPages.join(' or ') : question.kind;
    console.log(
      `- ${question.text.slice(0, 200)}\n    ${said} [${pages}] gold: ${gold} place ${place} right ${String(isRight)}`,
    );
    for (const excerpt of unfaithfulExcerpts) console.log(`    not in its page: ${excerpt}`);
  }
}
