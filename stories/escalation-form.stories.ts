import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import type { EscalationForm } from '../components/escalation-form/escalation-form.js';
import { buttonNamed, textOf } from '../components/testing/deep-query.js';
import '../components/escalation-form/escalation-form.js';

const meta: Meta<EscalationForm> = {
  title: 'Elements/Escalation form',
  component: 'escalation-form',
  args: {
    status: 'editing',
    message: 'Do you rent out tandems in Oslo?',
    privacyUrl: 'https://fernwood.example/privacy',
  },
  argTypes: { status: { control: 'select', options: ['editing', 'sending', 'sent', 'failed'] } },
  render: ({ status, message, privacyUrl }) =>
    html`<div class="column">
      <escalation-form .status=${status} message=${message} .privacyUrl=${privacyUrl}></escalation-form>
    </div>`,
};
export default meta;

type Story = StoryObj<EscalationForm>;

export const Default: Story = {};

/** What is wrong is said at the field, once the visitor tries to send. */
export const Invalid: Story = {
  args: { message: '' },
  play: async ({ canvasElement }) => {
    buttonNamed(canvasElement, 'Send request').click();
    await waitFor(() => expect(textOf(canvasElement)).toContain('Please enter an email address'));
  },
};

/** On its way; a second press sends nothing. */
export const Sending: Story = { args: { status: 'sending' } };

export const Sent: Story = { args: { status: 'sent' } };

/** What was written is still there. */
export const Failed: Story = { args: { status: 'failed' } };
