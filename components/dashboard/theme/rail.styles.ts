/** The ways to all screens, at the side. */
import { css } from 'lit';

export const rail = css`
  dash-rail {
    position: sticky;
    inset-block-start: 4.25rem;
    display: flex;
    flex-direction: column;
    grid-area: rail;
    align-self: start;
    block-size: calc(100dvb - 4.25rem);
    overflow-y: auto;
    scrollbar-width: thin;
  }

  .search {
    flex: none;
    justify-content: start;
    gap: 0.75rem;
    min-block-size: 2.25rem;
    margin: 0.125rem 0.75rem 0.375rem;
    padding: 0.125rem 0.5rem;
    border-color: var(--chat-line);
    color: var(--chat-ink-muted);
    font-weight: 400;
  }

  .search kbd {
    margin-inline-start: auto;
    font: inherit;
    font-size: var(--chat-size-s);
  }

  .rail {
    padding: 0.25rem 0.75rem;
  }

  .rail > p {
    margin: 0.75rem 0 0.125rem;
    padding-inline: 0.625rem;
    color: var(--chat-ink-muted);
    font-size: var(--chat-size-s);
  }

  :is(.rail, .bar) ul {
    display: grid;
    gap: 1px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .rail a {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    min-block-size: 2.25rem;
    padding: 0.25rem 0.625rem;
    border-radius: var(--chat-radius-m);
    color: var(--chat-ink-muted);
    text-decoration: none;
  }

  .rail a:hover {
    color: var(--chat-ink);
  }

  .rail a[aria-current] {
    background: var(--dash-chosen);
    color: var(--chat-ink);
    font-weight: 600;
  }

  /* Of what waits: marked as a visitor's eye is led to a source. */
  .count {
    margin-inline-start: auto;
    padding: 0 0.4375rem;
    border-radius: 1rem;
    background: var(--dash-marker);
    color: var(--dash-on-marker);
    font-size: var(--chat-size-s);
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    line-height: 1.25rem;
  }

  .dot {
    inline-size: 0.5rem;
    block-size: 0.5rem;
    margin-inline: auto 0.4375rem;
    border-radius: 50%;
    background: var(--dash-caution-mark);
  }

  .dot.danger {
    border-radius: 0;
    background: var(--chat-danger);
    rotate: 45deg;
  }

  .who {
    margin-block-start: auto;
    padding: 0.5rem 1.25rem 1rem;
    font-size: var(--chat-size-m);
  }

  .who p {
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* On a low screen all of it is still in sight, or nearly so. */
  @media (max-height: 48rem) and (min-width: 45.01rem) {
    :is(.rail a, .search) {
      min-block-size: 1.875rem;
    }
  }

  @media (forced-colors: active) {
    :is(.rail, .bar) [aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }

    .count,
    .dot {
      border: 1px solid CanvasText;
    }
  }
`;
