/** Words of the first screen, in English. */
import { frameMessages, plural } from './frame-messages.js';

/** Such as "in the last 7 days". */
const inLast = (last: string): string => {
  const text = frameMessages.lastOf(last);
  return `in the ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
};

/** Such as "the 7 days before". */
const timeBefore = (last: string | undefined): string =>
  last === undefined ? 'the time before' : `${frameMessages.lastOf(last).replace(/^Last/, 'the')} before`;

export const overviewMessages = {
  title: 'Overview',
  lead: (questions: number, last: string | undefined) =>
    `${plural(questions, 'question', 'questions')} ${last === undefined ? 'in this time' : inLast(last)}.`,
  leadShare: (share: string) => `${share} were answered from your pages with confidence`,
  leadUnsure: (share: string) => `, and ${share} with doubt`,
  leadMore: (points: number, last: string | undefined) =>
    points === 0
      ? `, as in ${timeBefore(last)}`
      : `, ${plural(Math.abs(points), 'point', 'points')} ${points > 0 ? 'more' : 'less'} than in ${timeBefore(last)}`,
  leadNothing: (last: string | undefined) =>
    `Nobody asked anything ${last === undefined ? 'in this time' : inLast(last)}.`,

  toDo: 'To do',
  nothingToDo: 'Nothing waits for you.',
  tasks: {
    waiting: (count: number) =>
      count === 1 ? '1 person waits for an answer' : `${count} people wait for an answer`,
    waitingSince: 'the first asked',
    untold: {
      nobody: (widget: string) => `${widget} tells nobody of its requests for a human`,
      noMailServer: (widget: string) => `${widget} wants mails, and the server has no mail server`,
    },
    untoldCount: (count: number) =>
      count === 1
        ? '1 waits, and shows in this dashboard alone'
        : `${count} wait, and show in this dashboard alone`,
    untoldNext: 'the next request for a human will show in this dashboard alone',
    gap: (count: number) =>
      count === 1 ? '1 gap in your pages is open' : `${count} gaps in your pages are open`,
    gapAsked: (asked: number) => `asked ${plural(asked, 'time', 'times')}`,
    website: (origin: string, widget: string) => `${origin} was refused by ${widget}`,
    websiteCount: (count: number) => `${plural(count, 'time', 'times')} since yesterday`,
    letInDone: (entry: string, widget: string) => `${widget} lets in ${entry} now.`,
    quota: (widget: string, share: string) => `${widget} has used ${share} of its quota`,
    quotaSpent: (widget: string) => `${widget} has used up its quota: visitors get no answers`,
    quotaForecast: 'At this rate it is used up on',
    quotaReset: 'It begins anew on',
    limit: (widget: string, count: number) =>
      `${widget} turned away ${plural(count, 'message', 'messages')} that came too fast`,
    limitMore: 'since yesterday: a limit is too low, or somebody floods the chat',
    check: (widget: string, count: number) =>
      `${plural(count, 'check', 'checks')} of ${widget} ${count === 1 ? 'is' : 'are'} not answered as expected any more`,
    checkSince: 'since',
    source: (url: string) => `${url} could not be imported`,
    delivery: {
      webhook: (widget: string, count: number) =>
        `The webhook of ${widget} was not told of ${plural(count, 'event', 'events')}`,
      mail: (widget: string, count: number) =>
        `${plural(count, 'mail', 'mails')} of ${widget} could not be sent`,
    },
    entry: (widget: string) => `An entry in the allowlist of ${widget} lets nobody in`,
    entryReason: (entry: string, reason: string) => `“${entry}” ${reason}.`,
    problem: (place: string) => `${place} cannot be read`,
  },

  checklist: 'From here to your website',
  checklistLead: 'Four steps. What you have done is ticked here by itself.',
  steps: {
    widget: 'Make a widget',
    widgetText: 'It is the chat of one website: its name, its look, and who may embed it.',
    widgetDone: (name: string) => `The widget “${name}”`,
    pages: 'Give it pages to answer from',
    pagesText: 'Import your website, or files. Answers are taken from these pages and from nothing else.',
    pagesDone: (count: number) => plural(count, 'page', 'pages'),
    snippet: 'Put the snippet into your website',
    snippetText: 'A few lines of HTML, for a website that the allowlist lets in.',
    snippetDone: (websites: string) => `It may be embedded on ${websites}`,
    visit: 'The first visit',
    visitText: 'Open your website: this line is ticked within ten seconds.',
    visitWaiting: 'Waiting for the first visit…',
    visitDone: (origin: string) => `Seen on ${origin}`,
  },
  stepDone: 'Done',
  stepNow: 'Next',
  tryDemo: 'Look at the demo meanwhile',

  numbers: 'Numbers',
  metrics: {
    questions: 'Questions',
    answered: 'Answered',
    refused: 'Not answered',
    helpful: 'Helpful',
    escalated: 'Asked for a human',
    p95: 'Time to answer',
  },
  definitions: {
    questions: 'Everything that visitors sent, greetings too. What was erased for privacy still counts here.',
    answered:
      'Of all questions, the share that was answered from your pages with a confidence of at least 0.5. Those with less are told beside it, as answered with doubt. The rest were not answered, or were greetings and the like.',
    refused: 'Questions that your pages hold no answer to, so that the chat said so.',
    helpful:
      'Of the replies that visitors rated, the share that they found helpful, by the newest rating of each. Below five ratings nothing is shown.',
    escalated: 'Conversations in which a visitor asked for a human.',
    p95: '95 of 100 replies came within this time. Measured on the server, without the way through the network.',
  },
  about: (metric: string) => `What “${metric}” means`,
  draw: (metric: string) => `Draw ${metric}`,
  unsure: (share: string) => `${share} with doubt`,
  ofRated: (count: number) => `of ${count} rated`,
  tooFewRated: (count: number) => `${count} rated`,
  half: (time: string) => `half within ${time}`,
  ofConversations: (share: string) => `${share} of conversations`,
  noBefore: 'nothing to compare with',
  asBefore: 'as before',
  more: (by: string) => `${by} more`,
  less: (by: string) => `${by} less`,
  points: (count: number) => plural(count, 'point', 'points'),
  inTime: (metric: string) => `${metric}, over time`,
  weekOf: (day: string) => `Week of ${day}`,

  cited: 'Most cited pages',
  notHelpful: (count: number, all: number) => `${count} of ${all} not helpful`,
  askedOn: 'Where visitors ask',
  languages: 'Languages',
  refusedOf: (count: number) => `${count} not answered`,
  often: 'Asked often, answered well',
  oftenHelp: 'Good ones to offer as questions to begin with.',
  addToWidget: 'Add to widget',
  addQuestion: (question: string) => `Add to widget: ${question}`,
  suggested: (question: string) => `Visitors are offered “${question}” now.`,
  nothingYet: 'Nothing in this time.',
  unknownLanguage: 'Could not be told',
} as const;
