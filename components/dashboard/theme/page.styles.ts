/** The page and its frame: rail, content, and the bar in the rail's place on a phone. */
import { css } from 'lit';

export const page = css`
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }

  html {
    background: var(--chat-canvas);
    color: var(--chat-ink);
    font-family: var(--chat-font);
    line-height: 1.5;
    -webkit-text-size-adjust: 100%;
  }

  body {
    margin: 0;
  }

  h1,
  h2,
  h3,
  p,
  dl,
  dd {
    margin: 0;
  }

  h1 {
    font-size: 1.625rem;
    letter-spacing: -0.015em;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }

  h2 {
    font-size: 1.125rem;
    line-height: 1.35;
  }

  h1:focus {
    outline: none;
  }

  a {
    color: var(--chat-accent-text);
    text-underline-offset: 0.2em;
  }

  :focus-visible {
    outline: 2px solid var(--chat-accent-text);
    outline-offset: 2px;
  }

  svg {
    display: block;
    flex: none;
  }

  .visually-hidden {
    position: absolute;
    overflow: hidden;
    inline-size: 1px;
    block-size: 1px;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .skip {
    position: fixed;
    z-index: 3;
    inset-block-start: 0.5rem;
    inset-inline-start: 0.5rem;
    padding: 0.5rem 1rem;
    border-radius: var(--chat-radius-m);
    background: var(--chat-accent);
    color: var(--chat-on-accent);
    translate: 0 -200%;
  }

  .skip:focus {
    translate: 0 0;
  }

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

  .screen {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.5rem;
    max-inline-size: 62rem;
  }

  .lead {
    max-inline-size: 44rem;
    margin-block-start: 0.375rem;
    color: var(--chat-ink-muted);
  }

  .head {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem;
    align-items: start;
    justify-content: space-between;
  }

  .group {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    justify-items: start;
    padding-block-start: 1.5rem;
    border-block-start: 1px solid var(--chat-line);
  }

  .group > * {
    max-inline-size: 100%;
  }

  .group > form,
  .group > table,
  .group > .notice,
  .group > dash-secret {
    inline-size: 100%;
  }

  .group > form {
    max-inline-size: 26rem;
  }

  /* Before sign-in: one sheet in the middle of the page. */
  .alone {
    display: grid;
    grid-template-columns: minmax(0, 26rem);
    gap: 1.5rem;
    justify-content: center;
    align-content: center;
    min-block-size: 100dvb;
    padding: 1.5rem 1rem;
  }

  .sheet {
    display: grid;
    gap: 1.25rem;
    padding: clamp(1.25rem, 5vw, 2rem);
    border: 1px solid var(--chat-line);
    border-radius: var(--chat-radius-l);
    background: var(--chat-surface);
  }

  .sheet > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
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
