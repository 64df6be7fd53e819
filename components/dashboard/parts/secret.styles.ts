/** Of a text to be taken along. */
import { css } from 'lit';

export const secretStyles = css`
  .secret {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.25rem 0.5rem;
  }

  /* As wide as it can be: a text may be long. */
  .notice dash-secret {
    justify-self: stretch;
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
