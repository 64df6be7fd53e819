/** What the frame of the preview and its tools look like. */
import { css } from 'lit';

export const previewStyles = css`
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

  @media (forced-colors: active) {
    .switch input:checked + span {
      outline: 2px solid Highlight;
      outline-offset: -4px;
    }
  }
`;
