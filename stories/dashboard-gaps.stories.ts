import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { AdminError } from '../components/dashboard/api/admin-error.js';
import type { DashboardApi } from '../components/dashboard/api/dashboard-api.js';
import '../components/dashboard/screens/gaps/gap-screen.js';
import '../components/dashboard/screens/gaps/try-screen.js';
import '../components/dashboard/screens/gaps/write-page-screen.js';
import { aroundWith, give, refuse, settled, type Answer } from './dashboard-around.js';
import './dashboard-stage.js';

/** Screens that close a gap in the pages, and where a question is tried: full and refused. */
const meta: Meta = {
  title: 'Dashboard/Gaps',
  decorators: [(story) => html`<dash-stage>${story()}</dash-stage>`],
  play: settled,
};
export default meta;

type Story = StoryObj;

const AT = '2026-11-20T13:35:00.000Z';
const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft?';
const QUESTION = 'Can I pay with bitcoin?';
const REFUSAL = 'I could not find an answer to that in the pages.';

const was = { wasRefused: true, confidenceScore: 0.05 };
const gap: Answer<'gap'> = {
  key: 'k1',
  widgetId: 'a',
  widgetName: 'Fernwood Bicycles',
  question: QUESTION,
  language: 'en',
  otherWordings: ['do you take bitcoin'],
  wordingCount: 2,
  count: 45,
  refused: 41,
  unsure: 3,
  notHelpful: 1,
  lastAt: AT,
  nearestPages: [],
  weekly: [0, 1, 3, 4, 9, 8, 12, 8],
  state: 'cameBack',
  cameBack: { since: AT, count: 3 },
  wordings: [
    {
      text: QUESTION,
      count: 40,
      refused: 40,
      unsure: 0,
      notHelpful: 0,
      lastAt: AT,
      was,
      conversations: [{ conversationId: 'c1', at: AT, kind: 'refused' }],
    },
    {
      text: LONG,
      count: 5,
      refused: 1,
      unsure: 3,
      notHelpful: 1,
      lastAt: AT,
      conversations: [],
      was: { wasRefused: false, confidenceScore: 0.41 },
    },
  ],
};
const tried: Answer<'tryQuestion'> = {
  reply: { answer: REFUSAL, citations: [], relatedArticles: [], confidenceScore: 0.11, wasRefused: true },
  hasModel: false,
  terms: [
    { word: 'bitcoin', rarity: 9.21, weight: 1, standsFor: [] },
    { word: 'pay', rarity: 2.3, weight: 0.6, standsFor: ['pay', 'paying', 'payment'] },
  ],
  candidates: [
    {
      pageId: 'payment',
      pageTitle: 'Payment',
      pageUrl: '/payment',
      headings: ['Ways to pay'],
      lexical: 3.1,
      score: 3.6,
      signals: { title: { value: 1, adds: 0.5 } },
    },
  ],
  gate: {
    found: 0.2,
    right: 0.11,
    refuseBelow: 0.15,
    nothingNearBelow: 0.02,
    mayHelpBelow: 0.5,
    features: { coverage: { value: 0.4, addsToFound: -0.8, addsToRight: -1.1 } },
  },
};
const answers: Answer<'askGap'> = {
  items: [
    { wording: QUESTION, was, now: { wasRefused: false, confidenceScore: 0.91, citedPageIds: ['payment'] } },
    { wording: LONG, was, now: { ...was, citedPageIds: [] } },
  ],
};
const gapWith = (known: Partial<DashboardApi>) => aroundWith(known, { params: { key: 'k1' } });
/** Whose questions are tried. */
const widget: Answer<'widget'> = {
  id: 'a',
  name: 'Fernwood Bicycles',
  isActive: true,
  etag: '"1"',
  requireOrigin: false,
  appearance: { primaryColor: '#6366f1', greeting: 'Hi! How can I help?', position: 'bottom-right' },
  allowlist: [],
  quota: { messages: 1000, period: 'month' },
  hasWebhookSecret: false,
  hasVisitorSecret: false,
  hasMailServer: true,
  checks: [{ question: 'How do returns work?', pageId: 'returns' }],
};
const checks: Answer<'checks'> = {
  at: AT,
  items: [
    {
      question: 'How do returns work?',
      pageId: 'returns',
      isPassed: false,
      failsSince: AT,
      now: { ...was, citedPageIds: [] },
    },
  ],
};
const noPage = () => Promise.reject(new AdminError('not_found', 'There is no page with this id.'));
const closing = { gap: give(gap), tryQuestion: give(tried), askGap: give(answers), gapPage: noPage };
const noGap = () => Promise.reject(new AdminError('not_found', 'There is no such gap.'));

/** Its nearest passages are those that the engine finds now. */
export const Gap: Story = {
  render: () => html`<gap-screen .around=${gapWith(closing)}></gap-screen>`,
};
export const GapUnknown: Story = {
  render: () => html`<gap-screen .around=${gapWith({ gap: noGap })}></gap-screen>`,
};
/** The draft is tried on the words of visitors before it is saved. */
export const WritePageForGap: Story = {
  render: () => html`<write-page-screen .around=${gapWith(closing)}></write-page-screen>`,
};
export const WritePageForGapRefused: Story = {
  render: () =>
    html`<write-page-screen .around=${gapWith({ gap: refuse, askGap: refuse })}></write-page-screen>`,
};

const tryOf = (known: Partial<DashboardApi>) => ({
  ...aroundWith(known, { query: new URLSearchParams({ q: QUESTION }) }),
  scope: { widget: 'a' },
});
/** Why the answer is what it is. */
export const Try: Story = {
  render: () =>
    html`<try-screen
      .around=${tryOf({ tryQuestion: give(tried), checks: give(checks), widget: give(widget) })}
    ></try-screen>`,
};
export const TryRefused: Story = {
  render: () =>
    html`<try-screen .around=${tryOf({ tryQuestion: refuse, checks: refuse, widget: refuse })}></try-screen>`,
};
