/** Of the screens of conversations and of feedback. */
import { css } from 'lit';

export const conversationsStyles = css`
  .rows tbody th {
    font-weight: 500;
  }

  .rows thead th {
    white-space: nowrap;
  }

  @container (min-width: 42.01rem) {
    .rows tbody th {
      inline-size: 45%;
    }
  }

  /* Marks, and below them the rest on one line. */
  @container (max-width: 42rem) {
    .rows tbody tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0.25rem 1rem;
    }

    .rows tbody th,
    .rows tbody td:has(.marks) {
      flex: 0 0 100%;
    }

    .rows tbody td {
      gap: 0.25rem;
      color: var(--chat-ink-muted);
    }

    .rows tbody td > :is(.column, div) {
      flex: 0 1 auto;
    }

    .rows td:has(.marks:empty),
    .rows td:is(:has(.marks), :has(bdi), :has(time)) .column {
      display: none;
    }
  }

  .rows tbody th > a {
    color: var(--chat-ink);
    text-decoration: none;
  }

  .rows tbody th > a:hover {
    text-decoration: underline;
  }

  .rows td {
    font-size: var(--chat-size-m);
  }

  .marks {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
  }

  .badge.marked {
    border-color: transparent;
    background: var(--dash-marker);
    color: var(--dash-on-marker);
  }

  .exports {
    font-size: var(--chat-size-m);
  }

  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 2rem;
    margin-block: 0.75rem;
    font-size: var(--chat-size-m);
  }

  .facts dt {
    color: var(--chat-ink-muted);
    font-size: var(--chat-size-s);
  }

  .facts dd {
    overflow-wrap: anywhere;
  }

  .talk {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.5rem;
    max-inline-size: 47rem;
    margin: 0;
    padding: clamp(0.75rem, 3vw, 1.5rem);
    border: 1px solid var(--chat-line);
    border-radius: var(--chat-radius-l);
    background: var(--chat-canvas);
    list-style: none;
  }

  .talk li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
  }

  .about {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    align-items: baseline;
    color: var(--chat-ink-muted);
    font-size: var(--chat-size-m);
    overflow-wrap: anywhere;
  }

  .about.end {
    justify-content: end;
  }

  .rated {
    padding: 0.5rem 0.75rem;
    border-inline-start: 3px solid var(--chat-line-strong);
    font-size: var(--chat-size-m);
    overflow-wrap: anywhere;
  }

  .rated q {
    display: block;
  }

  .rated.negative {
    border-inline-start-color: var(--dash-caution-mark);
  }

  .rated.positive {
    border-inline-start-color: var(--chat-positive);
  }

  .talk .request {
    display: grid;
    gap: 0.25rem;
    padding: 0.75rem 1rem;
    border-radius: var(--chat-radius-m);
    background: var(--chat-caution-soft);
    color: var(--chat-caution);
    font-size: var(--chat-size-m);
    overflow-wrap: anywhere;
  }

  .talk .request a {
    color: inherit;
  }

  .words {
    white-space: pre-wrap;
  }

  .by-page {
    display: grid;
    gap: 0.5rem;
  }

  .by-page ul,
  .rated-list {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .by-page ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
    gap: 0.75rem 2rem;
  }

  .by-page li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    align-items: baseline;
  }

  /* Beside it is its number, or below where there is little room. */
  .by-page li > :first-child {
    flex: 1 1 7rem;
    overflow-wrap: anywhere;
  }

  .by-page .number {
    color: var(--chat-ink-muted);
    font-size: var(--chat-size-m);
  }

  .rated-list li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.375rem;
    padding-block: 1rem;
    border-block-end: 1px solid var(--chat-line);
  }

  .rated-list blockquote {
    margin: 0;
    padding-inline-start: 0.75rem;
    border-inline-start: 3px solid var(--dash-caution-mark);
    overflow-wrap: anywhere;
  }

  .rated-list .asked {
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  .rated-list .answer {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;
