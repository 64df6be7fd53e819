import { css } from 'lit';

export const styles = css`
  :host {
    font-size: var(--chat-size-m);
    line-height: 1.3847;
  }

  .label {
    margin: 0 0 var(--chat-space-1);
    color: var(--chat-ink-muted);
    font-size: var(--chat-size-s);
    font-weight: 600;
  }

  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    column-gap: var(--chat-space-2);
    margin-inline: calc(-1 * var(--chat-space-2));
    padding: 6px var(--chat-space-2);
    border-radius: var(--chat-radius-s);
    transition: background-color var(--chat-motion) var(--chat-ease);
  }

  li:focus,
  li.revealed {
    background: color-mix(in srgb, var(--chat-accent) 12%, transparent);
  }

  .number {
    display: grid;
    place-items: center;
    inline-size: 20px;
    block-size: 18px;
    border: 1px solid var(--chat-line-strong);
    border-radius: var(--chat-radius-s);
    color: var(--chat-ink-muted);
    font-size: 11px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }

  .title {
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  a.title {
    text-decoration-color: color-mix(in srgb, currentcolor 35%, transparent);
  }

  a.title:hover {
    text-decoration-color: currentcolor;
  }

  blockquote {
    grid-column: 2;
    margin: 2px 0 0;
    color: var(--chat-ink-muted);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  blockquote.folded {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  button {
    grid-column: 2;
    justify-self: start;
    min-block-size: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--chat-accent-text);
    font-size: var(--chat-size-s);
    font-weight: 600;
    cursor: pointer;
  }

  button:hover {
    text-decoration: underline;
  }

  @media (forced-colors: active) {
    li:focus,
    li.revealed {
      outline: 2px solid Highlight;
    }
  }
`;
