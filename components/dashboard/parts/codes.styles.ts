/** Of short texts that a program takes, side by side. */
import { css } from 'lit';

export const codesStyles = css`
  .codes {
    font-family: var(--chat-font-mono);
    font-size: var(--chat-size-m);
  }

  .codes {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr));
    gap: 0.375rem 1.5rem;
    inline-size: 100%;
    margin: 0;
    padding: 1rem;
    border: 1px solid var(--chat-line);
    border-radius: var(--chat-radius-m);
    list-style: none;
  }
`;
