/** Findings below each other, each with its mark. */
import { css } from 'lit';

export const healthStyles = css`
  .health {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.5rem;
    overflow-wrap: anywhere;
  }

  .health ul {
    display: grid;
    gap: 0.625rem;
    margin: 0.625rem 0 0;
    padding: 0;
    list-style: none;
  }

  .health li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.625rem;
  }

  .health li > svg {
    margin-block-start: 0.125rem;
    color: var(--chat-positive);
  }

  .health .caution > svg {
    color: var(--chat-caution);
  }

  .health .danger > svg {
    color: var(--chat-danger);
  }

  .health .danger p:first-child {
    font-weight: 600;
  }

  .health li button {
    margin-block-start: 0.5rem;
  }

  .visit {
    display: grid;
    gap: 0.75rem;
    margin-block-start: 1.5rem;
  }

  .visit form {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    align-items: start;
    max-inline-size: 42rem;
  }

  /* Beside the field, below its label. */
  .visit form > button {
    margin-block-start: 1.5625rem;
  }

  @media (max-width: 45rem) {
    .visit form > button {
      margin-block-start: 0;
    }
  }

  .visit .field {
    flex: 1 1 18rem;
  }
`;
