/** The filters of conversations, as they stand in the address. */
import type { ConversationFilter } from '../../api/conversations-api.js';
import { conversationsMessages as messages } from '../../messages/conversations-messages.js';
import { without, type FilterChip } from '../../parts/filter-chips.js';
import type { Choice } from '../../parts/field.js';

export const FILTERS = [
  'outcome',
  'kind',
  'rating',
  'escalated',
  'language',
  'page',
  'cited',
  'visitor',
] as const;
export type FilterName = (typeof FILTERS)[number];

export const OUTCOME_CHOICES: readonly Choice[] = [
  { value: '', label: messages.anyOutcome },
  { value: 'answered,unsure', label: messages.answeredOrUnsure },
  { value: 'refused,unsure', label: messages.notAnsweredWell },
  ...Object.entries(messages.outcomes).map(([value, label]) => ({ value, label })),
];
export const KIND_CHOICES: readonly Choice[] = [
  { value: '', label: messages.anyKind },
  ...Object.entries(messages.kinds).map(([value, label]) => ({ value, label })),
];
export const RATING_CHOICES: readonly Choice[] = [
  { value: '', label: messages.anyRating },
  ...Object.entries(messages.ratings).map(([value, label]) => ({ value, label })),
];
export const HUMAN_CHOICES: readonly Choice[] = [
  { value: '', label: messages.anyHuman },
  ...Object.entries(messages.escalated).map(([value, label]) => ({ value, label })),
];
const CHOICES: Partial<Record<FilterName, readonly Choice[]>> = {
  outcome: OUTCOME_CHOICES,
  kind: KIND_CHOICES,
  rating: RATING_CHOICES,
  escalated: HUMAN_CHOICES,
};

export function filterOf(query: URLSearchParams): ConversationFilter {
  const given = FILTERS.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(given) as ConversationFilter;
}

/** @param hrefOf the address with another query */
export function chipsOf(query: URLSearchParams, hrefOf: (query: URLSearchParams) => string): FilterChip[] {
  return FILTERS.flatMap((name) => {
    const value = query.get(name);
    if (!value) return [];
    const label = CHOICES[name]?.find((choice) => choice.value === value)?.label;
    return [{ label: messages.filters[name], value: label ?? value, href: hrefOf(without(query, [name])) }];
  });
}
