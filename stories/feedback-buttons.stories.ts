import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { FeedbackButtons } from '../components/feedback-buttons/feedback-buttons.js';
import { buttonNamed, textOf } from '../components/testing/deep-query.js';
import '../components/feedback-buttons/feedback-buttons.js';

const meta: Meta<FeedbackButtons> = {
  title: 'Elements/Feedback buttons',
  component: 'feedback-buttons',
  args: { messageId: 'reply-1' },
  argTypes: { value: { control: 'inline-radio', options: [undefined, 'positive', 'negative'] } },
  render: ({ messageId, value }) =>
    html`<feedback-buttons message-id=${messageId} .value=${value}></feedback-buttons>`,
};
export default meta;

type Story = StoryObj<FeedbackButtons>;

export const Default: Story = {};

/** Thanks are said to someone who has just clicked. */
export const JustRated: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(buttonNamed(canvasElement, 'Helpful'));
    await waitFor(() => expect(textOf(canvasElement)).toContain('Thank you for your feedback.'));
  },
};

/** A reason is asked for after a bad rating, and may be left out. */
export const Reason: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(buttonNamed(canvasElement, 'Not helpful'));
    await waitFor(() => buttonNamed(canvasElement, 'Send'));
  },
};
