/** The design tokens of the panel, which come with it. `tokens.styles.ts` says how tokens are used and described. */
import { css } from '@lit/reactive-element';

export const panelTokens = css`
  :host,
  :root {
    /** Lines between surfaces. */
    --chat-line: #e0e3e9;
    /** Fill of main buttons and of the visitor's messages. */
    --chat-accent: #565ae6;
    /** Text and icons on the accent. */
    --chat-on-accent: #fff;
    /** Links, markers of sources and focus rings. */
    --chat-accent-text: #4a4ed6;

    /** Text of what went wrong. */
    --chat-danger: #b3261e;
    /** Fill behind what went wrong. */
    --chat-danger-soft: #fdeeec;
    /** Text of a word of caution. */
    --chat-caution: #744800;
    /** Fill behind a word of caution. */
    --chat-caution-soft: #fdf4e0;
    /** Mark of what was done. */
    --chat-positive: #17693b;

    /** Font of code. */
    --chat-font-mono: ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace;
    /** Size of times and labels. */
    --chat-size-s: 12px;
    /** Size of quotes and small buttons. */
    --chat-size-m: 13px;
    /** Size of messages. */
    --chat-size-l: 15px;

    /** Between an icon and its word. */
    --chat-space-1: 4px;
    /** Between what belongs together. */
    --chat-space-2: 8px;
    /** Between groups. */
    --chat-space-5: 24px;

    /** Corners of markers, code and quotes. */
    --chat-radius-s: 6px;
    /** Corners of buttons and fields. */
    --chat-radius-m: 10px;
    /** Shadow of a button over the transcript. */
    --chat-elevation-1: 0 1px 2px rgb(20 24 36 / 8%), 0 3px 10px rgb(20 24 36 / 10%);
    /** Time of a change of colour. */
    --chat-motion-fast: 120ms;
    /** Time of what comes and goes. */
    --chat-motion: 220ms;
    /** Course of all motion. */
    --chat-ease: cubic-bezier(0.2, 0.7, 0.2, 1);
  }

  :host([data-theme='dark']),
  :root[data-theme='dark'] {
    --chat-line: #2f343d;
    --chat-accent-text: #a9acff;
    --chat-danger: #ffb4ab;
    --chat-danger-soft: #3a1f1e;
    --chat-caution: #f2c46d;
    --chat-caution-soft: #33290f;
    --chat-positive: #7fd6a0;
    --chat-elevation-1: 0 1px 2px rgb(0 0 0 / 40%), 0 3px 10px rgb(0 0 0 / 40%);
  }

  @media (prefers-reduced-motion: reduce) {
    :host,
    :root {
      --chat-motion-fast: 0.01ms;
      --chat-motion: 0.01ms;
    }
  }
`;
