import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { DashboardApi } from '../components/dashboard/api/dashboard-api.js';
import '../components/dashboard/screens/conversations/conversation-screen.js';
import '../components/dashboard/screens/conversations/conversations-screen.js';
import '../components/dashboard/screens/conversations/feedback-screen.js';
import '../components/dashboard/screens/inbox/inbox-screen.js';
import '../components/dashboard/screens/overview/overview-screen.js';
import { aroundWith, give, none, refuse, settled, type Answer } from './dashboard-around.js';
import './dashboard-stage.js';

/** Screens about what visitors asked: full, empty and refused. */
const meta: Meta = {
  title: 'Dashboard/Visitors',
  decorators: [(story) => html`<dash-stage>${story()}</dash-stage>`],
  play: settled,
};
export default meta;

type Story = StoryObj;

const AT = '2026-11-20T13:35:00.000Z';
const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft?';
const REFUSAL = 'I could not find an answer to that in the pages.';

const countsOf = (questions: number, refused: number) => ({
  questions,
  refused,
  answered: questions - refused,
  unsure: 0,
  smallTalk: 0,
  none: 0,
  erased: 0,
  helpful: 5,
  notHelpful: 2,
  conversations: questions,
  escalatedConversations: 1,
  escalations: 1,
  p50: 223,
  p95: 672,
});
const DAY_MS = 86_400_000;
const week = (from: string, questions: readonly number[]) => ({
  from,
  to: new Date(Date.parse(from) + questions.length * DAY_MS).toISOString(),
  totals: countsOf(
    questions.reduce((sum, each) => sum + each, 0),
    59,
  ),
  buckets: questions.map((each, index) => ({
    ...countsOf(each, Math.floor(each / 3)),
    at: new Date(Date.parse(from) + index * DAY_MS).toISOString(),
  })),
});
const usage: Answer<'usage'> = {
  ...week('2026-11-14T00:00:00.000Z', [45, 28, 25, 16, 11, 34, 38]),
  bucket: 'day',
  timeZone: 'UTC',
  previous: week('2026-11-07T00:00:00.000Z', [35, 36, 39, 10, 15, 29, 27]),
};
const ofWidget = { widgetId: 'a', widgetName: 'Fernwood Bicycles' };
const tasks: Answer<'tasks'> = {
  items: [
    { kind: 'waiting', count: 2, oldestAt: AT },
    { kind: 'gap', count: 9, question: LONG, asked: 86 },
    {
      kind: 'website',
      ...ofWidget,
      origin: 'https://shop.example',
      count: 41,
      lastAt: AT,
      entry: 'shop.example',
    },
    {
      kind: 'source',
      ...ofWidget,
      url: 'https://help.example',
      reason: 'It answers with 403.',
      failedAt: AT,
    },
  ],
  checklist: { isDone: true, websites: ['fernwood.example'], pages: 128 },
};
const overview: Partial<DashboardApi> = {
  tasks: give(tasks),
  usage: give(usage),
  citedPages: give({
    items: [{ widgetId: 'a', pageId: 'p', title: LONG, url: '/p', count: 41, helpful: 5, notHelpful: 3 }],
  }),
  askedOn: give({ items: [{ widgetId: 'a', url: 'https://fernwood.example/', count: 59, refused: 14 }] }),
  askedLanguages: give({ items: [{ language: 'und', count: 9, refused: 9 }] }),
  askedQuestions: none,
};

