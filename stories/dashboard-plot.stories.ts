import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent } from 'storybook/test';
import type { DashPlot } from '../components/dashboard/parts/dash-plot.js';
import '../components/dashboard/parts/dash-plot.js';
import './dashboard-stage.js';

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });
const points = [30, 41, 29, undefined, 22, 12, 18, 0].map((value, index) => {
  const name = day.format(new Date(2025, 2, 10 + index));
  return { name, short: name, value, before: [37, 21, 32, 29, 34, 13, 13, 1][index] };
});

const meta: Meta<DashPlot> = {
  title: 'Dashboard/Plot',
  decorators: [(story) => html`<dash-stage>${story()}</dash-stage>`],
  args: { label: 'Questions', points, whole: true },
  render: ({ label, points: drawn, whole }) =>
    html`<dash-plot
      label=${label}
      ?whole=${whole}
      .points=${drawn}
      .describe=${(first: number, last: number) => `${drawn[first]?.name ?? ''} to ${drawn[last]?.name ?? ''}`}
    ></dash-plot>`,
};
export default meta;

type Story = StoryObj<DashPlot>;

export const Default: Story = {};

/** The arrow keys speak the points; with Shift they choose a part of the time. */
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const stage = canvasElement.querySelector('dash-plot')?.shadowRoot?.querySelector<HTMLElement>('.stage');
    stage?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(stage).toHaveAttribute('aria-valuetext', expect.stringContaining(' to '));
  },
};

/** All of it stands in a table too. */
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const plot = canvasElement.querySelector('dash-plot');
    plot?.shadowRoot?.querySelector('button')?.click();
    await plot?.updateComplete;
    await expect(plot?.shadowRoot?.querySelectorAll('tbody tr')).toHaveLength(points.length);
  },
};

/** Without a time before, and with one point alone. */
export const OnePoint: Story = { args: { points: [{ name: 'Mar 10', short: 'Mar 10', value: 7 }] } };
