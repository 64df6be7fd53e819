/**
 * The design tokens: every colour, size and duration of the widget as a `--chat-*` custom property.
 *
 * `service-chat-widget` adopts this sheet; the properties inherit into everything below it. Elements used
 * without it need the sheet on their document (`document.adoptedStyleSheets.push(tokens.styleSheet)`);
 * that is what `:root` is for, which matches nothing inside a shadow root. `data-theme="dark"` on the same
 * element switches the palette. `--chat-accent`, `--chat-on-accent` and `--chat-accent-text` are set by the
 * widget from the owner's primary colour; here stand the values for the default colour.
 *
 * The words above each token are its public description: the manifest of the elements takes them from here.
 *
 * All sizes are px: the root font size belongs to the host page.
 */
import { css } from '@lit/reactive-element';

export const tokens = css`
  :host,
  :root {
    color-scheme: light;

    /** Behind the messages. */
    --chat-canvas: #f5f6f8;
    /** Header, replies, cards and fields. */
    --chat-surface: #fff;
    /** Lines between surfaces. */
    --chat-line: #e0e3e9;
    /** Edges of fields and of what is pointed at; at least 3:1. */
    --chat-line-strong: #858c99;

    /** Text. */
    --chat-ink: #191c22;
    /** Text of less weight: times, labels; at least 4.5:1. */
    --chat-ink-muted: #596070;

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

    /** Font of all text. */
    --chat-font:
      system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif;
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
    /** Inside bubbles and fields. */
    --chat-space-3: 12px;
    /** At the edges of the window. */
    --chat-space-4: 16px;
    /** Between groups. */
    --chat-space-5: 24px;

    /** Corners of markers, code and quotes. */
    --chat-radius-s: 6px;
    /** Corners of buttons and fields. */
    --chat-radius-m: 10px;
    /** Corners of bubbles and of the window. */
    --chat-radius-l: 16px;

    /** Shadow of a button over the transcript. */
    --chat-elevation-1: 0 1px 2px rgb(20 24 36 / 8%), 0 3px 10px rgb(20 24 36 / 10%);
    /** Shadow of the window over the page. */
    --chat-elevation-2: 0 2px 6px rgb(20 24 36 / 8%), 0 16px 48px rgb(20 24 36 / 20%);

    /** Time of a change of colour. */
    --chat-motion-fast: 120ms;
    /** Time of what comes and goes. */
    --chat-motion: 220ms;
    /** Course of all motion. */
    --chat-ease: cubic-bezier(0.2, 0.7, 0.2, 1);
  }

  :host([data-theme='dark']),
  :root[data-theme='dark'] {
    color-scheme: dark;
    --chat-canvas: #121418;
    --chat-surface: #1b1e24;
    --chat-line: #2f343d;
    --chat-line-strong: #767e8c;
    --chat-ink: #eceef2;
    --chat-ink-muted: #a3aab6;
    --chat-accent-text: #a9acff;
    --chat-danger: #ffb4ab;
    --chat-danger-soft: #3a1f1e;
    --chat-caution: #f2c46d;
    --chat-caution-soft: #33290f;
    --chat-positive: #7fd6a0;
    --chat-elevation-1: 0 1px 2px rgb(0 0 0 / 40%), 0 3px 10px rgb(0 0 0 / 40%);
    --chat-elevation-2: 0 2px 6px rgb(0 0 0 / 40%), 0 16px 48px rgb(0 0 0 / 60%);
  }

  @media (prefers-reduced-motion: reduce) {
    :host,
    :root {
      --chat-motion-fast: 0.01ms;
      --chat-motion: 0.01ms;
    }
  }
`;
