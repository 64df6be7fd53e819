/**
 * The design tokens: every colour, size and duration of the widget as a `--chat-*` custom property.
 *
 * `service-chat-widget` adopts this sheet; the properties inherit into everything below it. Elements used
 * without it need the sheet on their document (`document.adoptedStyleSheets.push(tokens.styleSheet)`);
 * that is what `:root` is for, which matches nothing inside a shadow root. `data-theme="dark"` on the same
 * element switches the palette. `--chat-accent`, `--chat-on-accent` and `--chat-accent-text` are set by the
 * widget from the owner's primary colour; here stand the values for the default colour.
 *
 * All sizes are px: the root font size belongs to the host page.
 */
import { css } from 'lit';

export const tokens = css`
  :host,
  :root {
    color-scheme: light;

    /* Surfaces, from back to front, and the lines between them. */
    --chat-canvas: #f5f6f8;
    --chat-surface: #fff;
    --chat-line: #e0e3e9;
    --chat-line-strong: #858c99;

    /* Ink on all of the surfaces; muted is still 4.5:1. */
    --chat-ink: #191c22;
    --chat-ink-muted: #596070;

    /* The owner's colour: as a fill, as ink on that fill, as ink on a surface. */
    --chat-accent: #565ae6;
    --chat-on-accent: #fff;
    --chat-accent-text: #4a4ed6;

    --chat-danger: #b3261e;
    --chat-danger-soft: #fdeeec;
    --chat-caution: #744800;
    --chat-caution-soft: #fdf4e0;
    --chat-positive: #17693b;

    --chat-font:
      system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif;
    --chat-font-mono: ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace;
    --chat-size-s: 12px;
    --chat-size-m: 13px;
    --chat-size-l: 15px;

    --chat-space-1: 4px;
    --chat-space-2: 8px;
    --chat-space-3: 12px;
    --chat-space-4: 16px;
    --chat-space-5: 24px;

    --chat-radius-s: 6px;
    --chat-radius-m: 10px;
    --chat-radius-l: 16px;

    /* 1: lifted off the canvas (a button over the transcript). 2: lifted off the page (the panel). */
    --chat-elevation-1: 0 1px 2px rgb(20 24 36 / 8%), 0 3px 10px rgb(20 24 36 / 10%);
    --chat-elevation-2: 0 2px 6px rgb(20 24 36 / 8%), 0 16px 48px rgb(20 24 36 / 20%);

    --chat-motion-fast: 120ms;
    --chat-motion: 220ms;
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
