/** What the list of websites and its tester look like. */
import { css } from 'lit';

export const websitesStyles = css`
  .entry {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.25rem 0.5rem;
  }

  .entry > p {
    grid-column: 1 / -1;
    min-block-size: 1.3125rem;
  }

  /* A button names a website, whose name may be longer than the row. */
  .group td.actions {
    min-inline-size: 10rem;
    white-space: normal;
    overflow-wrap: anywhere;
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

  @media (max-width: 45rem) {
    .tester {
      grid-template-columns: minmax(0, 1fr);
    }

    .tester button {
      margin-block-start: 0;
    }
  }
`;
