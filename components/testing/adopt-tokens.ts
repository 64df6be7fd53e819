/**
 * Gives the design tokens to the document, for elements that stand outside `service-chat-widget`, and to every
 * `.stage` in it: the place of a story, which may have a theme of its own (`data-theme`).
 */
import { tokens } from '../theme/tokens.styles.js';

const stage = new CSSStyleSheet();
stage.replaceSync(`
  ${tokens.cssText.replaceAll(':root', '.stage')}
  .stage { box-sizing: border-box; padding: 24px; background: var(--chat-canvas); }
  #storybook-root .stage { min-block-size: 100vh; }
  .stage > .window { inline-size: 400px; max-inline-size: 100%; block-size: 640px; }
  .stage > .column { max-inline-size: 368px; }
  .stage > .surface { padding: 16px; border-radius: 10px; background: var(--chat-surface); }
`);

document.adoptedStyleSheets.push(tokens.styleSheet!, stage);
