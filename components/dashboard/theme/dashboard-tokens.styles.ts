/** The tokens of the widget, with other values where a page of its own differs from a window on somebody's page. */
import { css, unsafeCSS } from 'lit';
import { tokens } from '../../theme/tokens.styles.js';

/** Sizes follow the browser's text size, because here no host page owns it. */
const differences = css`
  :root {
    --chat-size-s: 0.8125rem;
    --chat-size-m: 0.875rem;
    --chat-size-l: 1rem;
    --chat-space-1: 0.25rem;
    --chat-space-2: 0.5rem;
    --chat-space-3: 0.75rem;
    --chat-space-4: 1rem;
    --chat-space-5: 1.5rem;
    --dash-chosen: #ecedfd;
    --dash-marker: #ffe99c;
    --dash-on-marker: #2b2608;
    --dash-caution-mark: #b87503;
    --dash-track: #e9ebf1;
    --dash-data: #565ae6;
    --dash-data-before: #7d8494;
  }

  :root[data-theme='dark'] {
    --dash-chosen: #2a2c4d;
    --dash-marker: #e9c85a;
    --dash-on-marker: #211b02;
    --dash-caution-mark: #e2a13b;
    --dash-track: #2b303a;
    --dash-data: #8a8eff;
    --dash-data-before: #8c94a3;
  }
`;

export const dashboardTokens = unsafeCSS(tokens.cssText + differences.cssText);
