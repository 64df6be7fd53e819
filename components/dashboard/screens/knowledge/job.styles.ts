/** Of an import and of what it would change. */
import { css } from 'lit';

export const jobStyles = css`
  .knowledge progress {
    inline-size: 100%;
    block-size: 0.625rem;
    accent-color: var(--chat-accent);
  }

  .knowledge .current {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .knowledge .diff {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
    margin-block: 0.5rem 1rem;
  }

  .knowledge .diff pre {
    padding: 0.5rem 0;
  }

  .knowledge .diff span.line {
    display: block;
    padding-inline: 2rem 0.75rem;
    text-indent: -1.25rem;
  }

  .knowledge .diff .added {
    background: color-mix(in srgb, var(--chat-positive, #2a7d4f) 14%, transparent);
  }

  .knowledge .diff .removed {
    background: color-mix(in srgb, var(--chat-danger, #c0392b) 14%, transparent);
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }
`;
