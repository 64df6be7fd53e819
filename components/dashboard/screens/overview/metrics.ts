/** The numbers of the first screen: how each comes about, and where the rows behind it are. */
import type { UsageCounts } from '../../../../server/admin-contract/usage.js';
import { overviewMessages as messages } from '../../messages/overview-messages.js';
import { formatCount, formatShare, formatTook, shareOf } from '../../parts/share.js';

/** Fewer ratings tell nothing. */
const MIN_RATED = 5;

export type MetricName = keyof typeof messages.metrics;

export interface Metric {
  readonly name: MetricName;
  /** Undefined where there is nothing to tell. */
  readonly valueOf: (counts: UsageCounts) => number | undefined;
  readonly format: (value: number) => string;
  /** What stands below it. */
  readonly beside: (counts: UsageCounts) => string;
  /** How it has changed, in words; both values are known. */
  readonly change: (now: number, before: number) => string;
  /** The path of the rows that it counts. */
  readonly rows: string;
  /** Whether it is a count. */
  readonly isWhole: boolean;
}

const ratedOf = ({ helpful, notHelpful }: UsageCounts) => helpful + notHelpful;

/** In a time of the day without a rating there is nothing to draw; few are drawn, as the sum tells how many they are. */
export const helpfulShare = (counts: UsageCounts) => shareOf(counts.helpful, ratedOf(counts));

/** Of all questions, as `stats` tells it on the command line. */
export const answeredShare = ({ answered, questions }: UsageCounts) => shareOf(answered, questions);
export const unsureShare = ({ unsure, questions }: UsageCounts) => shareOf(unsure, questions);

const told = (difference: number, by: string) => (difference > 0 ? messages.more(by) : messages.less(by));

function relative(now: number, before: number): string {
  if (before === 0) return now === 0 ? messages.asBefore : messages.noBefore;
  const percent = Math.round(Math.abs(now / before - 1) * 100);
  return percent === 0 ? messages.asBefore : told(now - before, formatShare(percent / 100));
}

/** Of shares, in points of a hundred. */
function inPoints(now: number, before: number): string {
  const difference = pointsOf(now, before);
  return difference === 0 ? messages.asBefore : told(difference, messages.points(Math.abs(difference)));
}

export const pointsOf = (now: number, before: number): number =>
  Math.round(now * 100) - Math.round(before * 100);

export const METRICS: readonly Metric[] = [
  {
    name: 'questions',
    valueOf: ({ questions }) => questions,
    format: formatCount,
    beside: () => '',
    change: relative,
    rows: '/conversations',
    isWhole: true,
  },
  {
    name: 'answered',
    valueOf: answeredShare,
    format: formatShare,
    beside: (counts) => messages.unsure(formatShare(unsureShare(counts))),
    change: inPoints,
    rows: '/conversations?outcome=answered',
    isWhole: false,
  },
  {
    name: 'refused',
    valueOf: ({ refused }) => refused,
    format: formatCount,
    beside: () => '',
    change: relative,
    rows: '/conversations?outcome=refused',
    isWhole: true,
  },
  {
    name: 'helpful',
    valueOf: (counts) => (ratedOf(counts) < MIN_RATED ? undefined : helpfulShare(counts)),
    format: formatShare,
    beside: (counts) =>
      ratedOf(counts) < MIN_RATED ? messages.tooFewRated(ratedOf(counts)) : messages.ofRated(ratedOf(counts)),
    change: inPoints,
    rows: '/feedback',
    isWhole: false,
  },
  {
    name: 'escalated',
    valueOf: ({ escalatedConversations }) => escalatedConversations,
    format: formatCount,
    beside: ({ escalatedConversations, conversations }) => {
      const share = shareOf(escalatedConversations, conversations);
      return share === undefined ? '' : messages.ofConversations(formatShare(share));
    },
    change: relative,
    rows: '/conversations?escalated=true',
    isWhole: true,
  },
  {
    name: 'p95',
    valueOf: ({ p95 }) => p95,
    format: formatTook,
    beside: ({ p50 }) => (p50 === undefined ? '' : messages.half(formatTook(p50))),
    change: relative,
    rows: '/conversations',
    isWhole: false,
  },
];

/** @param name of the address, which may hold anything */
export const metricOf = (name: string | null): Metric =>
  METRICS.find((metric) => metric.name === name) ?? (METRICS[0] as Metric);
