import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { LitElement } from 'lit';
import '../../testing/adopt-tokens.js';
import { waitUntil } from '../../testing/wait-until.js';
import { bar } from './bar.js';
import type { DashPlot, PlotRangeEvent } from './dash-plot.js';
import { empty } from './empty.js';
import { filterChips } from './filter-chips.js';
import { createScale } from './plot-scale.js';
import { formatShare, formatTook, shareOf } from './share.js';
import { skeleton } from './skeleton.js';
import { spark } from './spark.js';
import { tabs } from './tabs.js';
import { Undo } from './undo.js';
import './dash-plot.js';

const HOSTILE = '"><img src=x onerror=alert(1)>';
const COUNTS = [3, 0, undefined, 12, 7];
const points = COUNTS.map((value, index) => ({
  name: `Day ${index}`,
  short: `${index}.`,
  value,
  before: index + 1,
}));
const plot = () =>
  fixture<DashPlot>(
    html`<dash-plot
      label="Questions"
      whole
      .points=${points}
      .describe=${(first: number, last: number) => `${first} to ${last}`}
    ></dash-plot>`,
  );
const stageOf = (host: DashPlot) => host.shadowRoot!.querySelector<HTMLElement>('.stage')!;

describe('a plot', () => {
  it('speaks its points by the arrow keys, and chooses a part by Shift and Enter', async () => {
    const host = await plot();
    const stage = stageOf(host);
    const chosen: number[][] = [];
    host.addEventListener('dash-range', ({ first, last }: PlotRangeEvent) => chosen.push([first, last]));
    stage.focus();
    const spoken = async (press: string) => {
      await sendKeys({ press });
      await host.updateComplete;
      return stage.getAttribute('aria-valuetext');
    };
    expect(await spoken('ArrowRight')).to.equal('Day 0: 3, before 1');
    expect(await spoken('End')).to.equal('Day 4: 7, before 5');
    expect(await spoken('ArrowLeft')).to.equal('Day 3: 12, before 4');
    expect(await spoken('ArrowLeft')).to.equal('Day 2: nothing, before 3');
    expect(await spoken('Shift+ArrowLeft')).to.equal('1 to 2. Day 1: 0, before 2');
    await sendKeys({ press: 'Enter' });
    expect(chosen).to.deep.equal([[1, 2]]);
    expect(await spoken('Escape')).to.equal('Day 1: 0, before 2');
    expect(await spoken('Enter')).to.equal('1 to 1. Day 1: 0, before 2');
    await sendKeys({ press: 'Enter' });
    expect(chosen[1]).to.deep.equal([1, 1]);
    await expect(host).to.be.accessible();
  });

  it('keeps the choice while the same time is read anew, and none for another time', async () => {
    const host = await plot();
    stageOf(host).focus();
    for (const press of ['Home', 'Enter']) await sendKeys({ press });
    host.points = points.map((point) => ({ ...point, value: 9 }));
    await host.updateComplete;
    expect(stageOf(host).getAttribute('aria-valuetext')).to.equal('0 to 0. Day 0: 9, before 1');
    host.points = points.slice(1);
    await host.updateComplete;
    expect(stageOf(host).getAttribute('aria-valuetext')).to.equal('Day 4: 7, before 5');
  });

  it('chooses a part by a drag, and looks at it by a button', async () => {
    const host = await plot();
    const { left, top, width } = stageOf(host).getBoundingClientRect();
    const at = (x: number): [number, number] => [Math.round(left + x), Math.round(top + 60)];
    await sendMouse({ type: 'move', position: at(width * 0.32) });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: at(width - 14) });
    await sendMouse({ type: 'up' });
    const buttons = () =>
      [...host.shadowRoot!.querySelectorAll('button')].map((one) => one.textContent.trim());
    await waitUntil(() => buttons().includes('Look at 1 to 4'), buttons().join());
  });

  it('has room for the longest value beside it', async () => {
    const host = await plot();
    host.points = points.map((point) => ({ ...point, value: 800_000 }));
    host.format = (value) => `${value.toLocaleString('en')} ms`;
    await host.updateComplete;
    const { left } = stageOf(host).getBoundingClientRect();
    const texts = [...host.shadowRoot!.querySelectorAll('.stage text')];
    expect(texts.map(({ textContent }) => textContent)).to.include('800,000 ms');
    for (const text of texts) expect(text.getBoundingClientRect().left).to.be.at.least(left);
  });

  it('stands in a table too', async () => {
    const host = await plot();
    host.shadowRoot!.querySelector('button')!.click();
    await host.updateComplete;
    const rows = [...host.shadowRoot!.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent.trim()),
    );
    expect(rows).to.deep.equal([
      ['Day 0', '3', '1'],
      ['Day 1', '0', '2'],
      ['Day 2', 'nothing', '3'],
      ['Day 3', '12', '4'],
      ['Day 4', '7', '5'],
    ]);
    await expect(host).to.be.accessible();
  });

  it('cuts nothing that is written beside it, where text is twice as large', async () => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    try {
      const long = points.map((point) => ({ ...point, value: 98_765, short: 'Nov 23' }));
      const host = await fixture<DashPlot>(
        html`<dash-plot label="Questions" .points=${long} style="inline-size: 640px"></dash-plot>`,
      );
      const drawing = host.shadowRoot!.querySelector('.stage > svg')!;
      const room = drawing.getBoundingClientRect();
      const texts = [...drawing.querySelectorAll('text')].map((text) => text.getBoundingClientRect());
      for (const { left, right, top, bottom } of texts) {
        expect([
          left >= room.left,
          right <= room.right,
          top >= room.top,
          bottom <= room.bottom,
        ]).to.deep.equal([true, true, true, true]);
      }
      const times = texts.slice(-2).map(({ left, right }) => [left, right] as const);
      expect(times[0]![1]).to.be.at.most(times[1]![0]);
    } finally {
      style.fontSize = '';
    }
  });

  it('grows with the text, also while it stands, and finds points where they are then', async () => {
    const host = await plot();
    const drawing = () => host.shadowRoot!.querySelector('.stage > svg')!.getBoundingClientRect();
    const letters = () => host.shadowRoot!.querySelector('.stage text')!.getBoundingClientRect().height;
    const [before, small] = [drawing().height, letters()];
    const { style } = document.documentElement;
    style.fontSize = '200%';
    try {
      // Glyphs have whole heights.
      await waitUntil(() => letters() > 1.8 * small);
      expect(drawing().height).to.equal(2 * before);
      const { right, bottom } = drawing();
      const clientX = right - 30;
      const move = new PointerEvent('pointermove', { clientX, clientY: bottom - 50, bubbles: true });
      stageOf(host).dispatchEvent(move);
      await host.updateComplete;
      expect(stageOf(host).getAttribute('aria-valuenow')).to.equal('4');
    } finally {
      style.fontSize = '';
    }
  });

  it('writes whole numbers beside counts, and is no line where there is one point or none', () => {
    const scale = (count: number, highest: number, isWhole = true) =>
      createScale(count, { highest, isWhole, format: String }, { width: 400, height: 200 });
    expect(scale(5, 2).valueTicks).to.deep.equal([0, 1, 2]);
    expect(scale(5, 0).valueTicks).to.deep.equal([0, 1]);
    const one = scale(1, 3);
    expect([one.indexAt(0), one.indexAt(400)]).to.deep.equal([0, 0]);
    expect(one.x(0)).to.be.within(200, 250);
    expect(scale(0, 0, false).timeTicks).to.deep.equal([]);
    expect(scale(90, 5).timeTicks.length).to.be.below(8);
  });
});

