import { css } from 'lit';

export const styles = css`
  :host {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    color: var(--chat-ink-muted);
    font-size: var(--chat-size-s);
  }

  .thanks {
    padding-inline-start: var(--chat-space-1);
    line-height: 16px;
  }
`;
