/** Of the way to a second factor. */
import { css } from 'lit';

export const secondFactorStyles = css`
  .qr {
    inline-size: 13rem;
    block-size: 13rem;
    padding: 1.25rem;
    border-radius: var(--chat-radius-m);
    background: #fff;
    color: #000;
    forced-color-adjust: none;
  }

  .steps {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    justify-items: start;
  }

  .steps > :is(dash-secret, .codes, .notice) {
    inline-size: 100%;
  }

  .group > second-factor {
    inline-size: min(100%, 26rem);
  }
`;
