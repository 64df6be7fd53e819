import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import type { ChatTranscript } from '../components/chat-transcript/chat-transcript.js';
import { deepQuery, hasButton } from '../components/testing/deep-query.js';
import {
  answeredConversation,
  conversation,
  GREETING,
  longConversation,
  question,
  reply,
  waitingConversation,
} from '../components/testing/fixtures.js';
import '../components/chat-transcript/chat-transcript.js';

const meta: Meta<ChatTranscript> = {
  title: 'Elements/Transcript',
  component: 'chat-transcript',
  args: { conversation: answeredConversation, greeting: GREETING, suggestions: [] },
  render: ({ conversation, greeting, suggestions }) =>
    html`<chat-transcript
      class="window"
      .conversation=${conversation}
      .greeting=${greeting}
      .suggestions=${suggestions}
    ></chat-transcript>`,
};
export default meta;

type Story = StoryObj<ChatTranscript>;

export const Default: Story = {};

/** A reply is on its way. */
export const Waiting: Story = { args: { conversation: waitingConversation } };

/** Questions to begin with, until the first is asked. */
export const Suggestions: Story = {
  args: {
    conversation: conversation([]),
    suggestions: ['How long does delivery take?', 'Can I return a bike that I have ridden for two weeks?'],
  },
};

/** A reply as far as it is written: without sources and rating yet. */
export const Streaming: Story = {
  args: {
    conversation: conversation(
      [
        question('Can I send a bike back?'),
        reply('You can return any bicycle **within 30', 1, { isPartial: true }),
      ],
      { status: 'streaming' },
    ),
  },
};

/** Several days; the reader has scrolled up, so that a button leads back to the end. */
export const ScrolledUp: Story = {
  args: { conversation: longConversation(40) },
  play: async ({ canvasElement }) => {
    const log = deepQuery(canvasElement, '[role="log"]');
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(1000));
    await waitFor(() => {
      // A reader scrolls on too, while messages are still being laid out.
      log.scrollTop = 400;
      expect(hasButton(canvasElement, 'Jump to latest')).toBe(true);
    });
  },
};
