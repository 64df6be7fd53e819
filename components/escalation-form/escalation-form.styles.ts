import { css } from 'lit';

export const styles = css`
  /* No line longer than is good to read, in a wide window too. */
  :host {
    max-inline-size: 600px;
    margin-inline: auto;
  }

  form,
  .sent {
    display: flex;
    flex-direction: column;
    gap: var(--chat-space-4);
  }

  p {
    margin: 0;
  }

  .intro {
    color: var(--chat-ink-muted);
  }

  .field {
    display: flex;
    flex-direction: column;
    gap: 6px;
  }

  /* Side by side where both have room. */
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
    align-items: end;
    gap: var(--chat-space-3);
  }

  label {
    font-size: var(--chat-size-m);
    font-weight: 600;
  }

  input,
  textarea {
    inline-size: 100%;
    padding: 9px var(--chat-space-3);
    border: 1px solid var(--chat-line-strong);
    border-radius: var(--chat-radius-m);
    background: var(--chat-surface);
    /* Below 16 px phones zoom in on a field that takes the focus. */
    font-size: 16px;
    line-height: 24px;
  }

  textarea {
    min-block-size: 120px;
    resize: vertical;
  }

  input:focus-visible,
  textarea:focus-visible {
    border-color: var(--chat-accent-text);
    outline-width: 1px;
    outline-offset: 0;
  }

  :is(input, textarea)[aria-invalid='true'] {
    border-color: var(--chat-danger);
    outline-color: var(--chat-danger);
  }

  .error {
    color: var(--chat-danger);
    font-size: var(--chat-size-m);
    line-height: 18px;
  }

  .privacy {
    font-size: var(--chat-size-m);
  }

  .actions {
    display: flex;
    gap: var(--chat-space-2);
  }

  .sent {
    align-items: center;
    padding-block: var(--chat-space-5);
    text-align: center;
    text-wrap: balance;
  }

  .sent .mark {
    display: grid;
    place-items: center;
    inline-size: 48px;
    block-size: 48px;
    border: 1.5px solid;
    border-radius: 50%;
    color: var(--chat-positive);
  }
`;
