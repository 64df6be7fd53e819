import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { AdminError } from '../components/dashboard/api/admin-error.js';
import '../components/dashboard/screens/widgets/install-screen.js';
import '../components/dashboard/screens/widgets/limits-screen.js';
import '../components/dashboard/screens/widgets/look-screen.js';
import '../components/dashboard/screens/widgets/notices-screen.js';
import '../components/dashboard/screens/widgets/websites-screen.js';
import type { DashboardApi } from '../components/dashboard/api/dashboard-api.js';
import { aroundWith, give, none, refuse, settled, type Answer } from './dashboard-around.js';
import './dashboard-stage.js';

/** Screens about one widget: full, before anybody saw it, and refused. */
const meta: Meta = {
  title: 'Dashboard/One widget',
  decorators: [(story) => html`<dash-stage>${story()}</dash-stage>`],
  play: settled,
};
export default meta;

type Story = StoryObj;

const AT = '2026-11-20T13:35:00.000Z';
const LONG = 'https://donaudampfschifffahrtselektrizitaetenhauptbetriebswerk.fernwood.example';

const widget: Answer<'widget'> = {
  id: 'a',
  name: 'Fernwood Bicycles',
  isActive: true,
  etag: '"1"',
  requireOrigin: false,
  allowlist: ['fernwood.example', '*.shop.fernwood.example'],
  appearance: {
    primaryColor: '#0b6e4f',
    greeting: 'Hi! What do you ride?',
    position: 'bottom-right',
    suggestions: ['When will my bicycle be ready?', 'Do you lend bicycles?'],
  },
  quota: { messages: 1000, period: 'month' },
  webhookUrl: 'https://hooks.fernwood.example/chat',
  hasWebhookSecret: true,
  hasVisitorSecret: false,
  hasMailServer: true,
  notify: { email: ['ann@fernwood.example'] },
  checks: [],
};
const blank: Answer<'widget'> = {
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
  checks: [],
};
const quota: Answer<'quota'> = {
  used: 920,
  allowed: 1000,
  period: 'month',
  resetsAt: '2026-12-01T00:00:00.000Z',
  spentAt: '2026-11-27T10:00:00.000Z',
  turnedAway: { from: AT, quota: 4, rate: 12 },
  tokens: { used: 120_000, allowed: 1_000_000, resetsAt: '2026-12-01T00:00:00.000Z' },
};
const seen = (origin: string) => ({ origin, count: 1204, firstAt: AT, lastAt: AT });
const origins: Answer<'origins'> = {
  from: AT,
  at: AT,
  letIn: [seen('https://fernwood.example'), seen(LONG)],
  refused: [{ ...seen('https://staging.example'), suggestion: 'staging.example' }, seen('null')],
};
const deliveries: Answer<'deliveries'> = {
  items: [
    {
      recordId: 'd1',
      widgetId: 'a',
      channel: 'webhook',
      event: 'escalation',
      state: 'dead',
      failures: 12,
      reason: `answered with 503 at ${LONG}/chat`,
    },
    {
      recordId: 'd2',
      widgetId: 'a',
      channel: 'mail',
      event: 'digest',
      state: 'waiting',
      failures: 1,
      nextAt: AT,
      reason: 'could not reach the mail server',
    },
  ],
};
const snippet: Answer<'snippet'> = {
  snippet:
    '<script>\n  window.ServiceChatConfig = { widgetId: "a" };\n</script>\n<script async crossorigin src="https://chat.fernwood.example/widget.js"></script>',
  server: 'https://chat.fernwood.example',
  isCertain: true,
  policy: ['script-src https://chat.fernwood.example', 'connect-src https://chat.fernwood.example'],
};

const entries = give({
  entries: widget.allowlist.map((entry) => ({ entry, meaning: `Pages of ${entry}.` })),
});
const full: Partial<DashboardApi> = {
  widget: give(widget),
  quota: give(quota),
  origins: give(origins),
  deliveries: give(deliveries),
  snippet: give(snippet),
  checkAllowlist: entries,
};
const unseen: Partial<DashboardApi> = {
  widget: give(blank),
  deliveries: none,
  snippet: give({ ...snippet, isCertain: false }),
  quota: give({ ...quota, used: 0 }),
  checkAllowlist: give({ entries: [] }),
  origins: give({ from: AT, at: AT, letIn: [], refused: [] }),
};
const failing: Partial<DashboardApi> = {
  widget: refuse,
  quota: refuse,
  origins: refuse,
  deliveries: refuse,
  snippet: refuse,
};
const gone: Partial<DashboardApi> = {
  widget: () => Promise.reject(new AdminError('not_found', 'There is no such widget.')),
};

const around = (known: Partial<DashboardApi>) => aroundWith(known, { params: { widgetId: 'a' } });
const look = (known: Partial<DashboardApi>) => html`<look-screen .around=${around(known)}></look-screen>`;
const websites = (known: Partial<DashboardApi>) =>
  html`<websites-screen .around=${around(known)}></websites-screen>`;
const limits = (known: Partial<DashboardApi>) =>
  html`<limits-screen .around=${around(known)}></limits-screen>`;
const install = (known: Partial<DashboardApi>) =>
  html`<install-screen .around=${around(known)}></install-screen>`;
const notices = (known: Partial<DashboardApi>) =>
  html`<notices-screen .around=${around(known)}></notices-screen>`;

export const Look: Story = { render: () => look(full) };
export const LookOfNewWidget: Story = { render: () => look(unseen) };
export const LookRefused: Story = { render: () => look(failing) };
/** Its address is an old one. */
export const LookOfNoWidget: Story = { render: () => look(gone) };

export const Websites: Story = { render: () => websites(full) };
export const WebsitesEmpty: Story = { render: () => websites(unseen) };
export const WebsitesRefused: Story = { render: () => websites(failing) };

export const Limits: Story = { render: () => limits(full) };
export const LimitsUnused: Story = { render: () => limits(unseen) };
export const LimitsRefused: Story = { render: () => limits(failing) };

export const Install: Story = { render: () => install(full) };
/** It waits for the first visit, and only guesses the address of the server. */
export const InstallUnseen: Story = { render: () => install(unseen) };
export const InstallRefused: Story = { render: () => install(failing) };

export const WebhookAndMail: Story = { render: () => notices(full) };
export const WebhookAndMailEmpty: Story = { render: () => notices(unseen) };
export const WebhookAndMailRefused: Story = { render: () => notices(failing) };
