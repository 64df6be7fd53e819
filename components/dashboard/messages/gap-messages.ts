/** Words of the screens about questions without a good answer, and about trying questions. */
import { percent } from './frame-messages.js';
import { titles } from './titles.js';

const formatCount = (value: number): string => new Intl.NumberFormat().format(value);

const times = (count: number): string => (count === 1 ? 'once' : `${formatCount(count)} times`);

export interface KindCounts {
  readonly refused: number;
  readonly unsure: number;
  readonly notHelpful: number;
}

/** Such as "2 refused, 1 unsure". */
const kinds = ({ refused, unsure, notHelpful }: KindCounts): string =>
  [
    refused > 0 ? `${formatCount(refused)} refused` : '',
    unsure > 0 ? `${formatCount(unsure)} unsure` : '',
    notHelpful > 0 ? `${formatCount(notHelpful)} not helpful` : '',
  ]
    .filter((part) => part !== '')
    .join(', ');

/** The same beside their sum, which need not be said twice. */
const kindsOfSum = (counts: KindCounts): string => {
  const { refused, unsure, notHelpful } = counts;
  const all = refused + unsure + notHelpful;
  if (refused === all) return 'refused';
  if (unsure === all) return 'unsure';
  return notHelpful === all ? 'not helpful' : kinds(counts);
};

export const gapMessages = {
  title: titles.unanswered,
  writeTitle: titles.writePage,
  lead: 'What visitors asked in vain. A gap that you close stays closed until it fails again.',
  states: 'Which questions',
  state: { open: 'Open', answered: 'Answered', ignored: 'Ignored' },
  badge: { open: 'open', cameBack: 'came back', answered: 'answered', ignored: 'ignored' },
  language: 'Language',
  anyLanguage: 'Any',
  unsureBelow: 'Unsure below',
  below: percent,
  question: 'Question',
  asked: 'Asked',
  lastAsked: 'Last asked',
  eightWeeks: 'Eight weeks',
  nearest: 'Nearest page',
  nothingNear: 'nothing near',
  widget: 'Widget',
  kindsOfSum,
  moreWordings: (count: number) => (count === 1 ? '1 other wording' : `${formatCount(count)} other wordings`),
  weeks: (weekly: readonly number[]) => `Asked by week: ${weekly.join(', ')}`,
  cameBack: (count: number) => `came back ${formatCount(count)} ×`,
  more: 'Show more',
  emptyTitle: {
    open: 'No question of this time was left without an answer',
    answered: 'Nothing is marked as answered in this time',
    ignored: 'Nothing is ignored in this time',
  },
  emptyText: {
    open: 'Questions appear here when they are refused, answered with low confidence, or found not helpful.',
    answered: 'What you mark as answered stands here, and comes back to Open by itself when it fails again.',
    ignored: 'What you ignore stands here, whatever is asked in its words later.',
  },
  emptyStep: 'Look at the last 90 days',

  back: 'All unanswered questions',
  askedHow: (count: number, counts: KindCounts) => `Asked ${times(count)}: ${kinds(counts)}.`,
  cameBackSince: (count: number, day: string) => `Came back ${times(count)} since ${day}.`,
  marked: (state: string, by: string) => `Marked as ${state} by ${by}`,
  reasons: {
    notOurs: 'We are not who to ask',
    elsewhere: 'It is dealt with elsewhere',
    test: 'A test, or nonsense',
    other: 'Another reason',
  },
  write: 'Write a page',
  editPage: 'Improve the page',
  askAgain: 'Ask again',
  asking: 'Asking…',
  markAnswered: 'Mark answered',
  ignore: 'Ignore…',
  reopen: 'Open again',
  done: { answered: 'Marked as answered.', ignored: 'Ignored.', open: 'Open again.' },
  ignoreTitle: 'Ignore these questions?',
  ignoreLead: 'They stay out of the list, whatever is asked in these words later.',
  reason: 'Why',
  ignoreNow: 'Ignore',
  wordings: 'In the words of your visitors',
  wording: 'Wording',
  lastAnswer: 'Last answer',
  conversations: 'Conversations',
  conversationWith: (question: string) => `: conversation with ${question}`,
  site: 'What your site has',
  siteLead: 'The nearest passages, as the chat sees them.',
  noPassage: 'No page holds any of these words.',
  lacking: 'Words that your site does not have',
  openPage: 'Open the page',
  onMySite: 'If the answer is on your site, import this page again: it may have changed.',
  why: 'Why this answer?',
  again: 'How they are answered now',
  answeredOf: (answered: number, all: number) => `${answered} of ${all} answered`,
  allAnswered: 'All of them are answered now.',
  someLeft: 'Some are still not answered.',
  was: 'Before',
  now: 'Now',
  refused: 'refused',
  sure: (value: number) => `answered, ${percent(value)} sure`,
  cites: 'From',
  citesNothing: 'no page',
  yourPage: 'your page',
  otherPage: 'another page',

  writeLead: 'Nothing is on your site before you save. The table follows as you type.',
  pageTitle: 'Title',
  address: 'Address',
  addressHelp: 'What citations link to: a page of your site, or empty for none.',
  text: 'Text',
  textHelp: 'Markdown. One question a heading, the answer in the first sentence below it.',
  preview: 'Preview',
  noText: 'Nothing is written yet.',
  draftTable: 'How your visitors’ wordings are answered with this draft',
  withDraft: 'With draft',
  fromDraft: 'From draft?',
  yes: 'yes',
  no: 'no',
  trying: 'Trying the draft…',
  tried: (answered: number, all: number) => `${answered} of ${all} answered with this draft.`,
  notTried: 'Write something, and each wording is tried with it.',
  save: 'Save',
  discard: 'Discard the draft',
  draftKept: 'Your draft from before was kept.',
  saved: 'The page is saved. Your visitors get answers from it now.',
} as const;
