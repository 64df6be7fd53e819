/** Of a text to be taken along. */
import { css } from 'lit';

export const secretStyles = css`
  .secret {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.25rem 0.5rem;
  }

  .secret input {
    font-family: var(--chat-font-mono);
    font-size: var(--chat-size-m);
  }

  .secret .help {
    grid-column: 1 / -1;
    min-block-size: 1.25rem;
  }
`;
