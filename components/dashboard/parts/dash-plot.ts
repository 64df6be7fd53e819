import { max } from 'd3-array';
import { LitElement, html, nothing, type PropertyValues } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { element } from '../../internal/element.js';
import { frameMessages } from '../messages/frame-messages.js';
import { drawPlot, HEIGHT } from './plot-drawing.js';
import { createScale, type PlotScale } from './plot-scale.js';
import { drawPlotTable } from './plot-table.js';
import { hasBefore, type PlotPoint } from './plot-point.js';
import { plotStyles } from './plot.styles.js';

/** In pixels. */
const USUAL_TEXT = 16;

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
    if (!entry) return;
    this.#text = textSize();
    this.width = entry.contentRect.width / this.#text;
  });

  #watched: HTMLElement | undefined;
  /** How large letters are, beside the usual size: all that is drawn grows with them. */
  #text = textSize();

  @query('.stage') private readonly stage!: HTMLElement | null;
  /** In pixels where text has its usual size. */
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
  /** Where the rows are that the points from one to another count. */
  @property({ attribute: false }) hrefOf: ((first: number, last: number) => string) | undefined;

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
    // What is read anew of the same time leaves the choice where it is.
    if (!changed.has('points') || namesOf(changed.get('points')) === namesOf(this.points)) return;
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
    const { points, whole: isWhole, format, width } = this;
    const highest = max(points.flatMap(({ value, before }) => [value ?? 0, before ?? 0])) ?? 0;
    return createScale(points.length, { highest, isWhole, format }, { width, height: HEIGHT });
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
    } else if (event.key === 'Enter' && this.index !== undefined) {
      if (this.#range()) this.#tellRange();
      else this.anchor = this.index;
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  #indexOf(event: PointerEvent): number {
    const { left } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    return this.#scale().indexAt((event.clientX - left) / this.#text);
  }

  #handlePointerDown(event: PointerEvent): void {
    if (event.button !== 0 || !this.describe) return;
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
    this.isDragged = false;
  }

  #handlePointerLeave(): void {
    if (this.anchor === undefined && !this.stage?.matches(':focus')) this.index = undefined;
  }

  #range(): readonly [number, number] | undefined {
    const { anchor, index } = this;
    if (!this.describe || anchor === undefined || index === undefined) return undefined;
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
    return html`${this.#renderHead()}
      ${
        this.isTable
          ? drawPlotTable(this.label, this.points, (value) => this.#write(value))
          : this.#renderStage()
      }
      <div class="row">
        ${this.#renderRange()}
        <button type="button" @click=${this.#toggle}>
          ${this.isTable ? frameMessages.plotPlot : frameMessages.plotTable}
        </button>
      </div>`;
  }

  #renderHead() {
    const isCompared = hasBefore(this.points);
    const point = this.index === undefined || this.isTable ? undefined : this.points[this.index];
    return html`<div class="head">
      <ul class="legend">
        <li>${drawSample('now')}${this.label}</li>
        ${isCompared ? html`<li>${drawSample('before')}${frameMessages.plotPrevious}</li>` : nothing}
      </ul>
      <p class="read" aria-hidden="true">
        ${
          point
            ? html`${point.name}: <strong>${this.#write(point.value)}</strong> ${
                  isCompared ? html`(${frameMessages.plotBefore} ${this.#write(point.before)})` : nothing
                }`
            : nothing
        }
      </p>
    </div>`;
  }

  #renderStage() {
    const isCompared = hasBefore(this.points);
    const last = this.points.length - 1;
    const index = this.index ?? last;
    const point = this.points[index];
    const spoken = point
      ? `${point.name}: ${this.#write(point.value)}` +
        (isCompared ? `, ${frameMessages.plotBefore} ${this.#write(point.before)}` : '')
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
        ${drawPlot(this.points, this.#scale(), {
          width: this.width,
          index: this.index,
          range: this.#range(),
          format: this.format,
        })}
      </div>
      <p id="help" class="visually-hidden">${frameMessages.plotHelp}</p>`;
  }

  #renderRange() {
    const range = this.#range();
    if (!range || !this.describe || this.isDragged) return nothing;
    return html`<button type="button" @click=${this.#tellRange}>
        ${frameMessages.plotShow(this.describe(...range))}
      </button>
      ${this.hrefOf ? html`<a href=${this.hrefOf(...range)}>${frameMessages.plotRows}</a>` : nothing}
      <button type="button" @click=${this.#clear}>${frameMessages.plotClear}</button>`;
  }
}

/** As all sizes of the dashboard follow the text size of the browser. */
function textSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT;
}

const namesOf = (points?: readonly PlotPoint[]) => points?.map(({ name }) => name).join();

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
