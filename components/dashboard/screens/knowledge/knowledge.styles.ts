/** What the screens about knowledge have of their own. */
import { css } from 'lit';

export const knowledgeStyles = css`
  .knowledge textarea.long {
    min-block-size: 22rem;
    font-family: ui-monospace, monospace;
    font-size: 0.9375rem;
    line-height: 1.55;
  }

  .knowledge .choices ul,
  .knowledge .passages,
  .knowledge .skipped,
  .knowledge .changes {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .knowledge .crumb {
    margin: -0.75rem 0 0;
  }

  .knowledge .ways {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr));
    gap: 1rem;
  }

  .knowledge .card {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.875rem;
    align-content: start;
    padding: 1.25rem;
    border: 1px solid var(--chat-line);
    border-radius: var(--chat-radius-l);
    background: var(--chat-surface);
  }

  .knowledge .card.over {
    border-color: var(--chat-accent-text);
    outline: 2px dashed var(--chat-accent-text);
    outline-offset: -6px;
  }

  .knowledge > .group:first-of-type {
    padding-block-start: 0;
    border: 0;
  }

  .knowledge :is(p, li, summary) {
    overflow-wrap: anywhere;
  }

  @container (min-width: 42.01rem) {
    /* An address and a reason are long, and have no end where a line may break: neither takes the room of the other. */
    .knowledge td:nth-child(2) {
      min-inline-size: 9rem;
    }

    .knowledge td.actions {
      white-space: normal;
    }

    .knowledge td.actions .row {
      justify-content: end;
    }
  }

  @container (min-width: 57rem) {
    .knowledge td.actions {
      white-space: nowrap;
    }

    .knowledge td.actions .row {
      flex-wrap: nowrap;
    }
  }

  .knowledge details > summary {
    cursor: pointer;
  }

  .knowledge h2:has(~ .skipped) {
    margin-block-end: 0.75rem;
  }

  /* Below the words of the reason, not below the sign that unfolds it. */
  .knowledge .skipped .help {
    padding-inline-start: 1.0625rem;
  }

  .knowledge .skipped > li {
    padding-block-end: 0.5rem;
    border-block-end: 1px solid var(--chat-line);
  }

  .knowledge .skipped ul {
    margin-block: 0.375rem;
    padding-inline-start: 1.25rem;
  }

  .knowledge pre {
    overflow-x: auto;
    margin: 0;
    padding: 1rem;
    border: 1px solid var(--chat-line);
    border-radius: var(--chat-radius-m);
    background: var(--chat-surface);
    font-size: 0.875rem;
    line-height: 1.5;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  .knowledge .asked-of {
    inline-size: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .knowledge .asked-of li {
    display: flex;
    gap: 0.25rem 0.75rem;
    justify-content: space-between;
    padding-block: 0.5rem;
    border-block-end: 1px solid var(--chat-line);
  }

  .knowledge .asked-of a {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .knowledge .asked-of small {
    flex: none;
    color: var(--chat-ink-muted);
  }

  .knowledge .ask-about {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    align-items: end;
  }

  .knowledge .ask-about .field {
    flex: 1 1 20rem;
  }

  .knowledge .sides {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
    gap: 1.25rem;
    align-items: start;
  }
`;
