/** Of the screens about unanswered questions, and of tries. */
import { css } from 'lit';

export const gapStyles = css`
  .gap-question {
    display: block;
    max-inline-size: 28rem;
    font-weight: 600;
  }

  .gap-filter {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem;
  }

  .gap-filter .field {
    inline-size: 10rem;
  }

  .badge.back {
    border-color: transparent;
    background: var(--chat-caution-soft);
    color: var(--chat-caution);
  }

  .gap-crumb {
    font-size: var(--chat-size-m);
  }

  .outcome {
    white-space: nowrap;
  }

  .outcome::before {
    content: '';
    display: inline-block;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    margin-inline-end: 0.5rem;
    border: 2px solid var(--outcome);
    border-radius: 50%;
  }

  .outcome.good {
    --outcome: var(--chat-positive);
  }

  .outcome.good::before {
    background: var(--outcome);
  }

  .outcome.unsure {
    --outcome: var(--dash-caution-mark);
  }

  .outcome.bad {
    --outcome: var(--chat-danger);
  }

  .lacking {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .lacking li {
    padding: 0.125rem 0.625rem;
    border: 1px dashed var(--chat-line-strong);
    border-radius: 1rem;
  }

  .passages {
    display: grid;
    gap: 0.75rem;
    margin: 0;
    padding-inline-start: 1.25rem;
  }

  .passages small {
    display: block;
    color: var(--chat-ink-muted);
  }

  .desk,
  .bench {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 2rem;
    align-items: start;
  }

  .desk > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
  }

  a.button.solid {
    border-color: transparent;
    background: var(--chat-accent);
    color: var(--chat-on-accent);
  }

  a.button.solid:hover {
    text-decoration: underline;
  }

  .gap-kinds {
    display: block;
    color: var(--chat-ink-muted);
    font-size: var(--chat-size-s);
    white-space: nowrap;
  }

  .desk textarea,
  .ask textarea {
    inline-size: 100%;
    padding: 0.625rem 0.75rem;
    border: 1px solid var(--chat-line-strong);
    border-radius: var(--chat-radius-m);
    background: var(--chat-surface);
    color: inherit;
    font: inherit;
    line-height: 1.5;
    resize: vertical;
  }

  .desk textarea {
    min-block-size: 16rem;
  }

  .bench > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
  }

  .written {
    display: block;
    padding: 0.75rem 1rem;
    border: 1px solid var(--chat-line);
    border-radius: var(--chat-radius-m);
    overflow-wrap: anywhere;
  }

  .written > * + * {
    margin-block-start: 0.5rem;
  }

  .written :is(ul, ol) {
    margin: 0;
    padding-inline-start: 1.25rem;
  }

  .written :is(pre, .table) {
    overflow-x: auto;
  }

  summary {
    padding-block: 0.375rem;
    font-weight: 600;
    cursor: pointer;
  }

  .talk {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    padding: 1rem;
    border: 1px solid var(--chat-line);
    border-radius: var(--chat-radius-l);
    background: var(--chat-canvas);
  }

  .check {
    display: flex;
    gap: 0.625rem;
    align-items: center;
    font-weight: 400;
  }

  .check input {
    inline-size: 1.25rem;
    min-block-size: 1.25rem;
    accent-color: var(--chat-accent);
  }

  .bench h3 {
    margin: 0;
    font-size: 1rem;
  }

  .verdict {
    font-size: 1.0625rem;
    font-weight: 600;
  }

  .stack {
    inline-size: 100%;
    min-inline-size: 6rem;
    block-size: 0.75rem;
  }

  .stack rect {
    fill: var(--dash-data);
    stroke: var(--chat-surface);
    vector-effect: non-scaling-stroke;
  }

  .stack rect:nth-child(even) {
    fill: var(--dash-data-before);
  }

  .figure {
    direction: ltr;
    unicode-bidi: isolate;
    font-variant-numeric: tabular-nums;
  }

  .wide {
    overflow-x: auto;
  }

  @media (max-width: 64rem) {
    .desk,
    .bench {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @media (forced-colors: active) {
    a.button.solid {
      border-color: currentColor;
    }

    .stack rect {
      fill: Highlight;
      stroke: Canvas;
    }

    .stack rect:nth-child(even) {
      fill: CanvasText;
    }

    .outcome::before {
      border-color: CanvasText;
    }

    .outcome.good::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

export function adoptGapStyles(): void {
  const { styleSheet } = gapStyles;
  if (styleSheet && !document.adoptedStyleSheets.includes(styleSheet))
    document.adoptedStyleSheets.push(styleSheet);
}
