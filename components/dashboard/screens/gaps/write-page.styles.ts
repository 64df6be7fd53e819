/** Of the place where a page is written beside what it would answer. */
import { css } from 'lit';

export const writePageStyles = css`
  .editor {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 2rem;
    align-items: start;
  }

  .editor > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
  }

  .editor td {
    font-size: var(--chat-size-m);
  }

  .editor textarea {
    min-block-size: 16rem;
  }

  .written {
    display: block;
    padding: 0.75rem 1rem;
    border: 1px solid var(--chat-line);
    border-radius: var(--chat-radius-m);
    overflow-wrap: anywhere;
  }

  .written > * + * {
    margin-block-start: 0.5rem;
  }

  .written :is(ul, ol) {
    margin: 0;
    padding-inline-start: 1.25rem;
  }

  .written :is(pre, .table) {
    overflow-x: auto;
  }

  @media (max-width: 64rem) {
    .editor {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
