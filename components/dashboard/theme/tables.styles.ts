/** Tables, whose rows stand below each other where their own room is narrow: on a phone, or beside something else. */
import { css } from 'lit';

/** A row for each cell, behind the name of its column. */
const stacked = css`
  thead {
    position: absolute;
    overflow: hidden;
    inline-size: 1px;
    block-size: 1px;
    clip-path: inset(50%);
  }

  tbody tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.25rem;
    padding-block: 0.75rem;
    border-block-end: 1px solid var(--chat-line);
  }

  table,
  tbody {
    display: block;
  }

  tbody :is(th, td),
  [dir='rtl'] tbody :is(th, td) {
    padding: 0;
    border: 0;
  }

  tbody td:not(.actions) {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
    font-size: var(--chat-size-m);
  }

  /* Beside the name of its column, or below it where text is very large. */
  tbody td:not(.actions) > div {
    flex: 1 1 8rem;
    min-inline-size: 0;
  }

  tbody td:has(> div:empty) {
    display: none;
  }

  /* A line for itself, which is narrow where text is very large. */
  :is(th, td) time {
    white-space: normal;
  }

  /* What follows has a line above it already. */
  .group:not(:last-child) tbody tr:last-child {
    padding-block-end: 0;
    border: 0;
  }

  td .column {
    display: block;
    flex: 0 0 6.5rem;
    color: var(--chat-ink-muted);
  }

  tbody td.actions {
    text-align: start;
    white-space: normal;
  }
`;

export const tables = css`
  .listing {
    container: few-columns / inline-size;
    inline-size: 100%;
  }

  .listing.many {
    container-name: many-columns;
  }

  table {
    border-collapse: collapse;
    inline-size: 100%;
  }

  th,
  td {
    padding: 0.75rem 1rem 0.75rem 0;
    border-block-end: 1px solid var(--chat-line);
    text-align: start;
    vertical-align: top;
  }

  /* Words of others break where they must. Ours never do: a column is as wide as the longest of them. */
  tbody :is(bdi, [dir='auto'], small, p, li) {
    overflow-wrap: anywhere;
  }

  tbody th {
    min-inline-size: 9rem;
  }

  :is(th, td) time {
    white-space: nowrap;
  }

  tbody td:has(bdi, [dir='auto']) {
    min-inline-size: 7rem;
  }

  [dir='rtl'] :is(th, td) {
    padding-inline: 0 1rem;
  }

  thead th {
    padding-block: 0 0.5rem;
    color: var(--chat-ink-muted);
    font-size: var(--chat-size-s);
    font-weight: 500;
  }

  tbody th {
    font-weight: 600;
  }

  th small,
  td small {
    display: block;
    color: var(--chat-ink-muted);
    font-size: var(--chat-size-s);
    font-weight: 400;
  }

  td.actions {
    padding-block: 0.5rem;
    padding-inline-end: 0;
    text-align: end;
    white-space: nowrap;
  }

  td .column {
    display: none;
  }

  /* The next group has a line above it. */
  .group:not(:last-child) tbody tr:last-child > * {
    border: 0;
  }

  .badge {
    display: inline-block;
    overflow: clip;
    min-inline-size: 0;
    max-inline-size: 100%;
    padding: 0.0625rem 0.5rem;
    border: 1px solid var(--chat-line);
    border-radius: 1rem;
    color: var(--chat-ink-muted);
    font-size: var(--chat-size-s);
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  @container few-columns (max-width: 32rem) {
    ${stacked}
  }

  @container many-columns (max-width: 42rem) {
    ${stacked}
  }
`;
