/** How the pages of Storybook that are about the whole look: the guides beside the elements' own pages. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  .guide { max-inline-size: 1180px; margin-inline: auto; color: var(--chat-ink); font: 15px/1.6 var(--chat-font); }
  .guide h1 { margin-block: 0 4px; font-size: 28px; line-height: 1.2; }
  .guide section + h1 { margin-block-start: 48px; }
  .guide h2 { margin-block: 32px 8px; font-size: 18px; }
  .guide p { max-inline-size: 68ch; margin-block: 8px; }
  .guide .muted { color: var(--chat-ink-muted); }
  .guide code, .guide pre { font: 13px/1.5 var(--chat-font-mono); }
  .guide pre { overflow-x: auto; margin: 0; padding: 16px; border: 1px solid var(--chat-line); border-radius: 10px;
    background: var(--chat-surface); }
  .guide table { inline-size: 100%; border-collapse: collapse; }
  .guide th, .guide td { padding: 8px 12px 8px 0; border-block-end: 1px solid var(--chat-line); text-align: start;
    vertical-align: middle; }
  .guide th { color: var(--chat-ink-muted); font-size: 12px; font-weight: 600; }
  .guide input { box-sizing: border-box; inline-size: 100%; min-block-size: 32px; padding: 4px 8px;
    border: 1px solid var(--chat-line-strong); border-radius: 6px; background: var(--chat-surface);
    color: var(--chat-ink); font: 13px/1.4 var(--chat-font-mono); }
  .guide input[type='color'] { inline-size: 44px; padding: 2px; }
  .guide .value { display: flex; gap: 8px; min-inline-size: 120px; }
  .guide td { overflow-wrap: anywhere; }
  .guide button { min-block-size: 32px; padding: 4px 12px; border: 1px solid var(--chat-line-strong);
    border-radius: 6px; background: var(--chat-surface); color: var(--chat-ink); font: inherit; }
  .guide button[aria-pressed='true'] { border-color: var(--chat-accent); background: var(--chat-accent);
    color: var(--chat-on-accent); }
  .guide kbd { padding: 2px 6px; border: 1px solid var(--chat-line-strong); border-radius: 6px;
    font: 13px/1.4 var(--chat-font-mono); }
  .guide ul { max-inline-size: 68ch; padding-inline-start: 20px; }
  .guide .pairs { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
    margin-block: 16px; }
  .guide .pair { padding: 16px; border: 1px solid var(--chat-line); border-block-start: 4px solid;
    border-radius: 10px; background: var(--chat-surface); }
  .guide .pair h3 { margin: 0 0 4px; font-size: 15px; }
  .guide .pair p { margin-block: 4px; }
  .guide .do { border-block-start-color: var(--chat-positive); }
  .guide .dont { border-block-start-color: var(--chat-danger); }
  .guide .tokens { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
    padding: 0; list-style: none; max-inline-size: none; }
  .guide .tokens li { padding: 12px; border: 1px solid var(--chat-line); border-radius: 10px;
    background: var(--chat-surface); }
  .guide .tokens code { overflow-wrap: anywhere; }
  .guide .sample { display: grid; place-items: center start; min-block-size: 48px; margin-block-end: 8px;
    overflow: hidden; }
  .guide .swatch { inline-size: 100%; block-size: 48px; border: 1px solid var(--chat-line-strong);
    border-radius: 6px; box-sizing: border-box; }
  .guide .space { block-size: 16px; background: var(--chat-accent); }
  .guide .corner { inline-size: 72px; block-size: 48px; border: 1px solid var(--chat-line-strong);
    box-sizing: border-box; background: var(--chat-canvas); }
  .guide .beside { display: grid; gap: 32px; grid-template-columns: minmax(0, 1fr); }
  .guide .specimen { display: grid; gap: 16px; align-content: start; }
  .guide .specimen chat-panel { block-size: 620px; }
  @media (min-width: 1000px) {
    .guide .beside { grid-template-columns: minmax(0, 1fr) 392px; }
    .guide .specimen { position: sticky; inset-block-start: 24px; align-self: start; }
  }
`);

document.adoptedStyleSheets.push(sheet);
