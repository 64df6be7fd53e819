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

  .palette ul {
    max-block-size: min(24rem, 50dvb);
    margin: 0.25rem 0 0;
    padding: 0;
    overflow-y: auto;
    list-style: none;
  }

  .palette li {
    display: flex;
    gap: 0.75rem;
    align-items: baseline;
    justify-content: space-between;
    padding: 0.5rem 0.75rem;
    border-radius: var(--chat-radius-m);
    cursor: pointer;
    overflow-wrap: anywhere;
  }

  .palette li small {
    flex: none;
    color: var(--chat-ink-muted);
  }

  .palette li:is([aria-selected='true'], :hover) {
    background: var(--dash-chosen);
  }

  .palette li[aria-selected='true'] {
    outline: 2px solid var(--chat-accent);
    outline-offset: -2px;
  }
`;
