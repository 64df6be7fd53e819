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
  select {
    margin: 0;
    color: inherit;
    font: inherit;
  }

  input,
  select {
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--chat-line-strong);
    border-radius: var(--chat-radius-m);
    background: var(--chat-surface);
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
    min-block-size: 2.75rem;
    padding: 0.5rem 1rem;
    border: 1px solid var(--chat-line-strong);
    border-radius: var(--chat-radius-m);
    background: var(--chat-surface);
    color: var(--chat-ink);
    font-weight: 600;
    text-decoration: none;
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

  .secret {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.25rem 0.5rem;
  }

  .secret input,
  .codes {
    font-family: var(--chat-font-mono);
    font-size: var(--chat-size-m);
  }

  .secret .help {
    grid-column: 1 / -1;
    min-block-size: 1.25rem;
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

  .qr {
    inline-size: 13rem;
    block-size: 13rem;
    padding: 1.25rem;
    border-radius: var(--chat-radius-m);
    background: #fff;
    color: #000;
    forced-color-adjust: none;
  }

  .steps {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    justify-items: start;
  }

  .steps > :is(dash-secret, .codes, .notice) {
    inline-size: 100%;
  }

  .group > second-factor {
    inline-size: min(100%, 26rem);
  }

  .filter {
    grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
    align-items: end;
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
    button.solid,
    button.remove,
    .notice {
      border-color: currentColor;
    }
  }
`;
