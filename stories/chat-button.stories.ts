import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, fn } from 'storybook/test';
import type { ChatButton } from '../components/chat-button/chat-button.js';
import { humanIcon } from '../components/theme/icons.js';
import { buttonNamed } from '../components/testing/deep-query.js';
import '../components/chat-button/chat-button.js';

const meta: Meta<ChatButton> = {
  title: 'Elements/Button',
  component: 'chat-button',
  args: { variant: 'soft', size: 'm', busy: false, disabled: false },
  argTypes: {
    variant: { control: 'inline-radio', options: ['solid', 'soft', 'plain'] },
    size: { control: 'inline-radio', options: ['m', 's'] },
  },
  render: ({ variant, size, busy, disabled }) =>
    html`<chat-button variant=${variant} size=${size} ?busy=${busy} ?disabled=${disabled}
      >Send request</chat-button
    >`,
};
export default meta;

type Story = StoryObj<ChatButton>;

export const Default: Story = {};

/** An icon needs a label: it is the button's name and its tooltip. */
export const Icon: Story = {
  render: ({ variant, size }) =>
    html`<chat-button variant=${variant} size=${size} label="Talk to a human">${humanIcon}</chat-button>`,
};

/** A button that stays on or off. */
export const Pressed: Story = {
  args: { variant: 'plain' },
  render: ({ variant }) => html`<chat-button variant=${variant} .pressed=${true}>Helpful</chat-button>`,
};

/** While its action is in progress a button keeps its focus and swallows clicks. */
export const Busy: Story = {
  args: { variant: 'solid', busy: true },
  play: async ({ canvasElement }) => {
    const handleClick = fn();
    canvasElement.querySelector('chat-button')!.addEventListener('click', handleClick);
    buttonNamed(canvasElement, 'Send request').click();
    await expect(handleClick).not.toHaveBeenCalled();
  },
};
