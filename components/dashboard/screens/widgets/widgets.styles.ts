/** What the screens about widgets look like, beside what all screens share. */
import { css } from 'lit';

const sheet = css`
  .screen.wide {
    max-inline-size: 80rem;
  }

  fieldset {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  fieldset > legend {
    margin-block-end: 0.75rem;
    padding: 0;
    font-size: 1.125rem;
  }

  form > fieldset + fieldset {
    padding-block-start: 1.5rem;
    border-block-start: 1px solid var(--chat-line);
  }

  .plain-form {
    gap: 1.5rem;
    max-inline-size: 40rem;
  }

  textarea {
    inline-size: 100%;
    margin: 0;
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--chat-line-strong);
    border-radius: var(--chat-radius-m);
    background: var(--chat-surface);
    color: inherit;
    font: inherit;
    resize: vertical;
  }

  :is(input, select, textarea):disabled {
    background: var(--chat-canvas);
    color: var(--chat-ink-muted);
    opacity: 1;
  }

  .field .check {
    display: flex;
    gap: 0.625rem;
    align-items: center;
    min-block-size: 2.75rem;
  }

  .check input {
    inline-size: 1.25rem;
    min-block-size: 1.25rem;
    accent-color: var(--chat-accent);
  }

  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
    gap: 1rem;
    align-items: start;
  }

  meter {
    display: block;
    inline-size: min(100%, 20rem);
    block-size: 0.75rem;
  }

  td meter {
    inline-size: 8rem;
    max-inline-size: 100%;
  }

  .use {
    display: grid;
    gap: 0.25rem;
  }

  .save-bar {
    position: sticky;
    z-index: 1;
    inset-block-end: 0;
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
    align-items: center;
    padding-block: 0.75rem;
    border-block-start: 1px solid var(--chat-line);
    background: var(--chat-surface);
  }

  .look {
    display: grid;
    grid-template-columns: minmax(18rem, 26rem) minmax(0, 1fr);
    gap: 2.5rem;
    align-items: start;
  }

  .look form {
    gap: 1.5rem;
  }

  .look .preview {
    position: sticky;
    inset-block-start: 1rem;
  }

  widget-preview {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
  }

  widget-preview iframe {
    inline-size: 100%;
    block-size: min(46rem, 100dvb - 11rem);
    min-block-size: 26rem;
    border: 1px solid var(--chat-line);
    border-radius: var(--chat-radius-l);
  }

  widget-preview iframe.phone {
    inline-size: min(100%, 375px);
    margin-inline: auto;
  }

  .preview-tools {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem 1.5rem;
    align-items: end;
  }

  .preview-tools select {
    inline-size: auto;
    max-inline-size: 16rem;
  }

  .switch {
    display: flex;
    gap: 0;
  }

  .switch legend {
    margin-block-end: 0.25rem;
    font-size: var(--chat-size-m);
    font-weight: 600;
  }

  .switch label {
    position: relative;
    display: inline-flex;
    cursor: pointer;
  }

  .switch input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    min-block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  .switch span {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding: 0.25rem 0.875rem;
    border: 1px solid var(--chat-line-strong);
    border-inline-end-width: 0;
    font-weight: 500;
  }

  .switch label:first-of-type span {
    border-start-start-radius: var(--chat-radius-m);
    border-end-start-radius: var(--chat-radius-m);
  }

  .switch label:last-of-type span {
    border-inline-end-width: 1px;
    border-start-end-radius: var(--chat-radius-m);
    border-end-end-radius: var(--chat-radius-m);
  }

  .switch input:checked + span {
    background: var(--dash-chosen);
    font-weight: 650;
  }

  .switch input:focus-visible + span {
    outline: 2px solid var(--chat-accent-text);
    outline-offset: 2px;
  }

  .color {
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr);
    gap: 0.5rem 1rem;
  }

  .color > .help {
    grid-column: 1 / -1;
  }

  .color input[type='color'] {
    padding: 0.25rem;
    cursor: pointer;
  }

  .add-language {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.25rem 0.5rem;
    padding-block-start: 0.5rem;
  }

  .add-language > :is(label, .help) {
    grid-column: 1 / -1;
  }

  summary {
    color: var(--chat-accent-text);
    font-size: var(--chat-size-m);
    cursor: pointer;
  }

  .entry {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.25rem 0.5rem;
  }

  .entry > p {
    grid-column: 1 / -1;
    min-block-size: 1.3125rem;
  }

  .tester {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
  }

  .tester button {
    margin-block-start: 1.5625rem;
  }

  .group > form.tester {
    max-inline-size: 40rem;
  }

  .snippet {
    display: grid;
    gap: 0.5rem;
    max-inline-size: 48rem;
  }

  .snippet textarea {
    font-family: var(--chat-font-mono);
    font-size: var(--chat-size-m);
    white-space: pre;
    overflow-x: auto;
  }

  install-panel,
  site-import {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
  }

  .watch p {
    display: flex;
    gap: 0.625rem;
    align-items: center;
    overflow-wrap: anywhere;
  }

  .waiting {
    color: var(--chat-ink-muted);
  }

  .waiting::before {
    flex: none;
    inline-size: 0.625rem;
    block-size: 0.625rem;
    border-radius: 50%;
    background: var(--dash-marker);
    content: '';
    animation: waiting 1.6s ease-in-out infinite alternate;
  }

  @keyframes waiting {
    to {
      opacity: 0.35;
    }
  }

  .seen {
    font-weight: 600;
  }

  .seen svg {
    color: var(--chat-positive);
  }

  .progress {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 2rem;
    margin: 0;
    padding: 0;
    list-style: none;
    counter-reset: step;
  }

  .progress li {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    color: var(--chat-ink-muted);
    counter-increment: step;
  }

  .progress li::before {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 1.625rem;
    block-size: 1.625rem;
    border: 1px solid var(--chat-line-strong);
    border-radius: 50%;
    font-size: var(--chat-size-s);
    content: counter(step);
  }

  .progress [aria-current] {
    color: var(--chat-ink);
    font-weight: 600;
  }

  .progress [aria-current]::before {
    border-color: transparent;
    background: var(--chat-accent);
    color: var(--chat-on-accent);
  }

  .step {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    max-inline-size: 40rem;
  }

  @media (max-width: 64rem) {
    .look {
      grid-template-columns: minmax(0, 1fr);
    }

    .look .preview {
      position: static;
    }
  }

  @media (max-width: 45rem) {
    .save-bar.is-needed {
      inset-block-end: 3.75rem;
    }

    .tester {
      grid-template-columns: minmax(0, 1fr);
    }

    .tester button {
      margin-block-start: 0;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .waiting::before {
      animation: none;
    }
  }

  @media (forced-colors: active) {
    .switch input:checked + span {
      outline: 2px solid Highlight;
      outline-offset: -4px;
    }

    .waiting::before,
    .progress [aria-current]::before {
      border: 2px solid currentColor;
    }
  }
`;

// With the first of these screens that is opened.
if (sheet.styleSheet) document.adoptedStyleSheets.push(sheet.styleSheet);
