/**
 * What the widget's styles are without until someone talks: where the panel stands beside the launcher, or over a
 * phone's screen, and the number of unread replies. The measures are the widget's own.
 */
import { css } from 'lit';

export const chatWindow = css`
  .badge {
    position: absolute;
    inset-block-start: -4px;
    inset-inline-end: -4px;
    box-sizing: border-box;
    min-inline-size: 22px;
    padding-inline: 5px;
    border: 2px solid #fff;
    border-radius: 11px;
    background: #b91c1c;
    color: #fff;
    font:
      600 12px/18px system-ui,
      sans-serif;
  }

  /* Laid out before the click, so that opening it has little left to do. */
  .floating[hidden] {
    display: block;
    visibility: hidden;
  }

  .floating {
    position: fixed;
    bottom: calc(var(--_offset-y) + var(--_launcher-size) + 16px);
    inline-size: min(400px, 100vw - 2 * var(--_offset-x));
    block-size: min(680px, 100dvh - var(--_offset-y) - var(--_launcher-size) - 32px);
  }

  .bottom-right .floating {
    right: max(var(--_offset-x), env(safe-area-inset-right));
  }

  .bottom-left .floating {
    left: max(var(--_offset-x), env(safe-area-inset-left));
  }

  /* As in full-screen-window.ts. */
  @media (max-width: 479.9px), (max-height: 419.9px) {
    .root > .floating {
      inset: 0;
      inline-size: auto;
      block-size: auto;
    }
  }
`;
