import { max } from 'd3-array';
import { area, line } from 'd3-shape';
import { LitElement, html, nothing, svg, type PropertyValues } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { element } from '../../internal/element.js';
import { frameMessages } from '../messages/frame-messages.js';
import { createScale, MARGIN, type PlotScale } from './plot-scale.js';
import { plotStyles } from './plot.styles.js';

/** A point of a plot. Both values are undefined where there is nothing to tell. */
export interface PlotPoint {
  /** When it is, in full, such as "Thursday, 12 November". */
  readonly name: string;
  /** Below the plot, such as "12 Nov". */
  readonly short: string;
  readonly value: number | undefined;
  /** Of the time before. */
  readonly before?: number | undefined;
}

const HEIGHT = 220;
/** More would be a band. */
const MAX_DOTS = 31;

/**
 * A number over time, beside the time before. The arrow keys go from point to point and speak them; by Shift and arrows,
 * or by a drag, a part of the time is chosen. All of it stands in a table too.
 *
 * @fires dash-range - the operator wants to look at a part of the time
 */
@element('dash-plot')
export class DashPlot extends LitElement {
  static override styles = plotStyles;

  readonly #observer = new ResizeObserver(([entry]) => {
    if (entry) this.width = entry.contentRect.width;
  });

  #watched: HTMLElement | undefined;

  @query('.stage') private readonly stage!: HTMLElement | null;
  @state() private width = 640;
  @state() private isTable = false;
  /** The point that is looked at. */
  @state() private index: number | undefined;
  /** Where a choice began; it ends at `index`. */
  @state() private anchor: number | undefined;
  @state() private isDragged = false;

  /** What is drawn, such as "Questions". */
  @property() label = '';
  @property({ attribute: false }) points: readonly PlotPoint[] = [];
  /** How a value is written. */
  @property({ attribute: false }) format: (value: number) => string = String;
  /** Whether values are counts. */
  @property({ type: Boolean }) whole = false;
  /** Names the time from one point to another; a part of the time can be chosen where it is given. */
  @property({ attribute: false }) describe: ((first: number, last: number) => string) | undefined;

  constructor() {
    super();
    this.addController({
      hostConnected: () => {
        this.#watched = undefined;
      },
      hostDisconnected: () => {
        this.#observer.disconnect();
      },
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('points')) return;
    this.anchor = undefined;
    this.index = undefined;
  }

  protected override updated(): void {
    if (!this.stage || this.stage === this.#watched) return;
    this.#observer.disconnect();
    this.#observer.observe(this.stage);
    this.#watched = this.stage;
  }

  #scale(): PlotScale {
    const values = this.points.flatMap(({ value, before }) => [value ?? 0, before ?? 0]);
    return createScale(this.points.length, max(values) ?? 0, this.whole, {
      width: this.width,
      height: HEIGHT,
    });
  }

  #handleKey(event: KeyboardEvent): void {
    const last = this.points.length - 1;
    const here = this.index ?? last + 1;
    const to = {
      ArrowLeft: here - 1,
      ArrowRight: this.index === undefined ? 0 : here + 1,
      Home: 0,
      End: last,
      PageUp: here - 7,
      PageDown: here + 7,
    }[event.key];
    if (to !== undefined && last >= 0) {
      if (event.shiftKey) this.anchor ??= Math.min(this.index ?? last, last);
      else this.anchor = undefined;
      this.index = Math.max(0, Math.min(last, to));
    } else if (event.key === 'Escape' && this.anchor !== undefined) {
      this.anchor = undefined;
    } else if (event.key === 'Enter' && this.#range()) {
      this.#tellRange();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  #indexOf(event: PointerEvent): number {
    const { left } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    return this.#scale().indexAt(event.clientX - left);
  }

  #handlePointerDown(event: PointerEvent): void {
    if (event.button !== 0 || event.pointerType === 'touch' || !this.describe) return;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.isDragged = true;
    this.index = this.#indexOf(event);
    this.anchor = this.index;
  }

  #handlePointerMove(event: PointerEvent): void {
    // What was chosen stays while the pointer goes on to the button.
    if (this.anchor === undefined || this.isDragged) this.index = this.#indexOf(event);
  }

  #handlePointerUp(): void {
    if (this.anchor === this.index) this.anchor = undefined;
    this.isDragged = false;
  }

  #handlePointerLeave(): void {
    if (this.anchor === undefined && !this.stage?.matches(':focus')) this.index = undefined;
  }

  #range(): readonly [number, number] | undefined {
    const { anchor, index } = this;
    if (!this.describe || anchor === undefined || index === undefined || anchor === index) return undefined;
    return [Math.min(anchor, index), Math.max(anchor, index)];
  }

  #tellRange(): void {
    const range = this.#range();
    if (range) this.dispatchEvent(new PlotRangeEvent(...range));
  }

  #clear(): void {
    this.anchor = undefined;
    this.stage?.focus();
  }

  #toggle(): void {
    this.isTable = !this.isTable;
  }

  #write(value: number | undefined): string {
    return value === undefined ? frameMessages.plotNoValue : this.format(value);
  }

  protected override render() {
    const hasBefore = this.points.some(({ before }) => before !== undefined);
    return html`${this.#renderHead(hasBefore)}
      ${this.isTable ? this.#renderTable(hasBefore) : this.#renderStage(hasBefore)}
      <div class="row">
        ${this.#renderRange()}
        <button type="button" @click=${this.#toggle}>
          ${this.isTable ? frameMessages.plotPlot : frameMessages.plotTable}
        </button>
      </div>`;
  }

  #renderHead(hasBefore: boolean) {
    const point = this.index === undefined || this.isTable ? undefined : this.points[this.index];
    return html`<div class="head">
      <ul class="legend">
        <li>${drawSample('now')}${this.label}</li>
        ${hasBefore ? html`<li>${drawSample('before')}${frameMessages.plotPrevious}</li>` : nothing}
      </ul>
      <p class="read" aria-hidden="true">
        ${
          point
            ? html`${point.name}: <strong>${this.#write(point.value)}</strong> ${
                  hasBefore ? html`(${frameMessages.plotBefore} ${this.#write(point.before)})` : nothing
                }`
            : nothing
        }
      </p>
    </div>`;
  }

  #renderStage(hasBefore: boolean) {
    const last = this.points.length - 1;
    const index = this.index ?? last;
    const point = this.points[index];
    const spoken = point
      ? `${point.name}: ${this.#write(point.value)}` +
        (hasBefore ? `, ${frameMessages.plotBefore} ${this.#write(point.before)}` : '')
      : '';
    const range = this.#range();
    return html`<div
        class="stage"
        role="slider"
        tabindex="0"
        aria-label=${this.label}
        aria-describedby="help"
        aria-valuemin="0"
        aria-valuemax=${Math.max(0, last)}
        aria-valuenow=${Math.max(0, index)}
        aria-valuetext=${range && this.describe ? `${this.describe(...range)}. ${spoken}` : spoken}
        @keydown=${this.#handleKey}
        @pointerdown=${this.#handlePointerDown}
        @pointermove=${this.#handlePointerMove}
        @pointerup=${this.#handlePointerUp}
        @pointerleave=${this.#handlePointerLeave}
      >
        ${this.#renderDrawing(hasBefore)}
      </div>
      <p id="help" class="visually-hidden">${frameMessages.plotHelp}</p>`;
  }

  #renderDrawing(hasBefore: boolean) {
    const { points, width } = this;
    const scale = this.#scale();
    const { x, y } = scale;
    const through = (valueOf: (point: PlotPoint) => number | undefined) =>
      line<PlotPoint>()
        .defined((point) => valueOf(point) !== undefined)
        .x((_point, index) => x(index))
        .y((point) => y(valueOf(point) ?? 0))([...points]) ?? '';
    const below =
      area<PlotPoint>()
        .defined(({ value }) => value !== undefined)
        .x((_point, index) => x(index))
        .y0(y(0))
        .y1(({ value }) => y(value ?? 0))([...points]) ?? '';
    const range = this.#range();
    return html`<svg viewBox="0 0 ${width} ${HEIGHT}" width=${width} height=${HEIGHT} aria-hidden="true">
      ${scale.valueTicks.map(
        (tick) =>
          svg`<line class="grid" x1=${MARGIN.left} x2=${width - MARGIN.right} y1=${y(tick)} y2=${y(tick)} />
            <text x=${MARGIN.left - 8} y=${y(tick)} dy="0.32em" text-anchor="end">${this.format(tick)}</text>`,
      )}
      ${scale.timeTicks.map(
        (index) =>
          svg`<text x=${x(index)} y=${HEIGHT - 6} text-anchor=${index === 0 && points.length > 1 ? 'start' : 'middle'}>${points[index]?.short}</text>`,
      )}
      ${
        range
          ? svg`<rect class="chosen" x=${x(range[0])} y=${MARGIN.top} width=${x(range[1]) - x(range[0])} height=${y(0) - MARGIN.top} />`
          : nothing
      }
      <path class="area" d=${below} />
      ${hasBefore ? svg`<path class="before" d=${through(({ before }) => before)} />` : nothing}
      <path class="now" d=${through(({ value }) => value)} />
      ${points.map((point, index) => this.#renderPoint(point, index, scale))}
      ${
        this.index === undefined
          ? nothing
          : svg`<line class="cursor" x1=${x(this.index)} x2=${x(this.index)} y1=${MARGIN.top} y2=${y(0)} />`
      }
    </svg>`;
  }

  #renderPoint({ value }: PlotPoint, index: number, { x, y }: PlotScale) {
    if (value === undefined || (this.points.length > MAX_DOTS && index !== this.index)) return nothing;
    return svg`<circle class="point" cx=${x(index)} cy=${y(value)} r=${index === this.index ? 5 : 3.5} />`;
  }

  #renderRange() {
    const range = this.#range();
    if (!range || !this.describe || this.isDragged) return nothing;
    return html`<button type="button" @click=${this.#tellRange}>
        ${frameMessages.plotShow(this.describe(...range))}
      </button>
      <button type="button" @click=${this.#clear}>${frameMessages.plotClear}</button>`;
  }

  #renderTable(hasBefore: boolean) {
    return html`<div class="scroll" tabindex="0" role="region" aria-label=${this.label}>
      <table>
        <caption>
          ${this.label}
        </caption>
        <thead>
          <tr>
            <th scope="col">${frameMessages.plotWhen}</th>
            <th scope="col">${hasBefore ? frameMessages.plotNow : this.label}</th>
            ${hasBefore ? html`<th scope="col">${frameMessages.plotPrevious}</th>` : nothing}
          </tr>
        </thead>
        <tbody>
          ${this.points.map(
            ({ name, value, before }) =>
              html`<tr>
                <th scope="row">${name}</th>
                <td>${this.#write(value)}</td>
                ${hasBefore ? html`<td>${this.#write(before)}</td>` : nothing}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }
}

const drawSample = (kind: string) =>
  html`<svg width="22" height="8" viewBox="0 0 22 8" aria-hidden="true">
    <path class=${kind} d="M1 4h20" />
  </svg>`;

/** The operator wants to look at the time from one point to another, both included. */
export class PlotRangeEvent extends Event {
  readonly first: number;
  readonly last: number;

  constructor(first: number, last: number) {
    super('dash-range', { bubbles: true });
    this.first = first;
    this.last = last;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dash-plot': DashPlot;
  }
  interface HTMLElementEventMap {
    'dash-range': PlotRangeEvent;
  }
}
