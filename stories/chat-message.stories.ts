import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import type { ChatMessage } from '../components/chat-message/chat-message.js';
import { buttonNamed, focused } from '../components/testing/deep-query.js';
import {
  arabicReply,
  citedReply,
  GREETING,
  longWordReply,
  question,
  refusal,
  reply,
  richReply,
  unsureReply,
} from '../components/testing/fixtures.js';
import '../components/chat-message/chat-message.js';

const meta: Meta<ChatMessage> = {
  title: 'Elements/Message',
  component: 'chat-message',
  args: { message: citedReply, greeting: false, hasNext: false },
  render: ({ message, greeting, hasNext }) =>
    html`<div class="column">
      <chat-message .message=${message} ?greeting=${greeting} ?has-next=${hasNext}></chat-message>
    </div>`,
};
export default meta;

type Story = StoryObj<ChatMessage>;

/** A reply with markers in its text that lead to its sources. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    buttonNamed(canvasElement, 'Source 1: Returns and refunds').click();
    await waitFor(() => expect(focused()?.textContent).toContain('Returns and refunds'));
  },
};

export const Question: Story = { args: { message: question('Can I send a bike back?') } };

export const NotSent: Story = {
  args: { message: question('Can I send a bike back?', 0, { status: 'failed' }) },
};

export const Greeting: Story = { args: { message: reply(GREETING), greeting: true } };

/** More likely wrong than right: said in words, never as a number. */
export const Unsure: Story = { args: { message: unsureReply } };

/** The pages hold no answer: related pages and a human instead. */
export const Refusal: Story = { args: { message: refusal } };

/** Headings, lists, a table, a quote, code and a link. */
export const Markdown: Story = { args: { message: richReply } };

export const LongWords: Story = { args: { message: longWordReply } };

/** Each message takes its direction from its own words. */
export const Arabic: Story = { args: { message: arabicReply }, globals: { direction: 'rtl' } };

export const Dark: Story = { args: { message: refusal }, globals: { theme: 'dark' } };
