import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { ChatPanel } from '../components/chat-panel/chat-panel.js';
import {
  answeredConversation,
  arabicReply,
  chatContextWith,
  conversation,
  failedConversation,
  question,
  refusedConversation,
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
