/** What every element inside the panel starts from: box model, type, focus ring, motion, spoken-only text. */
import { css } from 'lit';

export const base = css`
  :host {
    display: block;
    box-sizing: border-box;
    color: var(--chat-ink);
    font-family: var(--chat-font);
    font-size: var(--chat-size-l);
    line-height: 1.5;
  }

  :host([hidden]) {
    display: none;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  button,
  input,
  textarea {
    margin: 0;
    color: inherit;
    font: inherit;
  }

  a {
    color: var(--chat-accent-text);
    text-decoration-thickness: 1px;
    text-underline-offset: 2px;
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

  @keyframes arrive {
    from {
      opacity: 0;
      translate: 0 8px;
    }
  }
`;
