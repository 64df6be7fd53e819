/** What the way of a widget to a website looks like. */
import { css } from 'lit';

export const installStyles = css`
  .snippet {
    display: grid;
    gap: 0.5rem;
    max-inline-size: 48rem;
  }

  .snippet textarea {
    font-family: var(--chat-font-mono);
    font-size: var(--chat-size-m);
    white-space: pre;
    overflow-x: auto;
  }

  .policy {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.375rem;
    inline-size: 100%;
    max-inline-size: 48rem;
    margin: 0;
    padding: 0.75rem 1rem;
    border: 1px solid var(--chat-line);
    border-radius: var(--chat-radius-m);
    font-size: var(--chat-size-m);
    list-style: none;
  }

  /* Where one line has no room for it, what follows is set in. */
  .policy li {
    padding-inline-start: 1.5rem;
    text-indent: -1.5rem;
  }

  .policy code {
    font-family: var(--chat-font-mono);
  }

  install-panel,
  site-import {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
  }

  .watch p {
    display: flex;
    gap: 0.625rem;
    overflow-wrap: anywhere;
  }

  .watch svg {
    margin-block-start: 0.125rem;
  }

  .waiting {
    color: var(--chat-ink-muted);
  }

  .waiting::before {
    flex: none;
    inline-size: 0.625rem;
    block-size: 0.625rem;
    margin-block-start: 0.4375rem;
    border-radius: 50%;
    background: var(--dash-marker);
    content: '';
    animation: waiting 1.6s ease-in-out infinite alternate;
  }

  @keyframes waiting {
    to {
      opacity: 0.35;
    }
  }

  .seen {
    font-weight: 600;
  }

  .seen svg {
    color: var(--chat-positive);
  }

  .progress {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 2rem;
    margin: 0;
    padding: 0;
    list-style: none;
    counter-reset: step;
  }

  .progress li {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    color: var(--chat-ink-muted);
    counter-increment: step;
  }

  .progress li::before {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 1.625rem;
    block-size: 1.625rem;
    border: 1px solid var(--chat-line-strong);
    border-radius: 50%;
    font-size: var(--chat-size-s);
    content: counter(step);
  }

  .progress .done::before {
    border-color: transparent;
    background: var(--chat-positive);
    color: var(--chat-surface);
    content: '✓' / '';
  }

  .progress [aria-current] {
    color: var(--chat-ink);
    font-weight: 600;
  }

  .progress [aria-current]::before {
    border-color: transparent;
    background: var(--chat-accent);
    color: var(--chat-on-accent);
  }

  .step {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    max-inline-size: 48rem;
  }

  .step > form,
  site-import > form {
    max-inline-size: 40rem;
  }

  @media (max-width: 45rem) {
    .progress {
      column-gap: 1rem;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .waiting::before {
      animation: none;
    }
  }

  @media (forced-colors: active) {
    .waiting::before,
    .progress :is(.done, [aria-current])::before {
      border: 2px solid currentColor;
    }
  }
`;
