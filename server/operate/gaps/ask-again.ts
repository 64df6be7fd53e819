/** Asks anew what had no good answer: as the pages are, or as they would be with a draft. */
import { setImmediate as pause } from 'node:timers/promises';
import type { EngineReply } from '../../answers/answer-engine.js';
import type { GapDetail, GapWording } from '../../insight/gaps/gap.js';
import type { TrialRequest, Trials } from './trials.js';

/** Wordings that are asked at most, the newest. */
const MOST_WORDINGS = 20;

export interface AskedOutcome {
  wasRefused: boolean;
  confidenceScore: number;
  citedPageIds: string[];
}

export interface AskedAgain {
  wording: string;
  /** How it was answered the last time that a visitor asked. */
  was: GapWording['was'];
  now: AskedOutcome;
}

export function askAgain(
  trials: Trials,
  { widgetId, wordings }: Pick<GapDetail, 'widgetId' | 'wordings'>,
  request: Omit<TrialRequest, 'widgetId'>,
): Promise<AskedAgain[]> {
  return trials.run({ widgetId, ...request }, async (trial) => {
    const asked: AskedAgain[] = [];
    for (const { text, was } of wordings.slice(0, MOST_WORDINGS)) {
      const { reply } = await trial.explain(text);
      asked.push({ wording: text, was, now: outcomeOf(reply) });
      // A visitor who asks meanwhile comes first.
      await pause();
    }
    return asked;
  });
}

/** What became of a question that was tried. */
export function outcomeOf({ wasRefused, confidenceScore, citations }: EngineReply): AskedOutcome {
  const citedPageIds = [...new Set(citations.flatMap(({ pageId }) => pageId ?? []))];
  return { wasRefused, confidenceScore, citedPageIds };
}