const row = {
  widgetId: 'a',
  startedAt: AT,
  lastAt: AT,
  helpful: 0,
  notHelpful: 0,
  escalations: 0,
  languages: ['en'],
};
const outcomes = { answered: 0, unsure: 0, refused: 0, smallTalk: 0, none: 0 };
const conversations: Answer<'conversations'> = {
  items: [
    {
      ...row,
      id: 'c1',
      firstQuestion: 'Hello',
      matched: 'Can I pay with bitcoin?',
      questions: 7,
      escalations: 1,
      outcomes: { ...outcomes, refused: 2, unsure: 1 },
      notHelpful: 1,
      kinds: ['smallTalk', 'refusal'],
    },
    {
      ...row,
      id: 'c2',
      firstQuestion: LONG,
      questions: 1,
      kinds: ['pages'],
      outcomes: { ...outcomes, answered: 1 },
    },
    {
      ...row,
      id: 'c3',
      widgetId: 'b',
      firstQuestion: 'هل تصلحون الدراجات الكهربائية؟',
      questions: 1,
      outcomes: { ...outcomes, answered: 1 },
      kinds: ['model'],
    },
  ],
  count: { conversations: 3, questions: 9 },
  next: 'more',
};
const conversation: Answer<'conversation'> = {
  id: 'c1',
  widgetId: 'a',
  visitorId: 'visitor-1',
  startedAt: AT,
  lastAt: AT,
  earlierTurns: 2,
  turns: [
    {
      id: 't1',
      at: AT,
      question: 'How do returns work?',
      language: 'en',
      pageUrl: 'https://fernwood.example/',
      reply: {
        id: 'y1',
        at: AT,
        answer: 'Send a bicycle back within 30 days.',
        relatedArticles: [],
        citations: [
          {
            pageId: 'returns',
            pageTitle: 'Returns',
            pageUrl: 'https://fernwood.example/returns',
            excerpt: 'Send a bicycle back within 30 days.',
          },
        ],
        confidenceScore: 0.88,
        wasRefused: false,
        outcome: 'answered',
        kind: 'pages',
        tookMs: 120,
        rating: { feedback: 'negative', reason: 'It does not say how.', at: AT },
      },
    },
    {
      id: 't2',
      at: AT,
      question: LONG,
      language: 'de',
      reply: {
        id: 'y2',
        at: AT,
        answer: REFUSAL,
        citations: [],
        relatedArticles: [],
        confidenceScore: 0.05,
        wasRefused: true,
        outcome: 'refused',
        kind: 'refusal',
        tookMs: 90,
      },
    },
  ],
  requests: [{ id: 'r1', at: AT, email: 'olivia@example.org', message: 'Please call me.' }],
};
const feedback: Answer<'feedback'> = {
  items: [
    {
      widgetId: 'a',
      conversationId: 'c1',
      replyId: 'y1',
      askedAt: AT,
      question: LONG,
      answer: REFUSAL,
      outcome: 'refused',
      confidenceScore: 0.05,
      citedPages: [],
      rating: { feedback: 'negative', reason: 'Not what I asked.', at: AT },
    },
  ],
  count: { helpful: 81, notHelpful: 56, withReason: 39 },
};
const ratedPages: Answer<'ratedPages'> = {
  items: [
    { widgetId: 'a', helpful: 7, notHelpful: 45 },
    {
      widgetId: 'a',
      page: { pageId: 'returns', title: 'Returns', url: '/returns' },
      helpful: 19,
      notHelpful: 9,
    },
  ],
};

export const Overview: Story = {
  render: () => html`<overview-screen .around=${aroundWith(overview)}></overview-screen>`,
};
export const OverviewRefused: Story = {
  render: () =>
    html`<overview-screen .around=${aroundWith({ tasks: refuse, usage: refuse })}></overview-screen>`,
};

export const InboxEmpty: Story = {
  render: () => {
    const counts = { open: 0, inProgress: 0, done: 0, mine: 0 };
    const known = { escalations: give({ items: [], counts }), operators: none };
    return html`<inbox-screen .around=${aroundWith(known, { path: '/inbox' })}></inbox-screen>`;
  },
};

export const Conversations: Story = {
  render: () =>
    html`<conversations-screen
      .around=${aroundWith({ conversations: give(conversations), exportAddress: () => '#export' })}
    ></conversations-screen>`,
};
const oneConversation = { params: { widgetId: 'a', conversationId: 'c1' } };
export const Conversation: Story = {
  render: () =>
    html`<conversation-screen
      .around=${aroundWith({ conversation: give(conversation) }, oneConversation)}
    ></conversation-screen>`,
};
export const ConversationRefused: Story = {
  render: () =>
    html`<conversation-screen
      .around=${aroundWith({ conversation: refuse }, oneConversation)}
    ></conversation-screen>`,
};

export const Feedback: Story = {
  render: () => {
    const known = { feedback: give(feedback), ratedPages: give(ratedPages) };
    return html`<feedback-screen .around=${aroundWith(known)}></feedback-screen>`;
  },
};
export const FeedbackEmpty: Story = {
  render: () => {
    const nothing = { items: [], count: { helpful: 0, notHelpful: 0, withReason: 0 } };
    const known = { feedback: give(nothing), ratedPages: none };
    return html`<feedback-screen .around=${aroundWith(known)}></feedback-screen>`;
  },
};
