import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import { elementList } from './manifest.js';
import './page.styles.js';

/** When a page builder takes which element; by tag, in the order in which they are likely to be wanted. */
const USE: readonly [tag: string, use: string][] = [
  ['service-chat-widget', 'Nearly always: the whole chat, in the corner of the page or as a part of it.'],
  ['chat-panel', 'A window of your own around the chat, with a conversation that your code runs.'],
  ['chat-transcript', 'A conversation to read, such as in a help desk, without a field to write in.'],
  ['chat-message', 'A single message, such as in a list of answers to be checked.'],
  ['citation-list', 'Sources under a text that is drawn elsewhere.'],
  ['chat-composer', 'A field for a question, such as on a search page.'],
  ['escalation-form', 'A request for the team without a chat around it.'],
  ['feedback-buttons', 'A rating under an answer that is drawn elsewhere.'],
  ['chat-notice', 'Something went wrong, said beside what the visitor was doing.'],
  ['chat-button', 'A button that looks as those of the chat do.'],
];

/** The story that shows an element. */
const storyOf = (tag: string): string => {
  const id = tag === 'service-chat-widget' ? 'widget' : `elements-${tag.replace(/^chat-/, '')}`;
  return `?path=/docs/${id}--docs`;
};

const PAGES: readonly [title: string, about: string][] = [
  ['Guidelines', 'What to do and what not to, in looks and in words.'],
  ['Embed', 'The snippet with its options, to try and to copy.'],
  ['Tokens', 'Colours, type, space, corners, shadows and motion, as they look.'],
  ['Theming', 'Change any custom property and see the chat with it.'],
  ['Accessibility', 'What is promised, and which keys there are.'],
  ['Widget', 'The whole chat in each of its states.'],
  ['Elements', 'Each part by itself, with its properties, events, parts and slots.'],
];

const meta: Meta = {
  title: 'Introduction',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: () =>
    html`<div class="guide">
      <h1>Service Chat, element by element</h1>
      <p>
        The chat is made of custom elements. They need no framework and no style sheet of yours, look the same
        in every page, and speak fifteen languages. This is where they are shown, described and tried out;
        every story is a test too, and is judged for accessibility in both themes, both directions and on a
        phone.
      </p>
      <h2>Which element do I take?</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Element</th>
            <th scope="col">What it is</th>
            <th scope="col">Take it for</th>
          </tr>
        </thead>
        <tbody>
          ${USE.map(
            ([tag, use]) =>
              html`<tr>
                <td>
                  <a href=${storyOf(tag)} target="_top"><code>${tag}</code></a>
                </td>
                <td>${elementList.find(({ tagName }) => tagName === tag)?.summary}</td>
                <td>${use}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <h2>How they work together</h2>
      <ul>
        <li>Properties go down, events come up. Only what a person does sends an event.</li>
        <li>
          <code>service-chat-widget</code> gives the tokens and the messages to all that is in it. Elements
          that stand alone take the tokens from the document and English messages, unless others are provided.
        </li>
        <li>
          No element draws HTML from text. Replies are a small part of Markdown, drawn as templates, so that
          nothing in them can run.
        </li>
      </ul>
      <h2>What is where</h2>
      <table>
        <tbody>
          ${PAGES.map(
            ([title, about]) =>
              html`<tr>
                <th scope="row">${title}</th>
                <td>${about}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`,
};
export default meta;

/** What there is, and when to take which. */
export const Introduction: StoryObj = {
  play: async () => {
    // A new element needs a word on when it is the right one.
    await expect(USE.map(([tag]) => tag).sort()).toEqual(elementList.map(({ tagName }) => tagName).sort());
  },
};
