import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { AdminError } from '../components/dashboard/api/admin-error.js';
import '../components/dashboard/screens/settings/account-screen.js';
import '../components/dashboard/screens/settings/audit-screen.js';
import '../components/dashboard/screens/settings/operators-screen.js';
import '../components/dashboard/screens/settings/privacy-screen.js';
import '../components/dashboard/screens/settings/tokens-screen.js';
import '../components/dashboard/screens/sign-in/link-screen.js';
import '../components/dashboard/screens/sign-in/return-screen.js';
import { aroundWith, give, none, refuse, settled, type Answer } from './dashboard-around.js';
import './dashboard-stage.js';

/** Screens about who uses the dashboard, and ways in beside the password: full, empty and refused. */
const meta: Meta = {
  title: 'Dashboard/Settings',
  decorators: [(story) => html`<dash-stage>${story()}</dash-stage>`],
  play: settled,
};
export default meta;

type Story = StoryObj;

const LONG = 'Bartholomäus Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';
const AT = '2026-11-20T13:35:00.000Z';

const sessions: Answer<'sessions'> = {
  items: [
    {
      id: 's1',
      createdAt: AT,
      lastSeenAt: AT,
      expiresAt: '2026-12-20T13:35:00.000Z',
      address: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
      isCurrent: true,
      userAgent:
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36',
    },
    {
      id: 's2',
      createdAt: AT,
      lastSeenAt: AT,
      expiresAt: '2026-12-20T13:35:00.000Z',
      address: '203.0.113.7',
      isCurrent: false,
      userAgent: 'curl/8.5.0',
    },
  ],
};
const operators: Answer<'operators'> = {
  items: [
    {
      id: 'ann',
      name: 'Ann',
      role: 'owner',
      isActive: true,
      hasPassword: true,
      hasSecondFactor: true,
      createdAt: AT,
      lastSeenAt: AT,
      etag: '"1"',
    },
    {
      id: 'ben',
      name: LONG,
      role: 'editor',
      isActive: false,
      hasPassword: true,
      hasSecondFactor: false,
      createdAt: AT,
      widgets: ['a'],
      etag: '"2"',
    },
    {
      id: 'cy',
      name: 'سامي',
      role: 'reader',
      isActive: true,
      hasPassword: false,
      hasSecondFactor: false,
      createdAt: AT,
      etag: '"3"',
    },
  ],
};
const tokens: Answer<'tokens'> = {
  items: [
    {
      id: 't1',
      name: 'Nightly export',
      role: 'reader',
      createdAt: AT,
      lastUsedAt: AT,
      operator: { id: 'ann', name: 'Ann' },
      expiresAt: '2027-02-18T13:35:00.000Z',
    },
    {
      id: 't2',
      name: LONG,
      role: 'editor',
      createdAt: AT,
      widgets: ['a', 'b'],
      operator: { id: 'ben', name: LONG },
    },
  ],
};
const audit: Answer<'audit'> = {
  items: [
    {
      id: 'e1',
      at: AT,
      action: 'operator.add',
      outcome: 'done',
      address: '203.0.113.7',
      actor: { kind: 'operator', id: 'ann', name: 'Ann' },
      changes: { role: 'editor' },
      subject: { kind: 'operator', id: 'ben', name: LONG },
    },
    {
      id: 'e2',
      at: AT,
      action: 'session.begin',
      outcome: 'refused',
      address: '2001:db8::7348',
      actor: { kind: 'stranger' },
    },
    { id: 'e3', at: AT, action: 'operator.link', outcome: 'done', actor: { kind: 'cli', name: 'root' } },
  ],
  next: 'c2',
};

export const Account: Story = {
  render: () => html`<account-screen .around=${aroundWith({ sessions: give(sessions) })}></account-screen>`,
};
export const AccountRefused: Story = {
  render: () => html`<account-screen .around=${aroundWith({ sessions: refuse })}></account-screen>`,
};

export const Operators: Story = {
  render: () =>
    html`<operators-screen .around=${aroundWith({ operators: give(operators) })}></operators-screen>`,
};
export const OperatorsRefused: Story = {
  render: () => html`<operators-screen .around=${aroundWith({ operators: refuse })}></operators-screen>`,
};

export const Tokens: Story = {
  render: () => html`<tokens-screen .around=${aroundWith({ tokens: give(tokens) })}></tokens-screen>`,
};
export const TokensRefused: Story = {
  render: () => html`<tokens-screen .around=${aroundWith({ tokens: refuse })}></tokens-screen>`,
};

export const Audit: Story = {
  render: () => {
    const known = { audit: give(audit), operators: give(operators) };
    return html`<audit-screen .around=${aroundWith(known)}></audit-screen>`;
  },
};
/** A filter that lets nothing through. */
export const AuditEmpty: Story = {
  render: () => {
    const place = { query: new URLSearchParams({ actor: 'ben', from: '2026-11-01' }) };
    const known = { audit: none, operators: give(operators) };
    return html`<audit-screen .around=${aroundWith(known, place)}></audit-screen>`;
  },
};
export const AuditRefused: Story = {
  render: () =>
    html`<audit-screen .around=${aroundWith({ audit: refuse, operators: refuse })}></audit-screen>`,
};

export const Privacy: Story = {
  render: () => {
    const privacy = give({ retentionDays: 365, auditRetentionDays: 400 });
    return html`<privacy-screen .around=${aroundWith({ privacy })}></privacy-screen>`;
  },
};
export const PrivacyRefused: Story = {
  render: () => html`<privacy-screen .around=${aroundWith({ privacy: refuse })}></privacy-screen>`,
};

/** Opened without what stands behind the # of a link. */
export const LinkIncomplete: Story = {
  render: () => html`<div class="sheet"><link-screen .around=${aroundWith({})}></link-screen></div>`,
};
/** Back from an issuer that let nobody in. */
export const ReturnRefused: Story = {
  render: () => {
    const finishIssuerSignIn = () =>
      Promise.reject(new AdminError('unauthenticated', 'Nobody of this name may use this dashboard.'));
    return html`<div class="sheet">
      <return-screen .around=${aroundWith({ finishIssuerSignIn })}></return-screen>
    </div>`;
  },
};
