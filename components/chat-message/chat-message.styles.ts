import { css } from 'lit';

export const styles = css`
  .visitor,
  .assistant {
    display: flex;
    flex-direction: column;
  }

  .visitor {
    align-items: end;
  }

  /* No line longer than is good to read, in a wide panel too. */
  .assistant {
    align-items: start;
    max-inline-size: 600px;
  }

  .bubble {
    max-inline-size: 100%;
    padding: 10px 14px;
    border: 1px solid transparent;
    border-radius: var(--chat-radius-l);
    /* Of the text, which is larger on a page that follows the browser's text size. */
    line-height: 1.4667;
    overflow-wrap: anywhere;
  }

  .visitor .bubble {
    max-inline-size: min(85%, 560px);
    border-end-end-radius: var(--chat-space-1);
    background: var(--chat-accent);
    color: var(--chat-on-accent);
    white-space: pre-wrap;
  }

  .visitor.failed .bubble {
    border: 1px dashed var(--chat-danger);
    background: var(--chat-surface);
    color: var(--chat-ink);
  }

  .assistant .bubble {
    border-color: var(--chat-line);
    border-end-start-radius: var(--chat-space-1);
    background: var(--chat-surface);
  }

  .assistant .bubble.has-more {
    inline-size: 100%;
  }

  .greeting .bubble p {
    white-space: pre-line;
  }

  /* The parts of a reply, from its words down to its sources, divided by hairlines. */
  .section {
    margin-block-start: 10px;
    padding-block-start: 10px;
    border-block-start: 1px solid var(--chat-line);
  }

  .refusal {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 10px;
  }

  .refusal > svg {
    margin-block-start: 1px;
    color: var(--chat-ink-muted);
  }

  .caution {
    display: flex;
    gap: var(--chat-space-2);
    margin: 10px 0 0;
    padding: 6px 10px;
    border-radius: var(--chat-radius-s);
    background: var(--chat-caution-soft);
    color: var(--chat-caution);
    font-size: var(--chat-size-m);
    line-height: 1.3847;
  }

  .caution svg {
    inline-size: 18px;
    block-size: 18px;
  }

  .label {
    margin: 0 0 var(--chat-space-1);
    color: var(--chat-ink-muted);
    font-size: var(--chat-size-s);
    font-weight: 600;
    line-height: 1.5;
  }

  .articles {
    margin: 0;
    padding: 0;
    font-size: var(--chat-size-m);
    line-height: 1.3847;
    list-style: none;
  }

  .articles a {
    display: flex;
    gap: var(--chat-space-2);
    padding-block: 6px;
    font-weight: 600;
    text-decoration: none;
  }

  .articles a:hover {
    text-decoration: underline;
  }

  .articles p {
    margin: -4px 0 6px;
    /* Below the title, not below its icon. */
    padding-inline-start: calc(18px + var(--chat-space-2));
    color: var(--chat-ink-muted);
  }

  .articles svg {
    inline-size: 18px;
    block-size: 18px;
    color: var(--chat-ink-muted);
  }

  .request {
    display: flex;
    flex-direction: column;
    align-items: center;
    margin-block: var(--chat-space-2);
  }

  .request p {
    display: flex;
    gap: var(--chat-space-2);
    margin: 0;
    padding: var(--chat-space-2) var(--chat-space-3);
    border: 1px solid var(--chat-line);
    border-radius: var(--chat-radius-m);
    font-size: var(--chat-size-m);
    line-height: 1.5385;
    text-wrap: balance;
  }

  .request svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    color: var(--chat-positive);
  }

  .meta {
    display: flex;
    align-items: center;
    gap: var(--chat-space-2);
    min-block-size: 24px;
    padding-inline: var(--chat-space-1);
    color: var(--chat-ink-muted);
    font-size: var(--chat-size-s);
    line-height: 1.3334;
  }

  .assistant .meta {
    inline-size: 100%;
    flex-wrap: wrap;
    gap: 2px;
    /* Buttons stand in it when the words are painted. */
    min-block-size: 32px;
    margin-block-start: 2px;
    padding-inline: 0 var(--chat-space-1);
  }

  /* Its parts stand in the line of the others, and the question for a reason below all of them. */
  feedback-buttons {
    display: contents;
  }

  /* Two buttons' place, until they are loaded. */
  feedback-buttons:not(:defined) {
    display: block;
    inline-size: 66px;
    block-size: 32px;
  }

  .assistant time {
    margin-inline-start: auto;
  }

  .failed .meta {
    color: var(--chat-danger);
  }
`;
