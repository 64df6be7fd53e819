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

  .check + .help {
    margin-block: -0.5rem 0;
    padding-inline-start: 1.875rem;
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

  /* A line as those of the overview, in the browser's own colours where these are forced. */
  meter {
    display: block;
    appearance: none;
    overflow: hidden;
    inline-size: min(100%, 20rem);
    block-size: 0.375rem;
    margin-block: 0.5rem 0.25rem;
    border: 0;
    border-radius: 0.1875rem;
    background: var(--dash-track);
  }

  meter::-webkit-meter-inner-element {
    display: block;
    block-size: 100%;
  }

  meter::-webkit-meter-bar {
    block-size: 100%;
    border: 0;
    border-radius: 0;
    background: var(--dash-track);
  }

  meter::-webkit-meter-optimum-value {
    background: var(--dash-data);
  }

  meter::-webkit-meter-suboptimum-value {
    background: var(--dash-caution-mark);
  }

  meter::-moz-meter-bar {
    background: var(--dash-data);
  }

  meter:-moz-meter-sub-optimum::-moz-meter-bar {
    background: var(--dash-caution-mark);
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
