/** The inbox: a list beside the request that is read; on a phone one at a time, what can be done in a bar below. */
import { css } from 'lit';

export const inboxStyles = css`
  .inbox {
    display: grid;
    grid-template-columns: minmax(16rem, 22rem) minmax(0, 1fr);
    gap: 2rem;
    align-items: start;
  }

  .inbox.single {
    display: block;
  }

  /* The heading below it is that of the request. */
  .screen > .crumb {
    margin-block-end: 0;
  }

  .requests {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .requests li {
    border-block-end: 1px solid var(--chat-line);
  }

  /* Its words begin where the heading begins. */
  .single .request-row {
    margin-inline: -0.75rem;
  }

  .inbox:not(.single) > .requests-place {
    position: sticky;
    inset-block-start: 1rem;
    overflow: auto;
    max-block-size: calc(100dvb - 2rem);
  }

  .request-row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.125rem 0.75rem;
    padding: 0.75rem;
    border-radius: var(--chat-radius-s);
    color: inherit;
    text-decoration: none;
  }

  .request-row:hover {
    background: var(--chat-canvas);
  }

  .request-row[aria-current] {
    background: var(--dash-chosen);
  }

  /* Beside it is when it was, or below where there is little room. */
  .request-row strong {
    flex: 1 1 9rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .request-row .line {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .request-row :is(.line, .marks) {
    flex: 0 0 100%;
    max-inline-size: 100%;
  }

  .request-row :is(.line, time) {
    color: var(--chat-ink-muted);
    font-size: var(--chat-size-m);
  }

  .marks {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.5rem;
    align-items: center;
    min-inline-size: 0;
  }

  .marks .marks {
    display: contents;
  }

  .badge.caution {
    border-color: currentColor;
    color: var(--chat-caution);
  }

  .badge.danger {
    border-color: currentColor;
    color: var(--chat-danger);
  }

  inbox-request,
  .request {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.5rem;
  }

  .request > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
  }

  .request .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: end;
  }

  .request section > .field {
    max-inline-size: 20rem;
  }

  .request dd button.plain {
    min-block-size: 1.5rem;
    padding-block: 0;
    font-size: var(--chat-size-m);
  }

  inbox-request > h1 + article {
    margin-block-start: -1rem;
  }

  .screen .h1 {
    font-size: min(1.625rem, 10vw);
    font-weight: 700;
    letter-spacing: -0.015em;
    line-height: 1.25;
  }

  .screen .h1 a {
    color: inherit;
    text-decoration: none;
  }

  .mine {
    padding-inline: 0.75rem;
    border: 1px solid var(--chat-line-strong);
  }

  .mine:not([aria-current]) {
    background: none;
  }

  .request blockquote {
    margin: 0;
    padding: 1rem 1.25rem;
    border-radius: var(--chat-radius-l);
    background: var(--chat-canvas);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  .request dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 0.375rem 1.25rem;
    margin: 0;
    overflow-wrap: anywhere;
  }

  .request dt {
    color: var(--chat-ink-muted);
    font-size: var(--chat-size-m);
  }

  .request summary {
    padding-block: 0.375rem;
    cursor: pointer;
  }

  .talk {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
    max-inline-size: 42rem;
  }

  .talk .help {
    margin-block-start: -0.25rem;
  }

  .history {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .history p {
    overflow-wrap: anywhere;
  }

  .history .note {
    margin-block-start: 0.25rem;
    padding-inline-start: 0.75rem;
    border-inline-start: 3px solid var(--dash-marker);
    white-space: pre-line;
  }

  .history time {
    color: var(--chat-ink-muted);
    font-size: var(--chat-size-m);
  }

  .request form {
    justify-items: start;
    max-inline-size: 42rem;
  }

  .request form > * {
    inline-size: 100%;
  }

  .request form > button {
    inline-size: auto;
  }

  @media (max-width: 60rem) {
    .inbox {
      grid-template-columns: minmax(13rem, 16rem) minmax(0, 1fr);
      gap: 1.25rem;
    }
  }

  @media (max-width: 45rem) {
    .inbox {
      display: block;
    }

    .request .acts > :is(button, .button) {
      flex: 1 1 auto;
      padding-inline: 0.5rem;
    }

    .undo {
      margin-block-end: 4rem;
    }

    .request dl {
      grid-template-columns: minmax(0, 1fr);
      gap: 0 0;
    }

    .request dd {
      margin-block-end: 0.5rem;
    }
  }

  /* Not where the window is low or its text large, as when it is enlarged: it would hide what it is about. */
  @media (max-width: 45rem) and (min-height: 30rem) {
    inbox-request {
      container-type: inline-size;
    }

    @container (min-width: 16rem) {
      .request .acts {
        position: sticky;
        z-index: 1;
        inset-block-end: 3.625rem;
        order: 9;
        margin-inline: -1rem;
        padding: 0.5rem 1rem;
        border-block-start: 1px solid var(--chat-line);
        background: var(--chat-surface);
      }
    }
  }
`;
