/** What stands around a screen: the rail, and the bar in its place on a phone. */
import { css } from 'lit';

export const frame = css`
  .frame {
    display: grid;
    grid-template: 'brand main' auto 'rail main' 1fr 'who main' auto / 14rem minmax(0, 1fr);
    min-block-size: 100dvb;
  }

  .frame > header {
    grid-area: brand;
    padding: 1.5rem 1.25rem 1rem;
  }

  .brand {
    display: flex;
    gap: 0.625rem;
    align-items: center;
    color: var(--chat-ink);
    font-weight: 650;
    text-decoration: none;
  }

  .rail {
    position: sticky;
    inset-block-start: 0;
    grid-area: rail;
    align-self: start;
    padding: 0.5rem 0.75rem;
  }

  .rail ul {
    display: grid;
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .rail a {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    min-block-size: 2.5rem;
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

  .who {
    position: sticky;
    inset-block-end: 0;
    grid-area: who;
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
    grid-area: main;
    min-inline-size: 0;
    padding: 2rem clamp(1.25rem, 4vw, 3.5rem) 4rem;
    border-inline-start: 1px solid var(--chat-line);
    background: var(--chat-surface);
  }

  @media (max-width: 45rem) {
    .frame {
      grid-template: 'brand who' auto 'main main' 1fr / minmax(0, 1fr) auto;
      padding-block-end: 4rem;
    }

    .frame > header,
    .who {
      padding: 0.75rem 1rem;
    }

    .who {
      position: static;
      display: flex;
      align-items: center;
    }

    .who p {
      display: none;
    }

    .frame > main {
      padding: 1.25rem 1rem 2.5rem;
      border-block-start: 1px solid var(--chat-line);
      border-inline-start: 0;
    }

    .rail {
      position: fixed;
      z-index: 2;
      inset-block: auto 0;
      inset-inline: 0;
      padding: 0.25rem;
      border-block-start: 1px solid var(--chat-line);
      background: var(--chat-surface);
    }

    .rail ul {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }

    .rail a {
      flex-direction: column;
      gap: 0.125rem;
      justify-content: center;
      min-block-size: 3.25rem;
      padding: 0.25rem 0;
      font-size: 0.6875rem;
      text-align: center;
    }

    html {
      scroll-padding-block-end: 5rem;
    }
  }

  @media (forced-colors: active) {
    .rail a[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
