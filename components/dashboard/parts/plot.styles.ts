/** Of plots alone, which not every screen has. */
import { css } from 'lit';

export const plotStyles = css`
  :host {
    display: block;
  }

  .head {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    align-items: center;
    min-block-size: 2rem;
    color: var(--chat-ink-muted);
    font-size: var(--chat-size-m);
  }

  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .legend li {
    display: flex;
    gap: 0.375rem;
    align-items: center;
  }

  .read {
    margin: 0;
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }

  .read strong {
    color: var(--chat-ink);
  }

  .stage {
    position: relative;
    direction: ltr;
    border-radius: var(--chat-radius-s);
    touch-action: pan-y;
  }

  .stage:focus-visible {
    outline: 2px solid var(--chat-accent-text);
    outline-offset: 2px;
  }

  svg {
    display: block;
  }

  /* As high as it is drawn, in the size of the text. */
  .stage > svg {
    inline-size: 100%;
    block-size: 13.75rem;
  }

  .grid {
    stroke: var(--chat-line);
  }

  text {
    fill: var(--chat-ink-muted);
    font-size: 12px; /* of the drawing, which grows with the text */
    font-variant-numeric: tabular-nums;
  }

  .now,
  .before {
    fill: none;
    stroke: var(--dash-data);
    stroke-linejoin: round;
    stroke-width: 2;
  }

  .before {
    stroke: var(--dash-data-before);
    stroke-dasharray: 5 4;
    stroke-width: 1.5;
  }

  .area {
    fill: var(--dash-data);
    opacity: 0.08;
  }

  .point {
    fill: var(--dash-data);
    stroke: var(--chat-surface);
    stroke-width: 2;
  }

  .cursor {
    stroke: var(--chat-line-strong);
  }

  .chosen {
    fill: var(--dash-marker);
    opacity: 0.35;
  }

  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin: 0.5rem 0 0;
  }

  button,
  .row a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.25rem;
    padding: 0.25rem 0.75rem;
    border: 1px solid var(--chat-line-strong);
    border-radius: var(--chat-radius-m);
    background: var(--chat-surface);
    color: var(--chat-ink);
    font: inherit;
    font-size: var(--chat-size-m);
    font-weight: 500;
    text-decoration: none;
    cursor: pointer;
  }

  :is(button, .row a):hover {
    border-color: var(--chat-ink-muted);
  }

  :focus-visible {
    outline: 2px solid var(--chat-accent-text);
    outline-offset: 2px;
  }

  .scroll {
    overflow: auto;
    max-block-size: 20rem;
  }

  table {
    border-collapse: collapse;
    inline-size: 100%;
    font-size: var(--chat-size-m);
    font-variant-numeric: tabular-nums;
  }

  caption,
  .visually-hidden {
    position: absolute;
    overflow: hidden;
    inline-size: 1px;
    block-size: 1px;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  th,
  td {
    padding: 0.375rem 0.75rem 0.375rem 0;
    border-block-end: 1px solid var(--chat-line);
    text-align: start;
  }

  th {
    font-weight: 500;
  }

  td {
    text-align: end;
  }

  thead th {
    position: sticky;
    inset-block-start: 0;
    background: var(--chat-surface);
    color: var(--chat-ink-muted);
  }

  thead th:not(:first-child) {
    text-align: end;
  }

  @media (max-width: 45rem) {
    button,
    .row a {
      min-block-size: 2.75rem;
    }
  }

  @media (forced-colors: active) {
    .now {
      stroke: CanvasText;
    }

    .before {
      stroke: GrayText;
    }

    .area {
      opacity: 0;
    }

    .point {
      fill: Highlight;
      stroke: Canvas;
    }

    .chosen {
      fill: Highlight;
    }

    .grid,
    .cursor {
      stroke: GrayText;
    }

    .grid {
      opacity: 0.5;
    }

    text {
      fill: CanvasText;
    }
  }
`;
