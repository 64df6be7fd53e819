/** Parts that many screens share: what is empty or on its way, tabs, filters, and a line to undo. */
import { css } from 'lit';

export const parts = css`
  .empty {
    display: grid;
    gap: 0.375rem;
    justify-items: center;
    max-inline-size: 30rem;
    margin: 2rem auto;
    text-align: center;
  }

  :is(.notice, refused-site) + forget-website:not(:empty) {
    display: block;
    margin-block-start: 0.75rem;
  }

  .empty > svg {
    color: var(--chat-ink-muted);
  }

  .empty > * {
    text-wrap: balance;
  }

  .empty-title {
    font-weight: 600;
  }

  .empty .row {
    justify-content: center;
    margin-block-start: 0.5rem;
  }

  .skeleton {
    display: grid;
    gap: 0.75rem;
  }

  .skeleton i {
    block-size: 1.5rem;
    border-radius: var(--chat-radius-s);
    background: var(--dash-track);
  }

  .skeleton i:nth-of-type(even) {
    inline-size: 72%;
  }

  .tabs ul,
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.5rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .tabs {
    border-block-end: 1px solid var(--chat-line);
  }

  .tabs a {
    display: flex;
    gap: 0.375rem;
    align-items: center;
    min-block-size: 2.75rem;
    margin-block-end: -1px;
    border-block-end: 3px solid transparent;
    color: var(--chat-ink-muted);
    font-weight: 500;
    text-decoration: none;
  }

  .tabs a:hover {
    color: var(--chat-ink);
  }

  .tabs a[aria-current] {
    border-block-end-color: var(--chat-accent-text);
    color: var(--chat-ink);
    font-weight: 600;
  }

  .tab-count {
    color: var(--chat-ink-muted);
    font-size: var(--chat-size-m);
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }

  .chips {
    gap: 0.5rem;
    align-items: center;
  }

  .chips li {
    max-inline-size: 100%;
  }

  .chip {
    display: inline-flex;
    gap: 0.25rem;
    align-items: center;
    max-inline-size: 100%;
    min-block-size: 2rem;
    padding: 0.125rem 0.375rem 0.125rem 0.75rem;
    border-radius: 1rem;
    background: var(--dash-chosen);
    color: var(--chat-ink);
    font-size: var(--chat-size-m);
    text-decoration: none;
  }

  .chip > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .chip > svg {
    inline-size: 1rem;
    block-size: 1rem;
  }

  .chip:hover {
    text-decoration: line-through;
  }

  .chips .clear {
    font-size: var(--chat-size-m);
  }

  .undo-place {
    position: fixed;
    z-index: 4;
    inset-block-end: 1.25rem;
    inset-inline: 0;
    display: grid;
    justify-items: center;
    padding-inline: 1rem;
    pointer-events: none;
  }

  .undo {
    display: flex;
    gap: 1rem;
    align-items: center;
    padding: 0.25rem 1rem;
    border-radius: var(--chat-radius-m);
    background: var(--chat-ink);
    color: var(--chat-surface);
    box-shadow: var(--chat-elevation-2);
    pointer-events: auto;
  }

  .undo button.plain {
    color: inherit;
    font-weight: 600;
  }

  @media (max-width: 45rem) {
    .undo-place {
      inset-block-end: 4.75rem;
    }

    /* They take several lines here, where a line below each would say nothing. */
    .tabs {
      border: 0;
    }

    .tabs ul {
      gap: 0.5rem 0.375rem;
    }

    .tabs a {
      margin: 0;
      padding: 0.25rem 0.75rem;
      border: 1px solid var(--chat-line);
      border-radius: 1.375rem;
    }

    .tabs a[aria-current] {
      border-color: transparent;
      background: var(--dash-chosen);
    }

    .chip,
    .chips .clear {
      min-block-size: 2.75rem;
      border-radius: 1.375rem;
    }

    .chips .clear {
      display: inline-flex;
      align-items: center;
    }
  }

  @media (forced-colors: active) {
    /* A border that is not there is drawn here, so that it must not cover the line below. */
    .tabs a {
      margin: 0;
      border-color: Canvas;
    }

    .tabs a[aria-current] {
      border-color: Canvas Canvas Highlight;
    }

    .chip,
    .undo {
      border: 1px solid currentColor;
    }
  }
`;
