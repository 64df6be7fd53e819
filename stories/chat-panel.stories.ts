import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { ChatPanel } from '../components/chat-panel/chat-panel.js';
import {
  answeredConversation,
  arabicReply,
  chatContextWith,
  conversation,
  failedConversation,
  guidedConversation,
  question,
  refusedConversation,
  requestedConversation,
  stoppedConversation,
  waitingConversation,
} from '../components/testing/fixtures.js';
import '../components/chat-panel/chat-panel.js';

const meta: Meta<ChatPanel> = {
  title: 'Elements/Panel',
  component: 'chat-panel',
  args: { context: chatContextWith({ conversation: answeredConversation }) },
  render: ({ context }) => html`<div class="window"><chat-panel .context=${context}></chat-panel></div>`,
};
export default meta;

type Story = StoryObj<ChatPanel>;

export const Default: Story = {};

/** Nothing has been asked yet. */
export const Empty: Story = { args: { context: chatContextWith() } };

/** The pages hold no answer. */
export const Refused: Story = { args: { context: chatContextWith({ conversation: refusedConversation }) } };

/** The question did not get through; it is kept. */
export const Trouble: Story = { args: { context: chatContextWith({ conversation: failedConversation }) } };

/** Below the newest reply: questions that may follow, which the pages answer. */
export const NextQuestions: Story = {
  args: { context: chatContextWith({ conversation: guidedConversation }) },
};

/** The question is on its way; the button that sends has become the one that stops. */
export const Sending: Story = { args: { context: chatContextWith({ conversation: waitingConversation }) } };

/** The visitor stopped the reply before its first word. */
export const Stopped: Story = { args: { context: chatContextWith({ conversation: stoppedConversation }) } };

/** The quota is used up: a second try would not help, so the way on is a human. */
export const QuotaUsedUp: Story = {
  args: {
    context: chatContextWith({
      conversation: {
        ...failedConversation,
        error: { code: 'quota_exceeded', canRetry: false, retryAfter: 3 * 3600 },
      },
    }),
  },
};

/** A line says that the request for a human was sent, and nothing invites to a second one. */
export const RequestSent: Story = {
  args: { context: chatContextWith({ conversation: requestedConversation }) },
};

/** The form that reaches a human. */
export const Escalation: Story = {
  args: { context: chatContextWith({ conversation: refusedConversation, escalation: 'editing' }) },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    context: chatContextWith({
      greeting: 'مرحبًا! كيف يمكنني مساعدتك؟',
      conversation: conversation([question('هل يمكنني إرجاع الدراجة؟'), arabicReply]),
    }),
  },
};
