/** Of the screens about unanswered questions; tries share some of it. */
import { css } from 'lit';

export const gapStyles = css`
  .gap-question {
    display: block;
    max-inline-size: 28rem;
    font-weight: 600;
  }

  .filter {
    grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
    max-inline-size: 25rem;
  }

  .badge.back {
    border-color: transparent;
    background: var(--chat-caution-soft);
    color: var(--chat-caution);
  }

  .outcome {
    display: inline-flex;
    gap: 0.5rem;
    align-items: baseline;
  }

  .outcome::before {
    content: '';
    flex: none;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border: 2px solid var(--outcome);
    border-radius: 50%;
  }

  .outcome.good {
    --outcome: var(--chat-positive);
  }

  .outcome.good::before {
    background: var(--outcome);
  }

  .outcome.unsure {
    --outcome: var(--dash-caution-mark);
  }

  .outcome.bad {
    --outcome: var(--chat-danger);
  }

  .lacking {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .lacking li {
    padding: 0.125rem 0.625rem;
    border: 1px dashed var(--chat-line-strong);
    border-radius: 1rem;
  }

  .passages {
    display: grid;
    gap: 0.75rem;
    margin: 0;
    padding-inline-start: 1.25rem;
  }

  .passages small {
    display: block;
    color: var(--chat-ink-muted);
  }

  .gap-kinds {
    display: block;
    color: var(--chat-ink-muted);
    font-size: var(--chat-size-s);
    white-space: nowrap;
  }

  summary {
    padding-block: 0.375rem;
    font-weight: 600;
    cursor: pointer;
  }

  .figure {
    direction: ltr;
    unicode-bidi: isolate;
    font-variant-numeric: tabular-nums;
  }

  @media (forced-colors: active) {
    .outcome::before {
      border-color: CanvasText;
    }

    .outcome.good::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
