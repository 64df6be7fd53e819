/** Fields, buttons and notices of all screens. */
import { css } from 'lit';

export const controls = css`
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
  }

  .field {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.25rem;
  }

  label,
  legend {
    font-size: var(--chat-size-m);
    font-weight: 600;
  }

  button,
  input,
  select,
  textarea {
    margin: 0;
    color: inherit;
    font: inherit;
  }

  input,
  select,
  textarea {
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--chat-line-strong);
    border-radius: var(--chat-radius-m);
    background: var(--chat-surface);
  }

  ::file-selector-button {
    margin-inline-end: 0.75rem;
    border: 1px solid var(--chat-line-strong);
    border-radius: var(--chat-radius-s);
    background: var(--chat-surface);
    color: inherit;
    font: inherit;
  }

  textarea {
    min-block-size: 5rem;
    resize: vertical;
  }

  /* An arrow as calm as the rest: two triangles, of which the lower pair shows. */
  select {
    appearance: none;
    padding-inline-end: 2.25rem;
    background-image:
      linear-gradient(45deg, transparent calc(50% - 0.5px), var(--chat-ink-muted) calc(50% + 0.5px)),
      linear-gradient(-45deg, transparent calc(50% - 0.5px), var(--chat-ink-muted) calc(50% + 0.5px));
    background-position:
      right 1.125rem center,
      right 0.8125rem center;
    background-repeat: no-repeat;
    background-size: 0.3125rem 0.3125rem;
    text-overflow: ellipsis;
  }

  [dir='rtl'] select {
    background-position:
      left 0.8125rem center,
      left 1.125rem center;
  }

  [hidden] {
    display: none;
  }

  [aria-invalid='true'] {
    border-color: var(--chat-danger);
  }

  .help,
  .wrong {
    color: var(--chat-ink-muted);
    font-size: var(--chat-size-m);
    overflow-wrap: anywhere;
  }

  .wrong {
    color: var(--chat-danger);
  }

  button,
  .button {
    display: inline-flex;
    gap: 0.5rem;
    align-items: center;
    justify-content: center;
    max-inline-size: 100%;
    min-block-size: 2.75rem;
    padding: 0.5rem 1rem;
    border: 1px solid var(--chat-line-strong);
    border-radius: var(--chat-radius-m);
    background: var(--chat-surface);
    color: var(--chat-ink);
    font-weight: 600;
    text-align: center;
    text-decoration: none;
    overflow-wrap: anywhere; /* the name of a website may be long */
    cursor: pointer;
  }

  button:hover {
    border-color: var(--chat-ink-muted);
  }

  :is(button, .button).solid {
    border-color: transparent;
    background: var(--chat-accent);
    color: var(--chat-on-accent);
  }

  :is(button, .button).solid:hover {
    text-decoration: underline;
  }

  button.remove {
    color: var(--chat-danger);
  }

  /* Asked once more, it is the main button. */
  dash-dialog button.remove {
    border-color: transparent;
    background: var(--chat-danger);
    color: var(--chat-surface);
  }

  button.plain {
    min-block-size: 2rem;
    padding: 0.25rem 0;
    border-color: transparent;
    background: none;
    color: var(--chat-accent-text);
    font-weight: 500;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  [aria-disabled='true'] {
    opacity: 0.6;
    cursor: progress;
  }

  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
    align-items: center;
  }

  .notice {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.625rem;
    padding: 0.75rem 1rem;
    border: 1px solid transparent;
    border-radius: var(--chat-radius-m);
    overflow-wrap: anywhere;
  }

  .notice > svg {
    margin-block-start: 0.125rem;
  }

  .notice > div {
    display: grid;
    gap: 0.5rem;
    justify-items: start;
    min-inline-size: 0;
  }

  .notice.danger {
    background: var(--chat-danger-soft);
    color: var(--chat-danger);
  }

  .notice.caution {
    background: var(--chat-caution-soft);
    color: var(--chat-caution);
  }

  .notice.positive {
    border-color: var(--chat-line);
    background: var(--chat-canvas);
  }

  .notice.positive > svg {
    color: var(--chat-positive);
  }

  .notice .help {
    color: inherit;
  }

  /* In columns, so that what does not fit stands below the rest and is no wider. */
  .filter {
    grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
    align-items: end;
  }

  .filter:has([type='date']) {
    grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
  }

  .filter > button {
    justify-self: start;
  }

  .loading {
    animation: late 0.15s step-end;
  }

  @keyframes late {
    from {
      visibility: hidden;
    }
  }

  dash-dialog > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
  }

  @media (max-width: 45rem) {
    button.plain {
      min-block-size: 2.75rem;
    }
  }

  @media (forced-colors: active) {
    :is(button, .button).solid,
    button.remove,
    .notice {
      border-color: currentColor;
    }

    /* A border that is not there is drawn here, close around the words. */
    button.plain {
      border-color: Canvas;
    }

    select {
      appearance: auto;
      padding-inline-end: 0.5rem;
      background-image: none;
    }
  }
`;
