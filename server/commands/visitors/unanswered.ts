/** `unanswered`: what visitors asked and the pages did not answer well, so that the pages can be mended. */
import { UNSURE_BELOW } from '../../insight/questions/outcome.js';
import type { UnansweredQuestion } from '../../operate/gaps/unanswered-questions.js';
import { defineCommand, UsageError } from '../terminal/command.js';
import { minuteOf } from '../terminal/conversation-text.js';
import { SHARED_FLAGS } from '../terminal/help.js';
import { FILTER_FLAGS, LIMIT_FLAG, readLimit, readPeriod } from '../terminal/log-flags.js';
import { withLog } from '../terminal/open-data.js';
import { count } from '../../runtime/quantities.js';
import { indent, wrap } from '../terminal/text-layout.js';

const SHOWN_WORDINGS = 4;

export const unansweredCommand = defineCommand({
  name: 'unanswered',
  summary: 'Lists questions without a good answer, by frequency.',
  synopsis: '[--FLAG…]',
  positionals: [],
  flags: {
    below: {
      type: 'string',
      value: 'SHARE',
      help: 'Take in answers with less confidence; 0.5 where not given.',
    },
    ...FILTER_FLAGS,
    ...LIMIT_FLAG,
    ...SHARED_FLAGS,
  },
  notes: `Questions that were refused, or answered with low confidence; those that ask for
the same in other words are counted together. The pages named are the nearest
ones: a sentence there, or a new page, answers the question from then on.`,
  run(values, _, terminal) {
    const period = readPeriod(values, Date.now());
    const below = readShare(values.below);
    const limit = readLimit(values);
    return withLog(values.data, terminal, async ({ store }) => {
      // The other commands start faster without the stemmers.
      const { findUnanswered } = await import('../../operate/gaps/unanswered-questions.js');
      const groups = await findUnanswered(store.log, period, below);
      const shown = groups.slice(0, limit);
      const left = groups.length - shown.length;
      if (left > 0) terminal.note(`${count(left, 'rarer question')} left out; --limit N shows more.`);
      return {
        json: shown,
        text: shown.length > 0 ? shown.map(describe).join('\n\n') : 'No question without a good answer.',
      };
    });
  },
});

function readShare(text: string | undefined): number {
  const share = text === undefined ? UNSURE_BELOW : Number(text);
  if (text?.trim() !== '' && share >= 0 && share <= 1) return share;
  throw new UsageError(`--below "${text ?? ''}" must be a number from 0 to 1.`);
}

function describe({
  question,
  refused,
  lowConfidence,
  otherWordings,
  nearestPages,
  ...rest
}: UnansweredQuestion): string {
  const outcome = [
    refused > 0 ? `${refused} refused` : '',
    lowConfidence > 0 ? `${lowConfidence} with low confidence` : '',
  ].filter((part) => part !== '');
  const more = otherWordings.length - SHOWN_WORDINGS;
  const wordings = otherWordings.slice(0, SHOWN_WORDINGS).map((text) => `also: ${text}`);
  const lines = [
    ...wordings,
    ...(more > 0 ? [`and ${count(more, 'other wording')}`] : []),
    `${outcome.join(', ')}; last ${minuteOf(rest.lastAt)}`,
    `conversation ${rest.lastConversationId}`,
    ...nearestPages.map(({ pageTitle, pageUrl }) => `near: ${pageTitle} ${pageUrl}`),
  ];
  return `${rest.count} ×  ${question}\n${indent(wrap(lines.join('\n'), 76), '    ')}`;
}
