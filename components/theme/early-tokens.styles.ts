/**
 * The design tokens of what stands before the panel is loaded: the launcher, and the empty window in the panel's place.
 * Only these come before a click. `tokens.styles.ts` says how tokens are used and described.
 */
import { css } from '@lit/reactive-element';

export const earlyTokens = css`
  :host,
  :root {
    color-scheme: light;

    /** Behind the messages. */
    --chat-canvas: #f5f6f8;
    /** Header, replies, cards and fields. */
    --chat-surface: #fff;
    /** Edges of fields and of what is pointed at; at least 3:1. */
    --chat-line-strong: #858c99;

    /** Text. */
    --chat-ink: #191c22;
    /** Text of less weight: times, labels; at least 4.5:1. */
    --chat-ink-muted: #596070;

    /** Font of all text. */
    --chat-font: system-ui, sans-serif;
    /** Inside bubbles and fields. */
    --chat-space-3: 12px;
    /** At the edges of the window. */
    --chat-space-4: 16px;
    /** Corners of bubbles and of the window. */
    --chat-radius-l: 16px;

    /** Shadow of the window over the page. */
    --chat-elevation-2: 0 2px 6px rgb(20 24 36 / 8%), 0 16px 48px rgb(20 24 36 / 20%);
  }

  :host([data-theme='dark']),
  :root[data-theme='dark'] {
    color-scheme: dark;
    --chat-canvas: #121418;
    --chat-surface: #1b1e24;
    --chat-line-strong: #767e8c;
    --chat-ink: #eceef2;
    --chat-ink-muted: #a3aab6;
    --chat-elevation-2: 0 2px 6px rgb(0 0 0 / 40%), 0 16px 48px rgb(0 0 0 / 60%);
  }
`;
