/** Of the list of keys. */
import { css } from 'lit';

export const keysStyles = css`
  .keys dl {
    display: grid;
    gap: 0.375rem;
  }

  .keys dl > div {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
  }

  kbd {
    display: inline-block;
    min-inline-size: 1.5rem;
    margin-inline-end: 0.25rem;
    padding: 0 0.375rem;
    border: 1px solid var(--chat-line-strong);
    border-radius: var(--chat-radius-s);
    font-family: var(--chat-font-mono);
    font-size: var(--chat-size-m);
    text-align: center;
  }

  .keys .check {
    display: flex;
    gap: 0.5rem;
    align-items: center;
  }

  .keys .check input {
    inline-size: 1.25rem;
    min-block-size: 1.25rem;
  }

  dash-keys {
    position: absolute;
  }
`;
