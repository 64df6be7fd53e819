/** How often a website is looked at, as operators choose it. */
import { knowledgeMessages as words } from '../../messages/knowledge/knowledge-messages.js';

/** Not by itself. */
export const NEVER = 'never';

/** How often a website is looked at, with a choice for never. */
export const intervalChoices = (every?: string) => [
  ...Object.entries(words.intervals).map(([value, label]) => ({ value, label })),
  ...(every === undefined || every in words.intervals ? [] : [{ value: every, label: every }]),
  { value: NEVER, label: words.paused },
];
/** What a choice means to the server. */
export const readInterval = (chosen: string | undefined) =>
  chosen === NEVER || chosen === undefined ? { isPaused: true } : { every: chosen, isPaused: false };
