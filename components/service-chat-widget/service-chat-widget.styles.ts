import { css } from '@lit/reactive-element';
import { inFullScreen } from '../theme/breakpoints.js';

export const styles = [
  css`
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

    /* Until it looks as its owner wants. */
    .launcher[hidden] {
      visibility: hidden;
    }

    /*
   * The icon, as a shape cut out of the text colour: the first SVG element of a page costs it 33 kB of memory. A speech
   * bubble with two lines in it.
   */
    .launcher::before {
      content: '';
      inline-size: 24px;
      block-size: 24px;
      background: currentColor;
      clip-path: path(
        evenodd,
        'M6.5 3.1h11a3.4 3.4 0 0 1 3.4 3.4v8a3.4 3.4 0 0 1-3.4 3.4h-6.2L7.15 21.1a1.3 1.3 0 0 1-2.05-1V17.6A3.4 3.4 0 0 1 3.1 14.5v-8A3.4 3.4 0 0 1 6.5 3.1zM6.5 4.9a1.6 1.6 0 0 0-1.6 1.6v8a1.6 1.6 0 0 0 2 1.6V19l3.8-2.9h6.8a1.6 1.6 0 0 0 1.6-1.6v-8a1.6 1.6 0 0 0-1.6-1.6zM8 8.1h8a.9.9 0 0 1 0 1.8H8a.9.9 0 0 1 0-1.8zM8 11.6h5a.9.9 0 0 1 0 1.8H8a.9.9 0 0 1 0-1.8z'
      );
    }

    /* What the launcher does next: a chevron down. */
    .launcher[aria-expanded='true']::before {
      clip-path: path('M6.6 8.9 12 14.2l5.4-5.3 1.3 1.3-6.7 6.6-6.7-6.6z');
    }

    .launcher:hover {
      transform: scale(1.05);
    }

    /* White and dark, so that the ring stands out from any page. */
    .launcher:focus-visible {
      outline: 2px solid #fff;
      outline-offset: 0;
      box-shadow:
        0 0 0 4px #191c22,
        var(--_launcher-shadow);
    }

    .floating {
      position: fixed;
      bottom: calc(var(--_offset-y) + var(--_launcher-size) + 16px);
      inline-size: min(var(--chat-window-width, var(--_width, 400px)), 100vw - 2 * var(--_offset-x));
      block-size: min(
        var(--chat-window-height, var(--_height, 680px)),
        100dvh - var(--_offset-y) - var(--_launcher-size) - 32px
      );
    }

    .small {
      --_width: 360px;
      --_height: 540px;
    }

    .large {
      --_width: 480px;
      --_height: 840px;
    }

    .bottom-right > :is(.launcher, .floating) {
      right: max(var(--_offset-x), env(safe-area-inset-right));
    }

    .bottom-left > :is(.launcher, .floating) {
      left: max(var(--_offset-x), env(safe-area-inset-left));
    }

    /* Laid out before the click, so that opening it has little left to do. */
    .floating[hidden] {
      display: block;
      visibility: hidden;
    }

    /* Surface, edge and field of the panel, which lies behind it when it has come. */
    .placeholder {
      z-index: 1;
      display: flex;
      flex-direction: column;
      justify-content: end;
      box-sizing: border-box;
      padding: 0 var(--chat-space-4) max(var(--chat-space-3), env(safe-area-inset-bottom));
      /* Seen where colours are forced. */
      border: 1px solid transparent;
      border-radius: var(--chat-panel-radius, var(--chat-radius-l));
      background: var(--chat-canvas);
      color: var(--chat-ink);
      font: 16px/24px var(--chat-font);
      box-shadow: var(--chat-panel-shadow, var(--chat-elevation-2));
    }

    .placeholder textarea::placeholder {
      color: var(--chat-ink-muted);
    }

    .placeholder textarea {
      box-sizing: border-box;
      block-size: 52px;
      padding: 13px 15px;
      border: 1px solid var(--chat-line-strong);
      border-radius: var(--chat-radius-l);
      outline: 0;
      background: var(--chat-surface);
      color: inherit;
      font: inherit;
      resize: none;
    }

    .close {
      display: none;
      inline-size: 40px;
      margin-block: 12px auto;
      margin-inline-start: auto;
      border: 0;
      background: none;
      color: inherit;
      font-size: 28px;
      line-height: 40px;
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

      .launcher::before {
        background: ButtonText;
        forced-color-adjust: none;
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
  `,
  inFullScreen(css`
    .launcher[aria-expanded='true'] {
      visibility: hidden;
    }

    .root > .floating {
      inset: 0;
      inline-size: auto;
      block-size: auto;
    }

    .placeholder {
      border-radius: 0;
    }

    /* Nothing else is there to close it by. */
    .close {
      display: block;
    }
  `),
];
