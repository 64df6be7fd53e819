import { css } from 'lit';
import { inShortWindow } from '../theme/breakpoints.js';

export const styles = [
  css`
    :host {
      block-size: 100%;
      min-block-size: 0;
    }

    .panel {
      position: static;
      display: flex;
      container-type: inline-size;
      flex-direction: column;
      inline-size: 100%;
      max-inline-size: none;
      block-size: 100%;
      max-block-size: none;
      padding: 0;
      overflow: hidden;
      border: 1px solid var(--chat-line);
      border-radius: var(--chat-panel-radius, var(--chat-radius-l));
      background: var(--chat-surface);
      color: inherit;
      box-shadow: var(--chat-panel-shadow, var(--chat-elevation-2));
    }

    :host(:not([hidden])) .panel {
      animation: arrive var(--chat-motion) var(--chat-ease);
    }

    .panel:modal {
      position: fixed;
      inset: var(--chat-viewport-top, 0) 0 auto;
      block-size: var(--chat-viewport-height, 100dvh);
      padding: env(safe-area-inset-top) env(safe-area-inset-right) 0 env(safe-area-inset-left);
      border: 0;
      border-radius: 0;
      box-shadow: none;
    }

    .header {
      display: flex;
      flex: none;
      align-items: center;
      gap: var(--chat-space-1);
      padding-block: var(--chat-space-3);
      padding-inline: var(--chat-space-4) var(--chat-space-3);
      border-block-end: 1px solid var(--chat-line);
    }

    .monogram {
      display: grid;
      flex: none;
      place-items: center;
      inline-size: 36px;
      block-size: 36px;
      margin-inline-end: var(--chat-space-2);
      border-radius: var(--chat-radius-m);
      background: var(--chat-accent);
      color: var(--chat-on-accent);
      font-weight: 700;
      line-height: 1;
    }

    .logo {
      flex: none;
      margin-inline-end: var(--chat-space-2);
    }

    /* As high as the monogram, and as wide as it is, but for what the name needs. */
    img {
      display: block;
      max-inline-size: 96px;
      block-size: 36px;
      border-radius: var(--chat-radius-s);
      object-fit: contain;
    }

    img[hidden] {
      display: none;
    }

    /* As high as the buttons beside them, whether or not these are there. */
    .titles {
      display: grid;
      flex: 1;
      align-content: center;
      min-inline-size: 0;
      min-block-size: 40px;
    }

    /* A name of two lines is better than half a name. */
    h2 {
      display: -webkit-box;
      overflow: hidden;
      margin: 0;
      overflow-wrap: anywhere;
      -webkit-box-orient: vertical;
      font-size: var(--chat-size-l);
      font-weight: 650;
      line-height: 20px;
      -webkit-line-clamp: 2;
    }

    /* Whole words, on as many lines as they take. */
    .titles p {
      margin: 0;
      overflow-wrap: break-word;
      color: var(--chat-ink-muted);
      font-size: var(--chat-size-s);
      line-height: 16px;
    }

    .dismiss {
      display: var(--chat-dismiss-display, inline-block);
    }

    chat-transcript {
      flex: 1;
    }

    .form {
      flex: 1;
      overflow: hidden auto;
      padding: var(--chat-space-4);
      background: var(--chat-canvas);
      overscroll-behavior: contain;
      scrollbar-width: thin;
    }

    .footer {
      position: relative;
      flex: none;
      padding: 2px var(--chat-space-4) max(var(--chat-space-3), env(safe-area-inset-bottom));
      background: var(--chat-canvas);
    }

    /* The transcript fades out under the composer's edge instead of being cut there. */
    .footer::before {
      position: absolute;
      inset-block-end: 100%;
      inset-inline: 0;
      block-size: var(--chat-space-3);
      background: linear-gradient(to top, var(--chat-canvas), transparent);
      content: '';
      pointer-events: none;
    }

    chat-notice {
      margin-block-end: var(--chat-space-2);
    }

    /* As narrow as most phones: the name needs the room more. */
    @container (max-width: 379px) {
      .monogram,
      .logo {
        display: none;
      }
    }
  `,
  inShortWindow(css`
    .header {
      padding-block: 2px;
    }

    h2 {
      -webkit-line-clamp: 1;
    }

    .footer {
      padding-block-end: max(var(--chat-space-1), env(safe-area-inset-bottom));
    }
  `),
];
