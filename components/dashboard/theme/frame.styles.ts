/** What stands around a screen: the rail, and the bar in its place on a phone. */
import { css } from 'lit';

export const frame = css`
  .frame {
    display: grid;
    grid-template: 'brand main' 4.25rem 'rail main' 1fr / 14.5rem minmax(0, 1fr);
    min-block-size: 100dvb;
  }

  .frame > header {
    position: sticky;
    inset-block-start: 0;
    grid-area: brand;
    align-self: start;
    padding: 1.375rem 1.25rem 1rem;
  }

  .brand {
    display: flex;
    gap: 0.625rem;
    align-items: center;
    color: var(--chat-ink);
    font-weight: 650;
    text-decoration: none;
  }

  dash-rail {
    position: sticky;
    inset-block-start: 4.25rem;
    display: flex;
    flex-direction: column;
    grid-area: rail;
    align-self: start;
    block-size: calc(100dvb - 4.25rem);
    overflow-y: auto;
  }

  .search {
    flex: none;
    justify-content: start;
    gap: 0.75rem;
    min-block-size: 2.25rem;
    margin: 0.125rem 0.75rem 0.5rem;
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
    padding: 0.25rem 0.75rem 1rem;
  }

  .rail > p {
    margin: 1.125rem 0 0.25rem;
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
    padding: 1rem 1.25rem 1.25rem;
    font-size: var(--chat-size-m);
  }

  .who p {
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .frame > main {
    display: grid;
    grid-area: main;
    grid-template-columns: minmax(0, 72rem);
    gap: 1.125rem;
    align-content: start;
    min-inline-size: 0;
    padding: 1.125rem clamp(1.25rem, 4vw, 3.5rem) 4rem;
    border-inline-start: 1px solid var(--chat-line);
    background: var(--chat-surface);
  }

  .frame > main:focus {
    outline: none;
  }

  .more:not(:popover-open) {
    display: none;
  }

  @media (max-width: 45rem) {
    .frame {
      grid-template: 'brand' auto 'main' 1fr / minmax(0, 1fr);
      padding-block-end: calc(4rem + env(safe-area-inset-bottom));
    }

    .frame > header {
      position: static;
      padding: 0.75rem 1rem;
    }

    .frame > main {
      padding: 1rem 1rem 2.5rem;
      border-block-start: 1px solid var(--chat-line);
      border-inline-start: 0;
    }

    dash-rail {
      display: contents;
    }

    .bar {
      position: fixed;
      z-index: 2;
      inset-block: auto 0;
      inset-inline: 0;
      padding: 0.25rem 0.25rem calc(0.25rem + env(safe-area-inset-bottom));
      border-block-start: 1px solid var(--chat-line);
      background: var(--chat-surface);
    }

    .bar ul {
      display: flex;
    }

    /* As wide as its word needs, so that none is cut. */
    .bar li {
      flex: 1 1 auto;
      min-inline-size: 0;
    }

    .bar :is(a, button) {
      position: relative;
      display: flex;
      flex-direction: column;
      gap: 0.125rem;
      align-items: center;
      justify-content: center;
      inline-size: 100%;
      min-block-size: 3.25rem;
      padding: 0.25rem 0;
      border: 0;
      border-radius: var(--chat-radius-m);
      background: none;
      color: var(--chat-ink-muted);
      font-size: 0.6875rem;
      font-weight: 400;
      text-align: center;
      text-decoration: none;
    }

    .bar :is(a, button) > span:not(.count, .dot) {
      overflow: hidden;
      max-inline-size: 100%;
      text-overflow: ellipsis;
    }

    /* Where text is very large, the signs say it alone. */
    @media (max-width: 15rem) {
      .bar :is(a, button) > span:not(.count, .dot) {
        block-size: 0;
      }
    }

    .bar [aria-current] {
      background: var(--dash-chosen);
      color: var(--chat-ink);
      font-weight: 600;
    }

    .bar :is(.count, .dot) {
      position: absolute;
      z-index: 1;
      inset-block-start: 0.125rem;
      inset-inline-start: 50%;
      margin: 0 0 0 0.375rem;
    }

    .more {
      inset: auto 0 0;
      overflow-y: auto;
      inline-size: 100%;
      max-inline-size: none;
      max-block-size: 85dvb;
      margin: 0;
      padding: 0.75rem 0.25rem env(safe-area-inset-bottom);
      border: 0;
      border-block-start: 1px solid var(--chat-line);
      border-radius: var(--chat-radius-l) var(--chat-radius-l) 0 0;
      background: var(--chat-surface);
      color: var(--chat-ink);
      box-shadow: var(--chat-elevation-2);
    }

    .more::backdrop {
      background: rgb(20 24 36 / 45%);
    }

    .more :is(.rail a, .search) {
      min-block-size: 2.75rem;
    }

    .more .search {
      inline-size: calc(100% - 1.5rem);
    }

    .more .search kbd {
      display: none;
    }

    html {
      scroll-padding-block-end: 5rem;
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
