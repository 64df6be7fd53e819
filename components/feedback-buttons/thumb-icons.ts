/** What only the rating draws. */
import { icon } from '../theme/icons.js';

export const thumbUpIcon = icon(
  'M7 9 9.7 3.6c1.1 0 1.9.9 1.7 2L11 8h3.6c1 0 1.7.9 1.5 1.9l-.9 4.6c-.2.9-.9 1.5-1.8 1.5H7M7 9v7M7 9H4.5a.5.5 0 0 0-.5.5v6a.5.5 0 0 0 .5.5H7',
);
export const thumbDownIcon = icon(
  'M13 11l-2.7 5.4c-1.1 0-1.9-.9-1.7-2L9 12H5.4c-1 0-1.7-.9-1.5-1.9l.9-4.6C5 4.6 5.7 4 6.6 4H13m0 7V4m0 7h2.5a.5.5 0 0 0 .5-.5v-6a.5.5 0 0 0-.5-.5H13',
);
