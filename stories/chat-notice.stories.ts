import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { ChatNotice } from '../components/chat-notice/chat-notice.js';
import { messages as ENGLISH } from '../components/language/locales/en.js';
import '../components/chat-notice/chat-notice.js';

const meta: Meta<ChatNotice> = {
  title: 'Elements/Notice',
  component: 'chat-notice',
  args: { text: ENGLISH.trouble.network, action: ENGLISH.retry },
  render: ({ text, action }) =>
    html`<div class="column"><chat-notice text=${text} action=${action}></chat-notice></div>`,
};
export default meta;

type Story = StoryObj<ChatNotice>;

export const Default: Story = {};

/** Trying again would not help, so it is not offered. */
/** Under a used-up quota only a human can help. */
export const WithHuman: Story = {
  args: { text: ENGLISH.trouble.quota_exceeded, action: '', human: ENGLISH.talkToHuman },
};
