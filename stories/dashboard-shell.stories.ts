import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { drawFailure } from '../components/dashboard/dash-app/draw-failure.js';
import { drawNoScreen } from '../components/dashboard/dash-app/no-screen.js';
import { AdminError } from '../components/dashboard/api/admin-error.js';
import './dashboard-stage.js';

/** What the dashboard shows in place of a screen. */
const meta: Meta = {
  title: 'Dashboard/Shell',
  decorators: [(story) => html`<dash-stage>${story()}</dash-stage>`],
};
export default meta;

type Story = StoryObj;

/** It looks again by itself. */
export const Unreachable: Story = {
  render: () =>
    drawFailure(
      new AdminError('unreachable', 'The server cannot be reached. Check the connection, then try again.'),
    ),
};

/** After an update of the server, whose files have other names. */
export const Updated: Story = { render: () => drawFailure('chunk') };

export const NoSuchPage: Story = { render: () => drawNoScreen(false) };

/** An address that is there, but not for this role. */
export const NotAllowed: Story = { render: () => drawNoScreen(true) };
