import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import type { CitationList } from '../components/citation-list/citation-list.js';
import { focused } from '../components/testing/deep-query.js';
import { citations } from '../components/testing/fixtures.js';
import '../components/citation-list/citation-list.js';

const meta: Meta<CitationList> = {
  title: 'Elements/Citation list',
  component: 'citation-list',
  args: { citations },
  render: (args) =>
    html`<div class="column surface"><citation-list .citations=${args.citations}></citation-list></div>`,
};
export default meta;

type Story = StoryObj<CitationList>;

/** Linked pages, a long quote that is folded, and a source without an address. */
export const Default: Story = {};

/** Where a marker in the text has led: the quote is shown whole, and the source has the focus. */
export const Revealed: Story = {
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('citation-list')!;
    await list.reveal(2);
    await expect(focused()).toBe(list.shadowRoot!.querySelectorAll('li')[1]);
  },
};
