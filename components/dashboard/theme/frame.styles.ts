/** What stands around a screen, and the bar in place of the rail on a phone. */
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
      container: bar / inline-size;
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
      margin: 0;
      margin-inline-start: 0.375rem;
    }

    /* Where text is very large, the signs say it alone, and what waits is counted where the word was. */
    @container bar (max-width: 18rem) {
      .bar li {
        flex-basis: 0;
      }

      .bar :is(a, button) > span:not(.count, .dot) {
        position: absolute;
        inline-size: 1px;
        clip-path: inset(50%);
      }

      .bar .count {
        position: static;
        margin: 0;
        padding-inline: 0.25rem;
      }
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
`;
