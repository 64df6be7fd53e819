import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import type { ServiceChatWidgetElement } from '../components/service-chat-widget/service-chat-widget.js';
import { buttonNamed, deepQueryAll, hasButton, textOf } from '../components/testing/deep-query.js';
import { errorAnswer, type FakeServer } from '../components/testing/fake-server.js';
import { WIDGET_ID } from '../components/testing/fixtures.js';
import { startShopServer } from '../components/testing/shop-server.js';
import '../components/service-chat-widget/service-chat-widget.js';

let server: FakeServer;

const LOGO =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'><circle cx='24' cy='24' r='22' fill='%230f766e'/><path d='M12 30a6 6 0 1 0 .1 0M36 30a6 6 0 1 0 .1 0M18 33l7-12 7 12M22 19h6' fill='none' stroke='white' stroke-width='3'/></svg>";

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
    name: { control: 'text' },
    greeting: { control: 'text' },
    placeholder: { control: 'text' },
    suggestions: { control: 'object' },
    logo: { control: 'text' },
    launcherText: { control: 'text' },
    launcherIcon: { control: 'select', options: ['chat', 'question', 'help', 'headset', 'logo'] },
    windowSize: { control: 'inline-radio', options: ['small', 'medium', 'large'] },
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
      .name=${args.name}
      .suggestions=${args.suggestions}
      .logo=${args.logo}
      .launcherText=${args.launcherText}
      .launcherIcon=${args.launcherIcon}
      .windowSize=${args.windowSize}
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

/** A text and an icon on the launcher; both go while the window is open. */
export const LauncherText: Story = { args: { launcherText: 'Questions?', launcherIcon: 'headset' } };

/** The owner's logo, on the launcher and in the header. Where it cannot be loaded, the first letter stands there. */
export const Logo: Story = {
  args: { logo: LOGO, launcherIcon: 'logo', primaryColor: '#fff7e0' },
  play: async (context) => {
    await open(context);
    await waitFor(() =>
      expect(deepQueryAll(context.canvasElement, 'chat-panel .logo, .logo img')).not.toHaveLength(0),
    );
  },
};

/** The large window; it takes no more than the screen has room for. */
export const Large: Story = {
  args: { windowSize: 'large' },
  play: ask('Can I send a bike back?', 'within 30 days'),
};

/** The small one. */
export const Small: Story = { args: { windowSize: 'small' }, play: open };

/** One widget for a site in two languages: each visitor reads the texts of theirs. Change `locale` to see the others. */
export const TwoLanguages: Story = {
  args: {
    locale: 'de-AT',
    name: { en: 'Fernwood Bicycles', de: 'Fernwood Fahrräder' },
    greeting: { en: 'Hi! Ask me about bikes.', de: 'Hallo! Fragen Sie mich nach Rädern.' },
    suggestions: { en: ['Can I send a bike back?'], de: ['Kann ich ein Rad zurückgeben?'] },
    launcherText: { en: 'Questions?', de: 'Noch Fragen?' },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      buttonNamed(canvasElement, 'Noch Fragen? – Chat öffnen').click();
    });
    await waitFor(() => expect(textOf(canvasElement)).toContain('Kann ich ein Rad zurückgeben?'));
  },
};

/** A part of the page, always open. */
export const Inline: Story = {
  args: { displayMode: 'inline' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(hasButton(canvasElement, 'Send message')).toBe(true));
  },
};
