import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { buttonNamed, focused } from '../components/testing/deep-query.js';
import { openShop } from '../components/testing/shop-server.js';
import { WIDGET_ID } from '../components/testing/fixtures.js';
import './page.styles.js';
import '../components/service-chat-widget/service-chat-widget.js';

const PROMISES = [
  [
    'Names and roles',
    'Launcher, window, transcript, field, buttons and forms have the names and roles that they look like.',
  ],
  [
    'Spoken replies',
    'A new reply is spoken once and whole; errors are alerts; a reply that is being written is not read out in pieces.',
  ],
  ['Contrast', 'Text has at least 4.5:1 and controls at least 3:1 in both themes, with any primary colour.'],
  ['Targets', 'Everything that can be pressed is at least 24 pixels high and wide, the launcher 56.'],
  ['Focus', 'It can be seen, goes into the window when that opens, and back to the launcher when it closes.'],
  ['Zoom', 'Text can be doubled, and at 400 % everything fits into one column.'],
  ['Motion', 'Nothing moves for visitors who ask for reduced motion.'],
  ['Forced colours', 'With the colours of the system every edge, icon and state can still be told.'],
  [
    'Directions',
    'The widget can be read from right to left, and each message has the direction of its own words.',
  ],
];

const KEYS: readonly [keys: readonly string[], effect: string][] = [
  [['Tab', 'Shift + Tab'], 'Goes to the next or the previous control.'],
  [['Enter'], 'Sends the message; in the form, sends the request.'],
  [['Shift + Enter'], 'Begins a new line.'],
  [['Enter', 'Space'], 'Presses the button that has the focus: the launcher, a source’s number, a rating.'],
  [['↑', '↓', 'Page Up', 'Page Down'], 'Scroll the transcript while it has the focus.'],
  [['Escape'], 'Closes the window; the focus returns to the launcher.'],
];

const meta: Meta = {
  title: 'Accessibility',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: (_args, { globals }) =>
    html`<div class="guide">
      <h1>Accessibility</h1>
      <p>
        The chat is built to WCAG 2.2, level AA. The widget in the corner works: try it with your keyboard or
        your screen reader. What axe finds on this page, and on every story, stands in the panel
        “Accessibility” below; the tests fail on any finding, in both themes, both directions and at the width
        of a phone.
      </p>
      <h2>What is promised</h2>
      <table>
        <tbody>
          ${PROMISES.map(
            ([name, promise]) =>
              html`<tr>
                <th scope="row">${name}</th>
                <td>${promise}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <h2>Keyboard</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Keys</th>
            <th scope="col">What they do</th>
          </tr>
        </thead>
        <tbody>
          ${KEYS.map(
            ([keys, effect]) =>
              html`<tr>
                <td>${keys.map((key) => html`<kbd>${key}</kbd> `)}</td>
                <td>${effect}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <service-chat-widget
        .widgetId=${WIDGET_ID}
        .theme=${globals['theme'] as 'light' | 'dark'}
      ></service-chat-widget>
    </div>`,
  beforeEach: openShop,
};
export default meta;

/** What is promised, which keys there are, and a widget to try both on. */
export const Accessibility: StoryObj = {
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      buttonNamed(canvasElement, 'Open chat').click();
    });
    await waitFor(() => expect(focused()).toHaveAccessibleName('Message'));
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true });
    focused()?.dispatchEvent(escape);
    await waitFor(() => expect(focused()).toHaveAccessibleName('Open chat'));
  },
};
