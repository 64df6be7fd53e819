/** `unanswered`: what visitors asked and the pages did not answer well, so that the pages can be mended. */
import type { RelatedArticle } from '../../contract.js';
import type { ReplyRecord } from '../../model.js';
import type { LogReader } from '../../store/log/log-reader.js';
import type { AlikeQuestions, QuestionGroup } from './similar-questions.js';
import { defineCommand, UsageError } from '../terminal/command.js';
import { minuteOf } from '../terminal/conversation-text.js';
import { SHARED_FLAGS } from '../terminal/help.js';
import { FILTER_FLAGS, isWithin, LIMIT_FLAG, readFilter, readLimit, type LogFilter } from './log-filter.js';
import { withLog } from '../terminal/open-data.js';
import { count } from '../terminal/quantities.js';
import { indent, wrap } from '../terminal/text-layout.js';

const DEFAULT_BELOW = 0.5;
const SHOWN_WORDINGS = 4;
const SHOWN_PAGES = 3;
/** Questions whose reply has not come yet; the oldest, which will get none any more, are let go of. */
const MAX_WAITING = 10_000;

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
    const filter = readFilter(values, Date.now());
    const below = readShare(values.below);
    const limit = readLimit(values);
    return withLog(values.data, terminal, async (log) => {
      const groups = (await findUnanswered(log, filter, below)).map(summarize);
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
  const share = text === undefined ? DEFAULT_BELOW : Number(text);
  if (text?.trim() !== '' && share >= 0 && share <= 1) return share;
  throw new UsageError(`--below "${text ?? ''}" must be a number from 0 to 1.`);
}

/** Groups of alike questions of one widget, the most frequent first. */
async function findUnanswered(
  log: LogReader,
  filter: LogFilter,
  below: number,
): Promise<QuestionGroup<ReplyRecord>[]> {
  // The other commands start faster without the stemmers.
  const { AlikeQuestions } = await import('./similar-questions.js');
  const waiting = new Map<string, string>();
  const byWidget = new Map<string, AlikeQuestions<ReplyRecord>>();
  await log.readAll((record) => {
    if (record.type === 'question' && isWithin(filter, record)) {
      waiting.set(record.id, record.text);
      if (waiting.size > MAX_WAITING) waiting.delete(waiting.keys().next().value ?? '');
    } else if (record.type === 'reply') {
      const text = waiting.get(record.questionId);
      waiting.delete(record.questionId);
      if (text === undefined || !(record.wasRefused || record.confidenceScore < below)) return;
      const alike = byWidget.get(record.widgetId) ?? new AlikeQuestions();
      byWidget.set(record.widgetId, alike);
      alike.add(text, record);
    }
  });
  const groups = [...byWidget.values()].flatMap((alike) => alike.groups());
  return groups.sort((a, b) => b.questions.length - a.questions.length);
}

interface Unanswered {
  /** The newest wording. */
  question: string;
  widgetId: string;
  count: number;
  refused: number;
  lowConfidence: number;
  /** ISO 8601, UTC. */
  lastAt: string;
  /** Every other wording, once. */
  otherWordings: string[];
  lastConversationId: string;
  nearestPages: RelatedArticle[];
}

function summarize({ questions }: QuestionGroup<ReplyRecord>): Unanswered {
  const newestFirst = [...questions].sort((a, b) => (a.details.at < b.details.at ? 1 : -1));
  const wordings = new Map(newestFirst.map(({ text }) => [text.trim().toLowerCase(), text.trim()]));
  const [question = '', ...otherWordings] = wordings.values();
  const newest = newestFirst[0]?.details;
  const refused = questions.filter(({ details }) => details.wasRefused).length;
  return {
    question,
    widgetId: newest?.widgetId ?? '',
    count: questions.length,
    refused,
    lowConfidence: questions.length - refused,
    lastAt: newest?.at ?? '',
    otherWordings,
    lastConversationId: newest?.conversationId ?? '',
    nearestPages: nearestPages(newestFirst.map(({ details }) => details)),
  };
}

/** The pages that the replies cited or named as related, the most often named first. */
function nearestPages(replies: readonly ReplyRecord[]): RelatedArticle[] {
  const pages = new Map<string, { page: RelatedArticle; times: number }>();
  for (const { citations, relatedArticles } of replies) {
    const cited = citations.map(({ pageId = '', pageTitle, pageUrl = '' }) => ({
      pageId,
      pageTitle,
      // Without the fragment that points to one sentence.
      pageUrl: pageUrl.replace(/#?:~:text=.*$/, ''),
    }));
    for (const page of [...cited, ...relatedArticles]) {
      const known = pages.get(page.pageId);
      pages.set(page.pageId, { page: known?.page ?? page, times: (known?.times ?? 0) + 1 });
    }
  }
  const ranked = [...pages.values()].sort((a, b) => b.times - a.times);
  return ranked.slice(0, SHOWN_PAGES).map(({ page }) => page);
}

function describe({
  question,
  refused,
  lowConfidence,
  otherWordings,
  nearestPages,
  ...rest
}: Unanswered): string {
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
