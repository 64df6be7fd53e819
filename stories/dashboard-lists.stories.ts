import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { AdminError } from '../components/dashboard/api/admin-error.js';
import '../components/dashboard/screens/conversations/conversations-screen.js';
import '../components/dashboard/screens/conversations/feedback-screen.js';
import '../components/dashboard/screens/gaps/gap-list-screen.js';
import '../components/dashboard/screens/gaps/try-screen.js';
import '../components/dashboard/screens/knowledge/pages-screen.js';
import '../components/dashboard/screens/knowledge/sources-screen.js';
import '../components/dashboard/screens/overview/overview-screen.js';
import '../components/dashboard/screens/settings/tokens-screen.js';
import '../components/dashboard/screens/widgets/new-widget-screen.js';
import '../components/dashboard/screens/widgets/widgets-screen.js';
import { aroundWith, none, refuse, settled, type Answer } from './dashboard-around.js';
import './dashboard-stage.js';

/** Screens that list something: full, empty, refused, and before there is a widget. */
const meta: Meta = {
  title: 'Dashboard/Lists',
  decorators: [(story) => html`<dash-stage>${story()}</dash-stage>`],
  play: settled,
};
export default meta;

type Story = StoryObj;

const wait = () => Promise.reject(new AdminError('not_ready', 'Reading the log, 62 %.'));

const gaps: Answer<'gaps'> = {
  items: [
    {
      key: 'k1',
      widgetId: 'a',
      widgetName: 'Fernwood Bicycles',
      language: 'en',
      question: 'Can I pay with bitcoin?',
      otherWordings: ['do you take bitcoin'],
      wordingCount: 2,
      count: 45,
      refused: 41,
      unsure: 3,
      notHelpful: 1,
      lastAt: '2026-11-20T13:35:00.000Z',
      weekly: [0, 1, 3, 4, 9, 8, 12, 8],
      state: 'cameBack',
      cameBack: { since: '2026-11-12T09:00:00.000Z', count: 3 },
      nearestPages: [
        { pageId: 'payment', pageTitle: 'Payment', pageUrl: 'https://fernwood.example/payment' },
      ],
    },
    {
      key: 'k2',
      widgetId: 'b',
      widgetName: 'Fernwood Workshop',
      language: 'ar',
      question: 'هل تصلحون الدراجات الكهربائية؟',
      otherWordings: [],
      wordingCount: 1,
      count: 2,
      refused: 2,
      unsure: 0,
      notHelpful: 0,
      lastAt: '2026-11-19T08:02:00.000Z',
      weekly: [0, 0, 0, 0, 0, 0, 1, 1],
      state: 'open',
      nearestPages: [],
    },
  ],
  counts: { open: 2, cameBack: 1, answered: 3, ignored: 0 },
  languages: ['en', 'ar'],
};
const widgets: Answer<'widgets'> = {
  items: [
    {
      id: 'a',
      name: 'Fernwood Bicycles',
      isActive: true,
      pages: 128,
      allowlist: ['fernwood.example', 'shop.fernwood.example', 'help.fernwood.example'],
      quota: { used: 920, allowed: 1000, period: 'month', resetsAt: '2026-12-01T00:00:00.000Z' },
      lastSeen: { origin: 'https://fernwood.example', at: '2026-11-20T13:35:00.000Z' },
    },
    {
      id: 'b',
      name: 'W'.repeat(60),
      isActive: false,
      pages: 0,
      allowlist: [],
      quota: { used: 0, allowed: 1000, period: 'day', resetsAt: '2026-11-21T00:00:00.000Z' },
      problem: 'widgets/b.json: line 4 is no JSON.',
    },
  ],
};

export const Unanswered: Story = {
  render: () =>
    html`<gap-list-screen .around=${aroundWith({ gaps: () => Promise.resolve(gaps) })}></gap-list-screen>`,
};

export const UnansweredEmpty: Story = {
  render: () => {
    const nothing = { items: [], counts: { open: 0, cameBack: 0, answered: 0, ignored: 0 }, languages: [] };
    return html`<gap-list-screen
      .around=${aroundWith({ gaps: () => Promise.resolve(nothing) })}
    ></gap-list-screen>`;
  },
};

export const UnansweredRefused: Story = {
  render: () => html`<gap-list-screen .around=${aroundWith({ gaps: refuse })}></gap-list-screen>`,
};

/** The server still reads its log, and says how far it is. */
export const ConversationsAwaited: Story = {
  render: () =>
    html`<conversations-screen .around=${aroundWith({ conversations: wait })}></conversations-screen>`,
  play: async ({ canvas }) => {
    await canvas.findByText('Reading the log, 62 %.');
  },
};

export const ConversationsEmpty: Story = {
  render: () => {
    const nothing = { items: [], count: { conversations: 0, questions: 0 } };
    return html`<conversations-screen
      .around=${aroundWith({ conversations: () => Promise.resolve(nothing) })}
    ></conversations-screen>`;
  },
};

export const FeedbackRefused: Story = {
  render: () =>
    html`<feedback-screen .around=${aroundWith({ feedback: refuse, ratedPages: refuse })}></feedback-screen>`,
};

export const Widgets: Story = {
  render: () =>
    html`<widgets-screen
      .around=${aroundWith({ widgets: () => Promise.resolve(widgets) })}
    ></widgets-screen>`,
};

export const WidgetsEmpty: Story = {
  render: () => html`<widgets-screen .around=${aroundWith({ widgets: none })}></widgets-screen>`,
};

/** The second step: what is done is ticked. */
export const NewWidget: Story = {
  render: () => {
    const place = { query: new URLSearchParams({ id: 'a', step: '2', site: 'https://fernwood.example' }) };
    return html`<new-widget-screen .around=${aroundWith({}, place)}></new-widget-screen>`;
  },
};

/** Leads to the first widget, and nowhere that needs one. */
export const KnowledgeWithoutWidget: Story = {
  render: () => html`<sources-screen .around=${{ ...aroundWith({}), widgets: [] }}></sources-screen>`,
};

export const KnowledgeEmpty: Story = {
  render: () => {
    const around = { ...aroundWith({ sources: none }), scope: { widget: 'a' } };
    return html`<sources-screen .around=${around}></sources-screen>`;
  },
};

export const PagesRefused: Story = {
  render: () => {
    const around = { ...aroundWith({ pages: refuse }), scope: { widget: 'a' } };
    return html`<pages-screen .around=${around}></pages-screen>`;
  },
};

export const TryWithoutWidget: Story = {
  render: () => html`<try-screen .around=${{ ...aroundWith({}), widgets: [] }}></try-screen>`,
};

export const OverviewOfNewServer: Story = {
  render: () => {
    const tasks = () => Promise.resolve({ items: [], checklist: { isDone: false, websites: [], pages: 0 } });
    return html`<overview-screen .around=${aroundWith({ tasks })}></overview-screen>`;
  },
};

export const TokensEmpty: Story = {
  render: () => html`<tokens-screen .around=${aroundWith({ tokens: none })}></tokens-screen>`,
};
