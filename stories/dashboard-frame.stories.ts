import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import '../components/dashboard/dash-app/dash-rail.js';
import '../components/dashboard/dash-app/dash-scope.js';
import '../components/dashboard/screens/overview/start-checklist.js';
import { session, widgets } from './dashboard-around.js';
import './dashboard-stage.js';

/** What stands around the screens, and what a new server shows. */
const meta: Meta = {
  title: 'Dashboard/Frame',
  decorators: [(story) => html`<dash-stage>${story()}</dash-stage>`],
};
export default meta;

type Story = StoryObj;

/** At the side, and on a phone a bar below. */
export const Rail: Story = {
  render: () =>
    html`<dash-rail
      .session=${session}
      .counts=${{ inbox: 2, unanswered: 1234, health: 'danger' }}
      current="/unanswered"
    ></dash-rail>`,
};

/** A reader is shown no screens of owners. */
export const RailOfReader: Story = {
  render: () =>
    html`<dash-rail
      .session=${{ ...session, operator: { ...session.operator, name: 'B'.repeat(80) }, role: 'reader' }}
      .counts=${{ inbox: 0, unanswered: 0, health: 'good' }}
      current="/"
    ></dash-rail>`,
};

export const Scope: Story = {
  render: () =>
    html`<dash-scope
      kind="period"
      .widgets=${widgets}
      .query=${new URLSearchParams('last=30d')}
    ></dash-scope>`,
};

/** The steps tick themselves. */
export const Checklist: Story = {
  render: () =>
    html`<start-checklist
      demo
      .checklist=${{ isDone: false, widget: widgets[0], websites: ['fernwood.example'], pages: 0 }}
      .linkTo=${(path: string) => `#${path}`}
    ></start-checklist>`,
};
