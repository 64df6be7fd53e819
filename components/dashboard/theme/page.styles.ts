/** The page: type, and how the parts of a screen stand below each other. */
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
    overflow-wrap: break-word;
  }

  h1,
  h2,
  h3,
  p,
  dl,
  dd {
    margin: 0;
  }

  /* Where text is very large, the longest of our words still stands on one line of a phone. */
  h1 {
    font-size: min(1.625rem, 10vw);
    letter-spacing: -0.015em;
    line-height: 1.25;
    overflow-wrap: anywhere;
    hyphens: auto;
    hyphenate-limit-chars: 11;
  }

  h2 {
    font-size: 1.125rem;
    line-height: 1.35;
  }

  h3 {
    font-size: 1rem;
    line-height: 1.4;
  }

  h1:focus {
    outline: none;
  }

  /* Texts of visitors run as they must, but begin where the page begins. */
  :is([dir='auto'], bdi):not(input, textarea) {
    text-align: -webkit-match-parent; /* the only name that Chromium knows it by */
    text-align: match-parent;
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

  /* Icons grow with the text. */
  svg[width='20'] {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }

  .brand > svg {
    inline-size: 1.75rem;
    block-size: 1.75rem;
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

  .screen {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.5rem;
  }

  .lead {
    max-inline-size: 44rem;
    margin-block-start: 0.375rem;
    color: var(--chat-ink-muted);
    text-wrap: pretty;
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

  .group > :is(form, nav, section, .notice, .passages, dash-secret) {
    inline-size: 100%;
  }

  .group > form {
    max-inline-size: 26rem;
  }

  /* Before sign-in: one sheet, whose fields stay where they are when more comes below them. */
  .alone {
    display: grid;
    grid-template-columns: minmax(0, 26rem);
    gap: 1.5rem;
    justify-content: center;
    align-content: start;
    min-block-size: 100dvb;
    padding: clamp(1.5rem, 14dvb, 9rem) 1rem 1.5rem;
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
`;
