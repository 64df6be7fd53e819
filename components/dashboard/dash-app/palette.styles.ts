/** Of the field that goes anywhere. */
import { css } from 'lit';

export const paletteStyles = css`
  .palette {
    display: grid;
    gap: 0.5rem;
  }

  .palette label {
    font-weight: 600;
  }

  .palette .options {
    display: grid;
    grid-auto-rows: max-content;
    max-block-size: min(24rem, 50dvb);
    margin: 0.25rem 0 0;
    overflow-y: auto;
  }

  .palette [role='option'] {
    display: flex;
    gap: 0.75rem;
    align-items: baseline;
    justify-content: space-between;
    padding: 0.5rem 0.75rem;
    border-radius: var(--chat-radius-m);
    color: var(--chat-ink);
    font-weight: 400;
    text-align: start;
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  .palette [role='option'] small {
    flex: none;
    color: var(--chat-ink-muted);
  }

  .palette [role='option']:is([aria-selected='true'], :hover) {
    background: var(--dash-chosen);
  }

  .palette [role='option'][aria-selected='true'] {
    outline: 2px solid var(--chat-accent);
    outline-offset: -2px;
  }
`;
