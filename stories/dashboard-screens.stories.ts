import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent } from 'storybook/test';
import { AdminError } from '../components/dashboard/api/admin-error.js';
import '../components/dashboard/dash-app/dash-palette.js';
import '../components/dashboard/screens/health/health-screen.js';
import '../components/dashboard/screens/inbox/request-screen.js';
import '../components/dashboard/screens/sign-in/setup-screen.js';
import '../components/dashboard/screens/sign-in/sign-in-screen.js';
import { aroundWith, type Answer } from './dashboard-around.js';
import './dashboard-stage.js';

/** Whole screens, each with what a server would have said. */
const meta: Meta = {
  title: 'Dashboard/Screens',
  decorators: [(story) => html`<dash-stage>${story()}</dash-stage>`],
};
export default meta;

type Story = StoryObj;

const rows: Answer<'escalations'>['items'] = [
  {
    id: 'r1',
    widgetId: 'a',
    at: '2026-11-20T13:35:00.000Z',
    email: 'olivia@example.org',
    excerpt: 'My rear light flickers since the last service.',
    status: 'open',
    noteCount: 1,
    talk: 'refused',
    delivery: 'dead',
    version: 1,
    assignee: { id: 'ben', name: 'Ben' },
  },
  {
    id: 'r2',
    widgetId: 'b',
    at: '2026-11-19T08:02:00.000Z',
    email: 'sami@example.org',
    name: 'Sami',
    excerpt: 'هل تصلحون الدراجات الكهربائية؟',
    status: 'open',
    noteCount: 0,
    delivery: 'delivered',
    version: 0,
  },
];
const detail: Answer<'escalation'> = {
  ...(rows[0] as (typeof rows)[number]),
  message: 'My rear light flickers since the last service. Can somebody call me?',
  phone: '+44 20 7946 0000',
  pageUrl: 'https://fernwood.example/service',
  undelivered: [{ channel: 'mail', isDead: true, reason: 'could not be sent: the server has no SMTP_URL' }],
  turns: [
    {
      at: '2026-11-20T13:33:00.000Z',
      question: 'Do you repair lights?',
      reply: {
        answer: 'I could not find an answer to that in the pages.',
        citations: [],
        confidenceScore: 0.05,
        wasRefused: true,
      },
    },
  ],
  hasEarlierTurns: false,
  history: [
    {
      at: '2026-11-20T14:05:00.000Z',
      version: 1,
      by: { id: 'ben', name: 'Ben' },
      note: 'Called, no answer.',
    },
  ],
  others: [],
};
const inbox = {
  escalations: () => Promise.resolve({ items: rows, counts: { open: 2, inProgress: 0, done: 14, mine: 0 } }),
  escalation: () => Promise.resolve(detail),
  assignees: () => Promise.resolve({ items: [{ id: 'ben', name: 'Ben' }] }),
};
const health: Answer<'health'> = {
  at: '2026-11-20T14:05:00.000Z',
  isThorough: false,
  level: 'wrong',
  sections: [
    { code: 'data', subject: 'Data folder', findings: [{ level: 'ok', message: '/data can be written.' }] },
    {
      code: 'widget',
      subject: 'Widget Fernwood Bicycles',
      widgetId: 'a',
      findings: [
        {
          level: 'wrong',
          message: 'Its webhook gave up 3 events.',
          advice: 'See that the address answers, then send them again.',
          action: { kind: 'retryDeliveries', channel: 'webhook', widgetId: 'a' },
        },
        {
          level: 'warning',
          message: 'Nobody visited a page with it for 30 days.',
          advice: 'Look at the snippet.',
        },
      ],
    },
  ],
};

/** Where an issuer of OpenID Connect is set up, and one has just signed out. */
export const SignIn: Story = {
  render: () => {
    const state = { isOpen: false, issuer: 'login.fernwood.example', program: 'npx service-chat' };
    const known = {
      setupState: () => Promise.resolve(state),
      issuerSignOut: () => Promise.resolve({ url: 'https://login.fernwood.example/sign-out' }),
    };
    const query = new URLSearchParams('out=1');
    return html`<div class="sheet">
      <sign-in-screen .around=${aroundWith(known, { query })}></sign-in-screen>
    </div>`;
  },
};

/** Without the link that the server printed. */
export const Setup: Story = {
  render: () => {
    const known = { setupState: () => Promise.resolve({ isOpen: true, program: 'npx service-chat' }) };
    return html`<div class="sheet"><setup-screen .around=${aroundWith(known)}></setup-screen></div>`;
  },
};

export const Inbox: Story = {
  render: () => html`<inbox-screen .around=${aroundWith(inbox, { path: '/inbox' })}></inbox-screen>`,
};

/** The list stays beside it; on a phone it stands alone. */
export const Request: Story = {
  render: () => {
    const place = { path: '/inbox/r1', params: { escalationId: 'r1' } };
    return html`<inbox-screen .around=${aroundWith(inbox, place)}></inbox-screen>`;
  },
};

/** Nothing came yet. */
export const Loading: Story = {
  render: () => html`<inbox-screen .around=${aroundWith({}, { path: '/inbox' })}></inbox-screen>`,
};

export const Failed: Story = {
  render: () => {
    const body = {
      error: { code: 'internal' as const, message: 'Something went wrong on the server.' },
      requestId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    };
    const escalations = () => Promise.reject(new AdminError('internal', body.error.message, body));
    return html`<inbox-screen .around=${aroundWith({ escalations }, { path: '/inbox' })}></inbox-screen>`;
  },
};

export const Health: Story = {
  render: () =>
    html`<health-screen .around=${aroundWith({ health: () => Promise.resolve(health) })}></health-screen>`,
};

/** Goes to a screen, a widget or a page by its name. */
export const Palette: Story = {
  render: () => html`<dash-palette open .around=${aroundWith({})}></dash-palette>`,
  play: async ({ canvasElement }) => {
    await userEvent.type(canvasElement.querySelector('dash-palette input')!, 'Workshop');
    await expect(canvasElement.querySelector('[aria-selected="true"]')).toHaveTextContent(
      'Fernwood Workshop',
    );
  },
};

/** Nothing has the name: the words may still be a question. */
export const PaletteQuestion: Story = {
  render: () => html`<dash-palette open .around=${aroundWith({})}></dash-palette>`,
  play: async ({ canvasElement }) => {
    await userEvent.type(canvasElement.querySelector('dash-palette input')!, 'Can I pay with bitcoin?');
    await expect(canvasElement.querySelectorAll('[role="option"]').length).toBeGreaterThan(0);
  },
};