describe('shared parts', () => {
  it('have nothing for axe to find, and draw hostile text as text', async () => {
    const chip = { label: 'Page', value: HOSTILE, href: '/dashboard/' };
    const root = await fixture(
      html`<div>
        ${tabs('Views', [
          { label: 'Open', href: '#a', isCurrent: true, count: 2 },
          { label: HOSTILE, href: '#b', isCurrent: false },
        ])}
        ${filterChips([chip, { ...chip, label: 'Rating' }], '/dashboard/')}
        ${empty({ title: HOSTILE, text: 'So.' })} ${skeleton(2)}
        ${bar([{ value: 3 }, { value: 1, kind: 'caution' }], 8)} ${spark([1, undefined, 3, 4])}
      </div>`,
    );
    expect(root.querySelector('img')).to.equal(null);
    expect(root.querySelector('.chip')!.ariaLabel).to.equal(`Take off the filter Page: ${HOSTILE}`);
    expect([...root.querySelectorAll('rect')].map((one) => one.getAttribute('width'))).to.deep.equal([
      '100',
      '37.5',
      '12.5',
    ]);
    expect(root.querySelector('.spark path')!.getAttribute('d')).to.match(/^M[\d. ]+M[\d. ]+L[\d. ]+$/);
    await expect(root).to.be.accessible();
  });

  it('write shares and times, and a dash where there is nothing', () => {
    expect([formatShare(shareOf(1, 4)), formatShare(shareOf(0, 0))]).to.deep.equal(['25%', '–']);
    expect([formatTook(340.4), formatTook(2140), formatTook(undefined)]).to.deep.equal([
      '340 ms',
      '2.1 s',
      '–',
    ]);
  });
});

class UndoHost extends LitElement {
  readonly undo = new Undo(this);

  protected override createRenderRoot(): this {
    return this;
  }

  protected override render() {
    return this.undo.render();
  }
}
customElements.define('undo-host', UndoHost);

describe('an undo line', () => {
  it('says what was done and takes it back, once', async () => {
    const host = await fixture<UndoHost>(html`<undo-host></undo-host>`);
    let undone = 0;
    host.undo.offer('Marked as done.', () => void (undone += 1));
    await host.updateComplete;
    expect(host.querySelector('[role=status]')!.textContent).to.contain('Marked as done.');
    host.querySelector('button')!.click();
    await host.undo.run();
    await host.updateComplete;
    expect([undone, host.querySelector('button')]).to.deep.equal([1, null]);
  });

  it('goes away after a while, but not while it has the focus', async () => {
    const host = await fixture<UndoHost>(html`<undo-host></undo-host>`);
    host.undo.offer('Done.', () => undefined, 40);
    await host.updateComplete;
    host.querySelector('button')!.focus();
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(host.undo.isOffered).to.equal(true);
    host.querySelector('button')!.blur();
    await waitUntil(() => !host.undo.isOffered, 'it stands for ever');
  });
});
