/** Of the small drawings: bars and sparks. */
import { css } from 'lit';

export const drawingStyles = css`
  .spark {
    inline-size: 6rem;
    max-inline-size: 100%;
    block-size: 1.75rem;
    fill: none;
    stroke: var(--dash-data);
    stroke-linejoin: round;
    stroke-width: 1.5;
  }

  .bar-line {
    inline-size: 100%;
    block-size: 0.375rem;
    border-radius: 0.1875rem;
  }

  /* It begins where its words begin. */
  [dir='rtl'] .bar-line {
    scale: -1 1;
  }

  .bar-line .track {
    fill: var(--dash-track);
  }

  .bar-line .data {
    fill: var(--dash-data);
  }

  .bar-line .positive {
    fill: var(--chat-positive);
  }

  .bar-line .caution {
    fill: var(--dash-caution-mark);
  }

  .bar-line .danger {
    fill: var(--chat-danger);
  }

  @media (forced-colors: active) {
    .bar-line {
      border: 1px solid currentColor;
    }

    .spark {
      stroke: CanvasText;
    }

    .bar-line .track {
      fill: Canvas;
    }

    .bar-line :not(.track) {
      fill: Highlight;
    }
  }
`;
