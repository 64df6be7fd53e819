import { css } from 'lit';
import { inShortWindow } from '../theme/breakpoints.js';

export const styles = [
  css`
    .field {
      display: flex;
      align-items: end;
      gap: var(--chat-space-1);
      padding: 5px;
      border: 1px solid var(--chat-line-strong);
      border-radius: var(--chat-radius-l);
      background: var(--chat-surface);
      transition: border-color var(--chat-motion-fast);
    }

    .field:focus-within {
      border-color: var(--chat-accent-text);
      box-shadow: 0 0 0 1px var(--chat-accent-text);
    }

    .field.invalid {
      border-color: var(--chat-danger);
      box-shadow: 0 0 0 1px var(--chat-danger);
    }

    /* Grows with its text: a copy of the text in the same cell gives the cell its height. */
    .text {
      display: grid;
      flex: 1;
      min-inline-size: 0;
      max-block-size: 152px;
      overflow: auto;
      scrollbar-width: thin;
    }

    textarea,
    .copy {
      grid-area: 1 / 1;
      padding-block: 8px;
      padding-inline: 10px 8px;
      border: 0;
      background: none;
      /* Below 16 px phones zoom in on a field that takes the focus. */
      font-size: 16px;
      line-height: 24px;
      overflow-wrap: anywhere;
      white-space: pre-wrap;
    }

    /* The field around it shows the focus. */
    textarea:focus-visible {
      outline: none;
    }

    textarea {
      overflow: hidden;
      resize: none;
    }

    .copy {
      visibility: hidden;
    }

    textarea::placeholder {
      color: var(--chat-ink-muted);
      opacity: 1;
      white-space: nowrap;
      text-overflow: ellipsis;
    }

    .count {
      display: flex;
      gap: var(--chat-space-2);
      justify-content: end;
      margin: var(--chat-space-1) var(--chat-space-2) 0;
      color: var(--chat-ink-muted);
      font-size: var(--chat-size-s);
      font-variant-numeric: tabular-nums;
    }

    .count.invalid {
      color: var(--chat-danger);
    }

    @media (forced-colors: active) {
      .field:focus-within {
        outline: 2px solid Highlight;
      }
    }
  `,
  inShortWindow(css`
    .text {
      max-block-size: 64px;
    }
  `),
];
