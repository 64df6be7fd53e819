/** Of the first screen. */
import { css } from 'lit';

export const overviewStyles = css`
  .overview {
    gap: 2rem;
  }

  .to-do,
  .numbers {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
  }

  .tasks,
  .tiles,
  .top-lists ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .tasks li {
    display: grid;
    grid-template-columns: 0.75rem minmax(0, 1fr);
    gap: 0 0.75rem;
    padding-block: 0.625rem;
    border-block-end: 1px solid var(--chat-line);
  }

  .tasks li::before {
    content: '';
    grid-row: 1 / 3;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    margin-block-start: 0.5rem;
    border: 2px solid var(--chat-line-strong);
    border-radius: 50%;
  }

  .tasks .pressing::before {
    border-color: var(--dash-caution-mark);
    background: var(--dash-marker);
  }

  .tasks a {
    justify-self: start;
    color: var(--chat-ink);
    font-weight: 600;
    overflow-wrap: anywhere;
    text-decoration-color: var(--chat-line-strong);
  }

  .tasks small,
  .top-lists small {
    grid-column: 2;
    color: var(--chat-ink-muted);
    font-size: var(--chat-size-m);
    overflow-wrap: anywhere;
    /* The text has its own direction, and stands where the list begins. */
    justify-self: start;
  }

  .tasks button {
    grid-column: 2;
    justify-self: start;
    margin-block-start: 0.375rem;
  }

  .top-lists button {
    grid-column: 1 / -1;
    justify-self: start;
  }

  .all-done {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    color: var(--chat-ink-muted);
  }

  .all-done svg {
    color: var(--chat-positive);
  }

  .numbers {
    container: numbers / inline-size;
  }

  .tiles {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-rows: auto;
    border-block: 1px solid var(--chat-line);
  }

  .tile {
    position: relative;
    display: grid;
    grid-row: span 4;
    grid-template-rows: subgrid;
    gap: 0.125rem;
    min-inline-size: 0;
    padding: 0.75rem;
    border-block-start: 3px solid transparent;
  }

  .tile:has(.tile-name[aria-pressed='true']) {
    border-block-start-color: var(--dash-data);
    background: var(--chat-canvas);
  }

  .tile:hover {
    background: var(--chat-canvas);
  }

  .tile-head {
    display: flex;
    gap: 0.25rem;
    align-items: start;
    justify-content: space-between;
  }

  .tile-head button {
    min-block-size: 1.5rem;
    padding: 0;
    border: 0;
    border-radius: var(--chat-radius-s);
    background: none;
    color: var(--chat-ink-muted);
    font-size: var(--chat-size-m);
    font-weight: 500;
    text-align: start;
  }

  /* The whole tile is pressed, but for what stands above it. */
  .tile-name::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  .tile-head .about {
    z-index: 1;
    inline-size: 1.5rem;
    border-radius: 50%;
    text-align: center;
  }

  .tile-head .about:hover {
    background: var(--dash-track);
  }

  .tile-value {
    justify-self: start;
    font-size: 1.75rem;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    letter-spacing: -0.02em;
    line-height: 1.2;
  }

  .tile-value a {
    position: relative;
    z-index: 1;
    color: var(--chat-ink);
    text-decoration: none;
  }

  .tile-value a:hover {
    text-decoration: underline;
  }

  .tile-beside {
    min-block-size: 1.25rem;
    color: var(--chat-ink-muted);
    font-size: var(--chat-size-s);
  }

  .tile-beside span {
    display: block;
  }

  .tile .spark {
    align-self: end;
    inline-size: 100%;
    max-inline-size: 8rem;
    margin-block-start: 0.25rem;
  }

  .definition {
    inline-size: min(20rem, 100vw - 2rem);
    padding: 0.75rem 1rem;
    border: 1px solid var(--chat-line);
    border-radius: var(--chat-radius-m);
    background: var(--chat-surface);
    color: var(--chat-ink);
    font-size: var(--chat-size-m);
    box-shadow: var(--chat-elevation-2);
  }

  @supports (position-area: block-end) {
    .definition {
      inset: auto;
      position-area: block-end span-inline-end;
      position-try-fallbacks: flip-inline, flip-block;
      margin: 0.25rem 0.5rem;
    }
  }

  .top-lists {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
    gap: 2rem clamp(1.5rem, 4vw, 3.5rem);
  }

  .top-lists section {
    display: grid;
    gap: 0.5rem;
    align-content: start;
    min-inline-size: 0;
  }

  .top-lists li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.25rem 0.75rem;
    padding-block: 0.375rem;
  }

  .top-lists a {
    color: var(--chat-ink);
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  .top-lists a:hover {
    text-decoration: underline;
  }

  .top-lists .number {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }

  .top-lists li > :is(.bar-line, small) {
    grid-column: 1 / -1;
  }

  @container numbers (max-width: 15rem) {
    .tiles {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @container numbers (min-width: 30rem) {
    .tiles {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  @container numbers (min-width: 56rem) {
    .tiles {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }

  @media (max-width: 45rem) {
    .tasks a,
    .top-lists a {
      padding-block: 0.25rem;
    }

    .tile-head button {
      min-block-size: 2rem;
    }

    .tile-head .about {
      inline-size: 2rem;
    }
  }

  @media (forced-colors: active) {
    .tile {
      border-block-start-color: Canvas;
    }

    .tile:has(.tile-name[aria-pressed='true']) {
      border-block-start-color: Highlight;
    }
  }
`;
