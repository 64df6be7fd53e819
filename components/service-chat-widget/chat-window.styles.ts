/** What the widget's styles are without until someone talks: the number of unread replies, and the closed window. */
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
`;
