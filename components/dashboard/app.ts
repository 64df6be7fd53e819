/** The entry of the dashboard: its style sheets, its theme, and the element that is all the rest. */
import './dash-app/dash-app.js';
import { above } from './theme/above.styles.js';
import { controls } from './theme/controls.styles.js';
import { dashboardTokens } from './theme/dashboard-tokens.styles.js';
import { frame } from './theme/frame.styles.js';
import { page } from './theme/page.styles.js';
import { parts } from './theme/parts.styles.js';
import { rail } from './theme/rail.styles.js';
import { followSystemTheme } from './theme/system-theme.js';
import { tables } from './theme/tables.styles.js';

for (const { styleSheet } of [dashboardTokens, page, rail, frame, above, controls, tables, parts]) {
  if (styleSheet) document.adoptedStyleSheets.push(styleSheet);
}
followSystemTheme();
document.body.append(document.createElement('dash-app'));
