/** Icons of the rail, drawn as those of the widget are. */
import { icon } from '../../theme/icons.js';

export { humanIcon as accountIcon, thumbUpIcon as feedbackIcon } from '../../theme/icons.js';

/** Bars of a plot. */
export const overviewIcon = icon('M4 16.5h12M5.5 13.5V10M10 13.5v-9M14.5 13.5V7');
/** A tray. */
export const inboxIcon = icon(
  'M3.5 11.5 5.6 5h8.8l2.1 6.5v3a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1zM3.5 11.5h3.7l1 2h3.6l1-2h3.7',
);
/** A circle with a question mark. */
export const unansweredIcon = icon(
  'M3.5 10a6.5 6.5 0 0 0 13 0 6.5 6.5 0 0 0-13 0zM8 8.2c.1-1.2 1-1.9 2.1-1.9 1.2 0 2 .7 2 1.8 0 1.5-2 1.6-2 3.2M10.1 13.7v.05',
);
/** Two speech bubbles. */
export const conversationsIcon = icon(
  'M4.5 4h8A1.5 1.5 0 0 1 14 5.5V10a1.5 1.5 0 0 1-1.5 1.5H8l-2.8 2.2v-2.2h-.7A1.5 1.5 0 0 1 3 10V5.5A1.5 1.5 0 0 1 4.5 4zM16.2 8.5q.8.4.8 1.3v3.5a1.3 1.3 0 0 1-1.3 1.3H15v1.9l-2.3-1.9H9.5',
);
/** An open book. */
export const knowledgeIcon = icon(
  'M10 5.5C8.5 4.4 6.5 4 3.5 4v11c3 0 5 .4 6.5 1.5 1.5-1.1 3.5-1.5 6.5-1.5V4c-3 0-5 .4-6.5 1.5zM10 5.5v11',
);
/** A flask. */
export const tryIcon = icon(
  'M8 3.5h4M8.8 3.5v4.2l-4 6.6a1.5 1.5 0 0 0 1.3 2.2h7.8a1.5 1.5 0 0 0 1.3-2.2l-4-6.6V3.5M6.8 12h6.4',
);
/** A page with a chat in its corner. */
export const widgetsIcon = icon(
  'M4 4h12a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM3 7h14M10.5 10.2h4v3.3h-4z',
);
/** A beat. */
export const healthIcon = icon('M3 10.5h3l2-5 3.5 9 2-4H17');
/** A magnifying glass. */
export const searchIcon = icon('M4 9a5 5 0 0 0 10 0A5 5 0 0 0 4 9zM12.8 12.8l3.7 3.7');
/** A shield. */
export const privacyIcon = icon('M10 3.5 4.5 5.5v4.3c0 3.3 2.3 5.6 5.5 6.7 3.2-1.1 5.5-3.4 5.5-6.7V5.5z');
/** Three dots. */
export const moreIcon = icon('M5 10h.05M10 10h.05M15 10h.05');
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
