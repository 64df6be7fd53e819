import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, fn, userEvent } from 'storybook/test';
import type { ChatComposer } from '../components/chat-composer/chat-composer.js';
import { deepQuery } from '../components/testing/deep-query.js';
import '../components/chat-composer/chat-composer.js';

const meta: Meta<ChatComposer> = {
  title: 'Elements/Composer',
  component: 'chat-composer',
  args: { value: '', placeholder: 'Ask a question…', maxLength: 4000 },
  render: ({ value, placeholder, maxLength }) =>
    html`<div class="column">
      <chat-composer .value=${value} placeholder=${placeholder} max-length=${maxLength}></chat-composer>
    </div>`,
};
export default meta;

type Story = StoryObj<ChatComposer>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const handleSend = fn((event: HTMLElementEventMap['chat-send']) => event.detail.text);
    canvasElement.querySelector('chat-composer')!.addEventListener('chat-send', handleSend);
    const field = deepQuery<HTMLTextAreaElement>(canvasElement, 'textarea');
    await userEvent.type(field, 'Where is my order?{Enter}');
    await expect(handleSend).toHaveReturnedWith('Where is my order?');
    await expect(field).toHaveValue('');
  },
};

/** Grows with its text, up to six lines. */
export const SeveralLines: Story = {
  args: { value: 'Two things:\n\n1. Where is my order?\n2. Can I still change the colour?' },
};

/** Near the limit the characters are counted. */
export const NearTheLimit: Story = { args: { value: 'Is it waterproof? '.repeat(5), maxLength: 95 } };

/** Text that is too long is kept, but cannot be sent. */
export const TooLong: Story = { args: { value: 'Is it waterproof? '.repeat(6), maxLength: 95 } };
