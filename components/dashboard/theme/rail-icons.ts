/** Icons of the rail, drawn as those of the widget are. */
import { icon } from '../../theme/icons.js';

export { humanIcon as accountIcon } from '../../theme/icons.js';

/** Bars of a plot. */
export const overviewIcon = icon('M4 16.5h12M5.5 13.5V10M10 13.5v-9M14.5 13.5V7');
/** Two persons. */
export const operatorsIcon = icon(
  'M5 7.2a2.6 2.6 0 0 0 5.2 0 2.6 2.6 0 0 0-5.2 0zM3 16c.4-2.7 2.2-4.3 4.6-4.3s4.2 1.6 4.6 4.3M12.4 4.8a2.5 2.5 0 0 1 0 4.8M14 12c1.7 .6 2.7 2 3 4',
);
/** A key. */
export const tokensIcon = icon(
  'M3.5 12.5a3.5 3.5 0 0 0 7 0 3.5 3.5 0 0 0-7 0zM9.6 10.1l6.4-6.1M13 7l2.2 2.2',
);
/** A list. */
export const auditIcon = icon('M4 5.5h.05M4 10h.05M4 14.5h.05M7.5 5.5h8.5M7.5 10h8.5M7.5 14.5h6');
