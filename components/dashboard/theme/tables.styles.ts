/** Tables, whose rows stand below each other on a phone. */
import { css } from 'lit';

export const tables = css`
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
    overflow-wrap: anywhere;
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

  .badge {
    display: inline-block;
    padding: 0.0625rem 0.5rem;
    border: 1px solid var(--chat-line);
    border-radius: 1rem;
    color: var(--chat-ink-muted);
    font-size: var(--chat-size-s);
    font-weight: 500;
    white-space: nowrap;
  }

  @media (max-width: 45rem) {
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
      display: grid;
      grid-template-columns: 7rem minmax(0, 1fr);
      font-size: var(--chat-size-m);
    }

    tbody td:has(> div:empty) {
      display: none;
    }

    td .column {
      display: block;
      color: var(--chat-ink-muted);
    }

    tbody td.actions {
      text-align: start;
      white-space: normal;
    }
  }
`;
