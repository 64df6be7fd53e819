/** What the screens about widgets look like, beside what all screens share. */
import { css } from 'lit';

export const widgetsStyles = css`
  fieldset {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  fieldset > legend {
    margin-block-end: 0.75rem;
    padding: 0;
    font-size: 1.125rem;
  }

  form > fieldset + fieldset {
    margin-block-start: 1rem;
  }

  .plain-form {
    gap: 1.5rem;
    max-inline-size: 40rem;
  }

  :is(input, select, textarea):disabled {
    background: var(--chat-canvas);
    color: var(--chat-ink-muted);
    opacity: 1;
  }

  .field .check {
    display: flex;
    gap: 0.625rem;
    align-items: center;
    min-block-size: 2.75rem;
  }

  .check input {
    inline-size: 1.25rem;
    min-block-size: 1.25rem;
    accent-color: var(--chat-accent);
  }

  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
    gap: 1rem;
    align-items: start;
  }

  meter {
    display: block;
    inline-size: min(100%, 20rem);
    block-size: 0.75rem;
  }

  td meter {
    inline-size: 8rem;
    max-inline-size: 100%;
  }

  .use {
    display: grid;
    gap: 0.25rem;
  }

  .save-bar.is-needed {
    position: sticky;
    z-index: 1;
    inset-block-end: 0;
  }

  .save-bar {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
    align-items: center;
    padding-block: 0.75rem;
    border-block-start: 1px solid var(--chat-line);
    background: var(--chat-surface);
  }

  @media (max-width: 45rem) {
    .save-bar.is-needed {
      inset-block-end: 3.75rem;
    }
  }
`;
