import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import type { ServiceChatWidgetElement } from '../components/service-chat-widget/service-chat-widget.js';
import { buttonNamed, hasButton, textOf } from '../components/testing/deep-query.js';
import { errorAnswer, type FakeServer } from '../components/testing/fake-server.js';
import { WIDGET_ID } from '../components/testing/fixtures.js';
import { startShopServer } from '../components/testing/shop-server.js';
import '../components/service-chat-widget/service-chat-widget.js';

let server: FakeServer;

const meta: Meta<ServiceChatWidgetElement> = {
  title: 'Widget',
  component: 'service-chat-widget',
  parameters: { docs: { story: { inline: false, height: '780px' } } },
  args: { widgetId: WIDGET_ID, position: 'bottom-right', displayMode: 'floating' },
  argTypes: {
    primaryColor: { control: 'color' },
    position: { control: 'inline-radio', options: ['bottom-right', 'bottom-left'] },
    theme: { control: 'inline-radio', options: ['light', 'dark', 'auto'] },
    displayMode: { control: 'inline-radio', options: ['floating', 'inline'] },
  },
  render: (args, { globals }) =>
    html`<service-chat-widget
      .widgetId=${args.widgetId}
      .primaryColor=${args.primaryColor}
      .greeting=${args.greeting}
      .placeholder=${args.placeholder}
      .position=${args.position}
      .theme=${args.theme ?? (globals['theme'] as 'light' | 'dark')}
      .displayMode=${args.displayMode}
      .locale=${args.locale}
    ></service-chat-widget>`,
  beforeEach: () => {
    localStorage.clear();
    server = startShopServer();
    return () => {
      server.stop();
    };
  },
};
export default meta;

type Story = StoryObj<ServiceChatWidgetElement>;
type Play = NonNullable<Story['play']>;

/** Opens the window as a visitor would. */
const open: Play = async ({ canvasElement }) => {
  await waitFor(() => {
    buttonNamed(canvasElement, 'Open chat').click();
  });
  await waitFor(() => expect(hasButton(canvasElement, 'Send message')).toBe(true));
};

/** Opens the window, asks, and waits for what is said back. */
const ask =
  (question: string, expected: string): Play =>
  async (context) => {
    await open(context);
    context.canvasElement.querySelector('service-chat-widget')!.sendMessage(question);
    await waitFor(() => expect(textOf(context.canvasElement)).toContain(expected));
  };

/** The launcher in its corner; a click opens the window. Questions about Oslo are refused. */
export const Default: Story = {};

export const Open: Story = { play: open };

export const Answered: Story = { play: ask('Can I send a bike back?', 'within 30 days') };

export const Refused: Story = {
  play: ask('Do you rent out tandems in Oslo?', 'I could not find an answer'),
};

export const Dark: Story = {
  args: { theme: 'dark' },
  play: ask('Can I send a bike back?', 'within 30 days'),
};

/** Below 480 px the window fills the screen. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  play: ask('Can I send a bike back?', 'within 30 days'),
};

/** Japanese messages; the owner's own texts stay as they are. */
export const Japanese: Story = {
  args: { locale: 'ja' },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      buttonNamed(canvasElement, 'チャットを開く').click();
    });
    await waitFor(() => expect(hasButton(canvasElement, 'メッセージを送信')).toBe(true));
  },
};

/** From right to left, whatever the direction of the page. */
export const Arabic: Story = {
  args: { locale: 'ar' },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      buttonNamed(canvasElement, 'فتح الدردشة').click();
    });
    await waitFor(() => expect(hasButton(canvasElement, 'إرسال الرسالة')).toBe(true));
  },
};

/** The server has reached its limit of messages. */
export const Trouble: Story = {
  play: async (context) => {
    server.on('chat', () => errorAnswer(429, 'quota_exceeded', { 'retry-after': '3600' }));
    await ask('Can I send a bike back?', 'reached its limit')(context);
  },
};

/** A part of the page, always open. */
export const Inline: Story = {
  args: { displayMode: 'inline' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(hasButton(canvasElement, 'Send message')).toBe(true));
  },
};
