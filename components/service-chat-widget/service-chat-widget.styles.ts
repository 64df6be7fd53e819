import { css } from '@lit/reactive-element';

export const styles = css`
  /* The page's own rules reach the host element, !important ones of a shadow root win over all of them. */
  :host(:not([display-mode='inline'])) {
    all: initial !important;
    position: fixed !important;
    z-index: var(--chat-z-index, 2147483000) !important;
    display: block !important;
  }

  :host([display-mode='inline']) {
    display: block;
    block-size: 560px;
  }

  :host([hidden]) {
    display: none !important;
  }

  /* Nothing is inherited from the page past this point but its direction. */
  .root {
    all: initial;
    --_offset-x: var(--chat-offset-x, 20px);
    --_offset-y: max(var(--chat-offset-y, 20px), env(safe-area-inset-bottom));
    --_launcher-size: 56px;
    --_launcher-shadow: 0 2px 6px rgb(0 0 0 / 12%), 0 8px 24px rgb(0 0 0 / 20%);
  }

  :host([display-mode='inline']) .root,
  .inline {
    display: block;
    block-size: 100%;
    --chat-dismiss-display: none;
    --chat-panel-shadow: none;
  }

  :host([data-theme='dark']) .root {
    color-scheme: dark;
  }

  .launcher {
    position: fixed;
    inset-block-end: var(--_offset-y);
    display: grid;
    place-items: center;
    box-sizing: border-box;
    inline-size: var(--_launcher-size);
    block-size: var(--_launcher-size);
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: var(--chat-launcher);
    color: var(--chat-on-launcher);
    box-shadow: var(--_launcher-shadow);
    cursor: pointer;
    transition: transform 120ms cubic-bezier(0.2, 0.7, 0.2, 1);
    -webkit-tap-highlight-color: transparent;
  }

  .launcher svg {
    display: block;
    inline-size: 24px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8px;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .launcher:hover {
    transform: scale(1.05);
  }

  .launcher:active {
    transform: scale(0.97);
  }

  /* White and dark, so that the ring stands out from any page. */
  .launcher:focus-visible {
    outline: 2px solid #fff;
    outline-offset: 0;
    box-shadow:
      0 0 0 4px #191c22,
      var(--_launcher-shadow);
  }

  .bottom-right .launcher {
    right: max(var(--_offset-x), env(safe-area-inset-right));
  }

  .bottom-left .launcher {
    left: max(var(--_offset-x), env(safe-area-inset-left));
  }

  @media (max-width: 479.9px), (max-height: 419.9px) {
    .launcher[aria-expanded='true'] {
      visibility: hidden;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .launcher {
      transition: none;
    }
  }

  @media (forced-colors: active) {
    .launcher {
      border: 2px solid ButtonText;
    }

    .launcher:focus-visible {
      outline: 3px solid Highlight;
      outline-offset: 2px;
    }
  }

  @media print {
    :host(:not([display-mode='inline'])) {
      display: none !important;
    }
  }
`;
