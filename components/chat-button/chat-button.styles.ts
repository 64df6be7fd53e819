import { css } from 'lit';

export const styles = css`
  :host {
    display: inline-block;
  }

  button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--chat-space-2);
    inline-size: 100%;
    min-block-size: 40px;
    padding: 0 var(--chat-space-4);
    border: 1px solid transparent;
    border-radius: var(--chat-radius-m);
    background: transparent;
    font-weight: 600;
    line-height: 20px;
    text-align: center;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
    transition:
      background-color var(--chat-motion-fast),
      border-color var(--chat-motion-fast);
  }

  :host([size='s']) button {
    gap: var(--chat-space-1);
    min-block-size: 32px;
    padding: 0 var(--chat-space-3);
    font-size: var(--chat-size-m);
  }

  button.icon,
  :host([size='s']) button.icon {
    inline-size: 40px;
    padding: 0;
  }

  :host([size='s']) button.icon {
    inline-size: 32px;
  }

  .face {
    display: grid;
    flex: 1;
    place-items: center;
    align-self: stretch;
  }

  .solid {
    background: var(--chat-accent);
    color: var(--chat-on-accent);
  }

  .soft {
    border-color: var(--chat-line);
    background: var(--chat-surface);
  }

  .plain {
    color: var(--chat-ink-muted);
  }

  @media (hover: hover) {
    .solid:not([aria-disabled='true']):hover {
      background: color-mix(in srgb, var(--chat-accent) 92%, var(--chat-ink));
    }

    .soft:hover {
      border-color: var(--chat-line-strong);
    }

    .plain:hover {
      background: color-mix(in srgb, var(--chat-ink) 8%, transparent);
      color: var(--chat-ink);
    }
  }

  button[aria-pressed='true'] {
    background: color-mix(in srgb, var(--chat-accent) 14%, transparent);
    color: var(--chat-ink);
  }

  button[aria-disabled='true'] {
    background: color-mix(in srgb, var(--chat-ink) 8%, transparent);
    color: var(--chat-ink-muted);
    cursor: default;
  }

  .busy::before {
    inline-size: 14px;
    block-size: 14px;
    border: 2px solid;
    border-inline-end-color: transparent;
    border-radius: 50%;
    content: '';
    animation: turn 0.8s linear infinite;
  }

  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .busy::before {
      animation-duration: 4s;
    }
  }

  @media (forced-colors: active) {
    button {
      border-color: ButtonText;
    }

    button[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
