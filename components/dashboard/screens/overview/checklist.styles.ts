/** Of the way of a new server to its first visitor. */
import { css } from 'lit';

export const checklistStyles = css`
  .checklist {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
    max-inline-size: 44rem;
    padding: clamp(1rem, 3vw, 1.75rem);
    border: 1px solid var(--chat-line);
    border-radius: var(--chat-radius-l);
    background: var(--chat-canvas);
  }

  .checklist .lead {
    margin: 0;
  }

  .checklist ol {
    display: grid;
    gap: 1.25rem;
    margin: 0;
    padding: 0.75rem 0;
    list-style: none;
  }

  .checklist li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    gap: 0.875rem;
  }

  .tick {
    display: grid;
    place-items: center;
    inline-size: 2rem;
    block-size: 2rem;
    border: 2px solid var(--chat-line-strong);
    border-radius: 50%;
    color: var(--chat-ink-muted);
    font-size: var(--chat-size-m);
    font-weight: 600;
  }

  .done .tick {
    border-color: transparent;
    background: var(--chat-positive);
    color: var(--chat-surface);
  }

  .next .tick {
    border-color: var(--dash-marker);
    background: var(--dash-marker);
    color: var(--dash-on-marker);
  }

  /* Beside the middle of its number, whether it is a line or a button. */
  .checklist .step {
    margin-block-start: 0.25rem;
    font-weight: 600;
  }

  .checklist .step:has(.button) {
    margin-block: -0.375rem 0.25rem;
  }

  .checklist a:not(.button) {
    color: inherit;
  }

  @media (forced-colors: active) {
    .done .tick,
    .next .tick {
      border-color: CanvasText;
    }
  }
`;
