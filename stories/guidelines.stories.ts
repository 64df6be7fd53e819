import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import './page.styles.js';
import '../components/chat-button/chat-button.js';
import '../components/chat-notice/chat-notice.js';

interface Pair {
  readonly about: string;
  readonly why: string;
  readonly good: TemplateResult | string;
  readonly bad: TemplateResult | string;
}

const LOOKS: readonly Pair[] = [
  {
    about: 'One main button a view',
    why: 'A solid button is what the visitor came for. Beside it, take soft, and plain for what is rarely wanted.',
    good: html`<chat-button variant="solid">Send request</chat-button>
      <chat-button variant="plain">Cancel</chat-button>`,
    bad: html`<chat-button variant="solid">Send request</chat-button>
      <chat-button variant="solid">Cancel</chat-button>`,
  },
  {
    about: 'The primary colour is for what can be pressed',
    why: 'It fills the launcher, main buttons and the visitor’s own words. Text on it keeps 4.5:1 by itself.',
    good: 'Set primaryColor to your brand’s colour and leave the accents to follow from it.',
    bad: 'Colour backgrounds with --chat-accent, or set --chat-on-accent by hand to white.',
  },
  {
    about: 'Tokens before parts',
    why: 'A token changes all places of a kind in both themes; a part changes one box and has to be kept up.',
    good: 'service-chat-widget { --chat-font: Inter, sans-serif; }',
    bad: 'chat-message::part(bubble) { font-family: Inter; } for each element in turn.',
  },
  {
    about: 'A short text on the launcher',
    why: 'One line, at most 40 characters; on a narrow screen what has no room is cut off.',
    good: 'Questions?',
    bad: 'Chat with our friendly assistant about anything you would like to know',
  },
  {
    about: 'A logo that is one mark',
    why: 'It is 36 pixels high. A mark can be told at that size, in light and dark colours; a line of text cannot.',
    good: 'A square mark as SVG, that can be seen on white and on #1b1e24.',
    bad: 'A wide photo, or black lettering on a transparent ground.',
  },
];

const WORDS: readonly Pair[] = [
  {
    about: 'Say what happened and what to do',
    why: 'Nobody can do anything with an error’s name.',
    good: html`<chat-notice text="No connection. Your message is kept; please try again." action="Try again">
    </chat-notice>`,
    bad: html`<chat-notice text="Error: ERR_NETWORK (503)"></chat-notice>`,
  },
  {
    about: 'Name people as you would in a letter',
    why: 'Visitors write to a team or to a member of staff.',
    good: 'Our team will write back.',
    bad: 'A human agent will process your ticket.',
  },
  {
    about: 'Be honest about the machine',
    why: 'The line under the name says that answers are automated. Do not give the chat a person’s name and photo.',
    good: 'Acme Help · Automated answers',
    bad: 'Sarah from Acme · Online now',
  },
  {
    about: 'Greet with what can be asked',
    why: 'A greeting with a subject brings better questions than one without.',
    good: 'Hi! Ask me about orders, deliveries and returns.',
    bad: 'Welcome to our innovative support experience!',
  },
  {
    about: 'Suggest questions that your pages answer',
    why: 'The first answer decides whether there is a second question. Try each with the command “ask”.',
    good: 'How long does delivery take?',
    bad: 'Tell me something about your company',
  },
];

const side = (name: 'do' | 'dont', content: TemplateResult | string): TemplateResult =>
  html`<div class="pair ${name}">
    <h3>${name === 'do' ? 'Do' : 'Don’t'}</h3>
    ${typeof content === 'string' ? html`<p>${content}</p>` : content}
  </div>`;

const pair = ({ about, why, good, bad }: Pair): TemplateResult =>
  html`<section>
    <h2>${about}</h2>
    <p>${why}</p>
    <div class="pairs">${side('do', good)} ${side('dont', bad)}</div>
  </section>`;

const meta: Meta = {
  title: 'Guidelines',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: () =>
    html`<div class="guide">
      <h1>Guidelines</h1>
      <p>What keeps a chat calm to look at and quick to read, for whoever dresses it or writes its texts.</p>
      ${LOOKS.map(pair)}
      <h1>Words</h1>
      ${WORDS.map(pair)}
    </div>`,
};
export default meta;

/** What to do, what not to, and why. */
export const Guidelines: StoryObj = {};
