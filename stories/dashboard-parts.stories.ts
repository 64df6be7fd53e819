import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { bar } from '../components/dashboard/parts/bar.js';
import { empty } from '../components/dashboard/parts/empty.js';
import { field, selectField } from '../components/dashboard/parts/field.js';
import { filterChips } from '../components/dashboard/parts/filter-chips.js';
import { notice } from '../components/dashboard/parts/notice.js';
import { skeleton } from '../components/dashboard/parts/skeleton.js';
import { spark } from '../components/dashboard/parts/spark.js';
import { submitButton } from '../components/dashboard/parts/submit-button.js';
import { table } from '../components/dashboard/parts/table.js';
import { tabs } from '../components/dashboard/parts/tabs.js';
import './dashboard-stage.js';

/** What the screens of the dashboard are made of, on native elements. */
const meta: Meta = {
  title: 'Dashboard/Parts',
  decorators: [(story) => html`<dash-stage>${story()}</dash-stage>`],
};
export default meta;

type Story = StoryObj;

export const Buttons: Story = {
  render: () =>
    html`<div class="row">
      <button class="solid" type="button">Save</button>
      <button type="button">Cancel</button>
      <button class="remove" type="button">Remove</button>
      <button class="plain" type="button">Copy address</button>
      <a class="button" href="#here">A link</a>
      ${submitButton('On its way', { isBusy: true })}
    </div>`,
};

/** What a field needs stands below it, and what is wrong with it too. */
export const Fields: Story = {
  render: () =>
    html`<form novalidate>
      ${field({ id: 'name', name: 'name', label: 'Name', help: 'Visitors read it at the top of the chat.' })}
      ${field({ id: 'code', name: 'code', label: 'Code', value: '12', wrong: { text: 'Must have six digits.', clear: () => undefined } })}
      ${selectField({
        id: 'role',
        name: 'role',
        label: 'Role',
        value: 'reader',
        choices: [
          { value: 'reader', label: 'Reader' },
          { value: 'editor', label: 'Editor' },
        ],
      })}
    </form>`,
};

export const Notices: Story = {
  render: () =>
    html`${[
      notice('positive', 'Saved. Visitors see it from their next page on.'),
      notice(
        'caution',
        'https://shop.acme.example asked for the chat and was refused: it is not on the list.',
        html`<p class="row"><button type="button">Let in shop.acme.example</button></p>`,
      ),
      notice(
        'danger',
        'The server cannot be reached.',
        html`<p class="row"><button type="button">Try again</button></p>`,
      ),
    ]}`,
};

export const Tabs: Story = {
  render: () =>
    tabs('Requests', [
      { label: 'Open', href: '#open', isCurrent: true, count: 58 },
      { label: 'In progress', href: '#progress', isCurrent: false, count: 1 },
      { label: 'Done', href: '#done', isCurrent: false },
    ]),
};

export const Filters: Story = {
  render: () =>
    html`${filterChips(
      [
        { label: 'Outcome', value: 'Not answered', href: '#outcome' },
        { label: 'Page', value: 'https://www.acme.example/a-page-with-a-rather-long-address', href: '#page' },
      ],
      '#none',
    )}`,
};

const rows = [
  { name: 'Fernwood Bicycles', asked: 1204, weeks: [3, 8, 5, 9, 12, 11] },
  { name: 'درّاجات فيرنوود', asked: 37, weeks: [0, 0, 1, 4, 2, 6] },
  { name: `A${'a'.repeat(70)}`, asked: 0, weeks: [0, 0, 0, 0, 0, 0] },
];

/** On a phone its rows stand below each other. */
export const Table: Story = {
  render: () =>
    table(
      'Widgets',
      [
        { label: 'Name', cell: ({ name }) => html`<bdi>${name}</bdi><small>acme.example</small>` },
        { label: 'Questions', cell: ({ asked }) => asked.toLocaleString('en') },
        { label: 'Six weeks', cell: ({ weeks }) => spark(weeks) },
        { label: 'Share', cell: ({ asked }) => bar([{ value: asked, kind: 'caution' }], 2000) },
        {
          label: 'Actions',
          isActions: true,
          cell: ({ name }) =>
            html`<button class="plain" type="button" aria-label="Edit ${name}">Edit</button>`,
        },
      ],
      rows,
    ),
};

/** Why there is nothing, and the one next step. */
export const Empty: Story = {
  render: () =>
    empty({
      title: 'No website is kept fresh',
      text: 'Give the address of your site once: its pages are read, and looked at again each day.',
      step: html`<a href="#import">Import a website</a>`,
    }),
};

export const OnItsWay: Story = { render: () => skeleton(4) };
