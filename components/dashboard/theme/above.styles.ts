/** What stands above the heading of a screen: what is shown, or the way back. */
import { css } from 'lit';

export const above = css`
  /* Headings stand at one height on all screens: above them is room for what is shown, or for the way back. */
  dash-scope {
    display: block;
    min-block-size: 2.25rem;
  }

  .crumb {
    display: flex;
    align-items: center;
    min-block-size: 2.25rem;
    margin-block-end: 1.125rem;
    font-size: var(--chat-size-m);
  }

  dash-scope + * .crumb {
    margin-block: -3.375rem 1.125rem;
    padding-inline-end: 17rem;
  }

  @media (min-width: 45.01rem) {
    .frame > main:not(:has(> dash-scope, .crumb)) {
      padding-block-start: 4.5rem;
    }
  }

  .crumb a {
    overflow: hidden;
    color: var(--chat-ink-muted);
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .crumb a::before {
    content: '←' / '';
    margin-inline-end: 0.375rem;
  }

  [dir='rtl'] .crumb a::before {
    content: '→' / '';
  }

  .crumb a:hover {
    color: var(--chat-ink);
    text-decoration: underline;
  }

  .scope {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    justify-content: end;
  }

  p.scope {
    margin: 0;
    overflow-wrap: anywhere;
  }

  .scope select {
    inline-size: auto;
    min-inline-size: 0;
    max-inline-size: 16rem;
    min-block-size: 2.25rem;
    padding-block: 0.25rem;
    font-size: var(--chat-size-m);
    font-weight: 500;
    text-overflow: ellipsis;
  }

  .scope-days {
    inset: 4rem 1.5rem auto auto;
    inline-size: min(18rem, 100vw - 2rem);
    margin: 0;
    padding: 1rem;
    border: 1px solid var(--chat-line);
    border-radius: var(--chat-radius-m);
    background: var(--chat-surface);
    color: var(--chat-ink);
    box-shadow: var(--chat-elevation-2);
  }

  [dir='rtl'] .scope-days {
    inset-inline: auto 1.5rem;
  }

  .scope-days:not(:popover-open) {
    display: none;
  }

  @media (max-width: 45rem) {
    dash-scope:not(:has(.scope)) {
      display: none;
    }

    .scope select {
      flex: 1 1 8.5rem;
      max-inline-size: none;
      min-block-size: 2.75rem;
    }

    .crumb,
    dash-scope + * .crumb {
      min-block-size: 2.75rem;
      margin-block: -0.75rem 0;
      padding-inline-end: 0;
    }
  }
`;
