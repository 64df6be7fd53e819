/** Of a page as the answers see it. */
import { css } from 'lit';

export const pageStyles = css`
  .knowledge .passages > li {
    padding: 0.875rem 1rem;
    border: 1px solid var(--chat-line);
    border-radius: var(--chat-radius-m);
    background: var(--chat-surface);
  }

  .knowledge .passages h3 {
    font-size: var(--chat-size-m);
    margin-block-end: 0.5rem;
  }

  .knowledge .units {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.25rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .knowledge .units > li {
    padding-inline-start: 0.75rem;
    border-inline-start: 2px solid var(--chat-line-strong);
  }

  .knowledge .units > li.item {
    border-inline-start-style: dotted;
  }

  .knowledge .units > li:is(.row, .head) {
    border-inline-start-style: double;
    border-inline-start-width: 4px;
  }
`;
