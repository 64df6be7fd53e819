/** Reads a question in every language before visitors ask one. */
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { readFactQuestion } from '../answers/facts/fact-question.js';
import { namesMoney, sumsIn } from '../languages/amounts.js';
import { DEFAULT_LANGUAGE, SPOKEN_LANGUAGES } from '../languages/language-table.js';
import { phrasesIn } from '../search/query/asked-phrases.js';
import { standInsOf } from '../search/query/synonyms.js';
import { analyzerOf } from '../search/terms/analyzer.js';
import { wordsOf } from '../search/terms/tokenize.js';
import { recogniseIntent } from './intents/recognise-intent.js';
import { intentsOf } from './intents/spoken-intents.js';

/** In Latin letters alone, as most questions are: V8 compiles a pattern for texts with other letters apart. */
const QUESTION = 'how much is it';
/** Between two steps, in milliseconds: where something else took more than half of it, the next step waits. */
const PAUSE_MS = 4;
/** A server that had no pause for so long, in milliseconds, has had its questions. */
const MOST_MS = 20_000;

/**
 * The patterns of a language are compiled, and its phrases made ready, when they are first used, and a question is
 * looked at in all languages: a first question took 1.4 s where one after this takes 0.4 s. Most steps take 20 ms, and
 * each begins where this thread has nothing else to do, as while indexes are made in theirs.
 */
export async function rehearseLanguages(signal: AbortSignal): Promise<void> {
  const analyzer = analyzerOf(DEFAULT_LANGUAGE.code);
  const steps: (() => unknown)[] = [];
  for (const { code } of SPOKEN_LANGUAGES)
    steps.push(
      () => readFactQuestion(QUESTION, code, true),
      () => intentsOf(code),
    );
  steps.push(
    () => recogniseIntent(QUESTION),
    () => namesMoney(QUESTION),
    () => sumsIn(QUESTION),
    () => standInsOf(analyzer, QUESTION),
    () => phrasesIn(wordsOf(QUESTION), analyzer),
  );
  const until = performance.now() + MOST_MS;
  for (const step of steps) {
    do {
      if (signal.aborted || performance.now() > until) return;
    } while (!(await isIdle(signal)));
    // V8 interprets a pattern the first time that it is used, and compiles it the second time.
    step();
    step();
  }
}

async function isIdle(signal: AbortSignal): Promise<boolean> {
  const before = performance.eventLoopUtilization();
  await sleep(PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined);
  return !signal.aborted && performance.eventLoopUtilization(before).utilization < 0.5;
}
