import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import type { ServiceChatWidgetElement } from '../components/service-chat-widget/service-chat-widget.js';
import { buttonNamed, hasButton, textOf } from '../components/testing/deep-query.js';
import { openShop } from '../components/testing/shop-server.js';
import { WIDGET_ID } from '../components/testing/fixtures.js';
import { describedControls } from './manifest.js';
import './page.styles.js';
import '../components/service-chat-widget/service-chat-widget.js';

type Options = Partial<
  Pick<
    ServiceChatWidgetElement,
    'primaryColor' | 'position' | 'theme' | 'logo' | 'launcherIcon' | 'windowSize'
  >
> & { greeting?: string; placeholder?: string; name?: string; launcherText?: string };

/** As a page's source would have it: only the options that were chosen. */
function snippetOf(options: Options): string {
  const lines = Object.entries({ widgetId: WIDGET_ID, ...options })
    .filter(([, value]) => value)
    .map(([name, value]) => `    ${name}: '${value.replaceAll("'", "\\'")}',\n`);
  return `<script>
  window.ServiceChatConfig = {
${lines.join('')}  };
</script>
<script async crossorigin src="https://chat.example.com/widget.js"></script>`;
}

const LAUNCHER_ICONS = ['chat', 'question', 'help', 'headset', 'logo'];
const WINDOW_SIZES = ['small', 'medium', 'large'];
const described = describedControls('service-chat-widget', [
  'primaryColor',
  'name',
  'greeting',
  'placeholder',
  'logo',
  'launcherText',
  'launcherIcon',
  'windowSize',
  'position',
  'theme',
]);

const meta: Meta<Options> = {
  title: 'Embed',
  tags: ['!autodocs'],
  argTypes: {
    primaryColor: { control: 'color', ...described['primaryColor'] },
    name: { control: 'text', ...described['name'] },
    greeting: { control: 'text', ...described['greeting'] },
    placeholder: { control: 'text', ...described['placeholder'] },
    logo: { control: 'text', ...described['logo'] },
    launcherText: { control: 'text', ...described['launcherText'] },
    launcherIcon: { control: 'select', options: LAUNCHER_ICONS, ...described['launcherIcon'] },
    windowSize: { control: 'inline-radio', options: WINDOW_SIZES, ...described['windowSize'] },
    position: {
      control: 'inline-radio',
      options: ['bottom-right', 'bottom-left'],
      ...described['position'],
    },
    theme: { control: 'inline-radio', options: ['light', 'dark', 'auto'], ...described['theme'] },
  },
  args: { primaryColor: '#0f766e', position: 'bottom-right' },
  render: (args, { globals }) =>
    html`<div class="guide">
      <h1>Embed</h1>
      <p>
        Paste these two tags before the closing body tag of every page that should show the chat. The widget
        in the corner runs with the options that you choose in the controls, against a server that is played
        by this page: ask it about sending a bike back, or about Oslo.
      </p>
      <pre tabindex="0" aria-label="Snippet">${snippetOf(args)}</pre>
      <h2>As an element</h2>
      <p>From npm, or beside the script, the widget is an element as any other:</p>
      <pre tabindex="0" aria-label="Element">
import 'service-chat-widget';

&lt;service-chat-widget widget-id="${WIDGET_ID}" base-url="https://chat.example.com"&gt;&lt;/service-chat-widget&gt;</pre>
      <service-chat-widget
        .widgetId=${WIDGET_ID}
        .primaryColor=${args.primaryColor}
        .greeting=${args.greeting}
        .placeholder=${args.placeholder}
        .name=${args.name}
        .logo=${args.logo}
        .launcherText=${args.launcherText}
        .launcherIcon=${args.launcherIcon}
        .windowSize=${args.windowSize}
        .position=${args.position}
        .theme=${args.theme ?? (globals['theme'] as Options['theme'])}
      ></service-chat-widget>
    </div>`,
  beforeEach: openShop,
};
export default meta;

/** The snippet, and a widget that works. */
export const Embed: StoryObj<Options> = {
  play: async ({ canvasElement }) => {
    const widget = canvasElement.querySelector('service-chat-widget')!;
    await expect(canvasElement.querySelector('pre')).toHaveTextContent("primaryColor: '#0f766e'");
    await waitFor(() => {
      buttonNamed(canvasElement, 'Open chat').click();
    });
    await waitFor(() => expect(hasButton(canvasElement, 'Send message')).toBe(true));
    widget.sendMessage('Can I send a bike back?');
    await waitFor(() => expect(textOf(canvasElement)).toContain('within 30 days'));
  },
};
