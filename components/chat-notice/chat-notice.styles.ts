import { css } from 'lit';

export const styles = css`
  .notice {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: var(--chat-space-2);
    padding: var(--chat-space-2) var(--chat-space-3);
    border-radius: var(--chat-radius-m);
    background: var(--chat-danger-soft);
    color: var(--chat-danger);
    font-size: var(--chat-size-m);
    line-height: 18px;
    animation: arrive var(--chat-motion) var(--chat-ease);
  }

  .text {
    flex: 1 1 170px;
    overflow-wrap: anywhere;
  }

  @media (forced-colors: active) {
    .notice {
      border: 1px solid;
    }
  }
`;
