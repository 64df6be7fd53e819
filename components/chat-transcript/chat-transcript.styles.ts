import { css } from 'lit';

export const styles = css`
  :host {
    position: relative;
    display: flex;
    min-block-size: 0;
    background: var(--chat-canvas);
  }

  .log {
    position: relative;
    flex: 1;
    overflow: hidden auto;
    padding: var(--chat-space-3) var(--chat-space-4) var(--chat-space-2);
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }

  .log:focus-visible {
    outline-offset: -2px;
  }

  /* Rows out of sight cost nothing until they are scrolled to. The inner padding keeps focus rings whole. */
  chat-message {
    margin-inline: -4px;
    padding: 4px;
    content-visibility: auto;
    contain-intrinsic-size: auto 110px;
  }

  .earlier {
    display: block;
    inline-size: fit-content;
    margin-inline: auto;
  }

  .day {
    margin: var(--chat-space-3) 0 var(--chat-space-2);
    color: var(--chat-ink-muted);
    font-size: var(--chat-size-s);
    font-weight: 600;
    text-align: center;
  }

  .suggestions {
    display: flex;
    flex-direction: column;
    align-items: end;
    gap: var(--chat-space-2);
    margin: var(--chat-space-3) 0 0;
    padding: 0;
    list-style: none;
  }

  .suggestions span {
    padding-block: var(--chat-space-1);
    overflow-wrap: anywhere;
    text-align: start;
  }

  .typing {
    display: flex;
    align-items: center;
    gap: 10px;
    inline-size: fit-content;
    margin-block-start: var(--chat-space-1);
    padding: 10px 14px;
    border: 1px solid var(--chat-line);
    border-radius: var(--chat-radius-l);
    border-end-start-radius: var(--chat-space-1);
    background: var(--chat-surface);
    color: var(--chat-ink-muted);
    font-size: var(--chat-size-m);
    line-height: 22px;
    animation: arrive var(--chat-motion) var(--chat-ease);
  }

  .dots {
    display: flex;
    gap: 4px;
  }

  .dots i {
    inline-size: 6px;
    block-size: 6px;
    border-radius: 50%;
    background: currentcolor;
    animation: breathe 1.2s ease-in-out infinite;
  }

  .dots i:nth-child(2) {
    animation-delay: 0.16s;
  }

  .dots i:nth-child(3) {
    animation-delay: 0.32s;
  }

  @keyframes breathe {
    0%,
    60%,
    100% {
      opacity: 0.3;
    }

    30% {
      opacity: 1;
    }
  }

  .jump {
    position: absolute;
    inset-block-end: clamp(0px, 100% - 40px, var(--chat-space-3));
    inset-inline: 0;
    inline-size: fit-content;
    margin-inline: auto;
    border-radius: var(--chat-radius-m);
    box-shadow: var(--chat-elevation-1);
    animation: arrive var(--chat-motion) var(--chat-ease);
  }

  @media (prefers-reduced-motion: reduce) {
    .dots i {
      animation: none;
    }
  }

  @media (forced-colors: active) {
    .dots i {
      background: CanvasText;
    }
  }
`;
