/** How the number of unread replies looks on the launcher. Comes with the panel: before it there are no replies. */
import { css } from '@lit/reactive-element';

export const badgeStyles = css`
  /* The number of unread replies. */
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
`;
