/** What the screen of the look looks like. */
import { css } from 'lit';

export const lookStyles = css`
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

  .add-language > :is(label, .help, .wrong) {
    grid-column: 1 / -1;
  }

  summary {
    color: var(--chat-accent-text);
    font-size: var(--chat-size-m);
    cursor: pointer;
  }

  .flip {
    display: none;
  }

  /* One in place of the other, each with its place on the page, and the way to it always in sight. */
  @media (max-width: 64rem) {
    .look {
      grid-template-columns: minmax(0, 1fr);
      gap: 1rem;
    }

    .flip {
      position: sticky;
      z-index: 2;
      inset-block-start: 0.5rem;
      display: inline-flex;
      justify-self: end;
    }

    .look .preview {
      position: static;
    }

    .look:not(.previewed) > .preview,
    .previewed > form {
      display: none;
    }
  }
`;
