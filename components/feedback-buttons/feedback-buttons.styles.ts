import { css } from 'lit';

export const styles = css`
  :host {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px;
    color: var(--chat-ink-muted);
    font-size: var(--chat-size-s);
  }

  form {
    display: flex;
    flex: 1 0 100%;
    order: 1;
    align-items: center;
    gap: var(--chat-space-1);
    margin-block: var(--chat-space-1);
    /* Clear of the edge that it is scrolled to. */
    scroll-margin-block: var(--chat-space-3);
  }

  input {
    flex: 1;
    min-inline-size: 0;
    padding: 5px 10px;
    border: 1px solid var(--chat-line-strong);
    border-radius: var(--chat-radius-s);
    background: var(--chat-surface);
    color: var(--chat-ink);
    /* Below 16 px phones zoom in on a field that takes the focus. */
    font-size: 16px;
  }

  .thanks {
    padding-inline-start: var(--chat-space-1);
    line-height: 16px;
  }
`;
