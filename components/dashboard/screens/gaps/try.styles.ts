/** Of a try: the reply, and beside it why. */
import { css } from 'lit';

export const tryStyles = css`
  .bench {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 2rem;
    align-items: start;
  }

  .talk {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    padding: 1rem;
    border: 1px solid var(--chat-line);
    border-radius: var(--chat-radius-l);
    background: var(--chat-canvas);
  }

  .check {
    display: flex;
    gap: 0.625rem;
    align-items: center;
    font-weight: 400;
  }

  .check input {
    inline-size: 1.25rem;
    min-block-size: 1.25rem;
    accent-color: var(--chat-accent);
  }

  .bench > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
  }

  .bench h3 {
    margin: 0;
    font-size: 1rem;
  }

  .verdict {
    font-size: 1.0625rem;
    font-weight: 600;
  }

  .stack {
    inline-size: 100%;
    min-inline-size: 6rem;
    block-size: 0.75rem;
  }

  .stack rect {
    fill: var(--dash-data);
    stroke: var(--chat-surface);
    vector-effect: non-scaling-stroke;
  }

  .stack rect:nth-child(even) {
    fill: var(--dash-data-before);
  }

  .wide {
    overflow-x: auto;
  }

  @media (max-width: 64rem) {
    .bench {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @media (forced-colors: active) {
    .stack rect {
      fill: Highlight;
      stroke: Canvas;
    }

    .stack rect:nth-child(even) {
      fill: CanvasText;
    }
  }
`;
