/** Words of the screen that tries questions. */
import { percent } from './frame-messages.js';
import { titles } from './titles.js';

export const tryMessages = {
  title: titles.try,
  widget: 'Widget',
  tryLead: 'Ask as a visitor, and see why the answer is what it is. Nothing of it is counted or recorded.',
  ask: 'Ask',
  yourQuestion: 'Question',
  withModel: 'In the words of the language model',
  withModelHelp: 'Its tokens are spent as for a visitor.',
  earlier: 'Earlier turns',
  askOn: 'Ask on',
  forget: 'Begin anew',
  reply: 'What a visitor sees',
  reasonsOf: 'Why',
  nothingAsked: 'Ask what a visitor would ask',
  nothingAskedText:
    'Here you will read the answer as they would, and why it is that: the words that were looked for, the passages that were found, and how sure it is.',
  answered: (found: number) => `Answered: the chance that the right page was found is ${percent(found)}.`,
  mayHelp: (right: number) =>
    `Answered with a word of caution: the chance that the answer is right is ${percent(right)}.`,
  refusedBelow: (found: number, below: number) =>
    `Refused: the chance that the right page was found is ${percent(found)}, below ${percent(below)}.`,
  nothingFound: 'Refused: no page holds any of these words.',
  noWords: 'Answered without the pages: nothing was looked for.',
  confidence: (value: number) => `Confidence, the chance that the answer is right: ${percent(value)}.`,
  terms: 'Words that were looked for',
  term: 'Word',
  rarity: 'Rarity',
  weight: 'Counts',
  standsFor: 'Found as',
  notOnSite: 'not on your site',
  candidates: 'Passages that were found',
  passage: 'Passage',
  score: 'Score',
  parts: 'Made of',
  partsOf: 'What the scores are made of',
  signal: 'Signal',
  meaning: 'meaning',
  bestFirst: (at: number) => `No. ${at}`,
  gate: 'How the chances were weighed',
  feature: 'Feature',
  value: 'Value',
  addsToFound: 'To found',
  addsToRight: 'To right',
} as const;
