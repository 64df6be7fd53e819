/** How the Markdown subset looks inside a bubble. */
import { css } from 'lit';

export const prose = css`
  .prose > :first-child {
    margin-block-start: 0;
  }

  .prose > :last-child {
    margin-block-end: 0;
  }

  .prose p,
  .prose ul,
  .prose ol,
  .prose pre,
  .prose blockquote,
  .prose .table {
    margin-block: 8px;
  }

  .prose ul,
  .prose ol {
    padding-inline-start: 22px;
  }

  .prose li + li,
  .prose li > ul,
  .prose li > ol {
    margin-block-start: 4px;
  }

  .prose li::marker {
    color: var(--chat-ink-muted);
    font-variant-numeric: tabular-nums;
  }

  .prose code {
    padding: 1px 4px;
    border-radius: 4px;
    background: color-mix(in srgb, var(--chat-ink) 7%, transparent);
    font-family: var(--chat-font-mono);
    font-size: 0.87em;
  }

  .prose pre {
    overflow-x: auto;
    padding: 10px 12px;
    border-radius: var(--chat-radius-s);
    background: color-mix(in srgb, var(--chat-ink) 7%, transparent);
    line-height: 1.5326;
    overflow-wrap: normal;
    scrollbar-width: thin;
  }

  .prose pre code {
    padding: 0;
    background: none;
  }

  .prose blockquote {
    margin-inline: 0;
    padding-inline-start: 12px;
    border-inline-start: 3px solid var(--chat-line);
    color: var(--chat-ink-muted);
  }

  /* A shade at each edge beyond which the table goes on; what covers it elsewhere scrolls along. */
  .prose .table {
    --cover: var(--chat-surface) 40%, transparent;
    --shade: color-mix(in srgb, var(--chat-ink) 24%, transparent), transparent;
    overflow-x: auto;
    background:
      linear-gradient(to right, var(--cover)) left / 30px 100% local,
      linear-gradient(to left, var(--cover)) right / 30px 100% local,
      linear-gradient(to right, var(--shade)) left / 12px 100%,
      linear-gradient(to left, var(--shade)) right / 12px 100%;
    background-repeat: no-repeat;
    scrollbar-width: thin;
  }

  .prose table {
    border-collapse: collapse;
    font-size: var(--chat-size-m);
    line-height: 1.3847;
    overflow-wrap: normal;
  }

  .prose th,
  .prose td {
    padding: 6px 10px;
    border: 1px solid var(--chat-line);
    text-align: start;
    vertical-align: top;
  }

  .prose th {
    background: color-mix(in srgb, var(--chat-ink) 5%, transparent);
    font-weight: 600;
  }

  /* Raised without making its line taller; the button reaches beyond what is drawn. */
  .prose .marker {
    position: relative;
    inset-block-start: -3px;
    margin-inline: 2px;
    padding: 0 5px;
    border: 1px solid color-mix(in srgb, var(--chat-accent-text) 45%, transparent);
    border-radius: var(--chat-radius-s);
    background: none;
    color: var(--chat-accent-text);
    font-size: 11px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 14px;
    cursor: pointer;
  }

  .prose .marker::after {
    position: absolute;
    inset: -5px -3px;
    content: '';
  }

  @media (hover: hover) {
    .prose .marker:hover {
      background: color-mix(in srgb, var(--chat-accent) 14%, transparent);
    }
  }
`;
