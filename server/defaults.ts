/** Defaults and limits that the server and the widget share. Imports nothing, so that both sides can import it. */

/** Documented defaults of a widget's appearance. */
export const DEFAULT_APPEARANCE = {
  primaryColor: '#6366f1',
  greeting: 'Hi! How can I help?',
  position: 'bottom-right',
  theme: 'light',
} as const;

/** Longest question, and longest message to a human, in characters. */
export const MAX_MESSAGE_LENGTH = 4000;

/** Longest reason of a rating, in characters. */
export const MAX_REASON_LENGTH = 2000;

/** Longest address of the visitor's page, in characters. */
export const MAX_PAGE_URL_LENGTH = 4096;

/** Longest name and longest phone number of a visitor who asks for a human, in characters. */
export const MAX_NAME_LENGTH = 200;
export const MAX_PHONE_LENGTH = 50;

/** Longest name of an operator or of a token, in characters. */
export const MAX_OPERATOR_NAME_LENGTH = 80;

/** Shortest password of an operator, in characters: where it is the only factor, and beside a second one. */
export const MIN_PASSWORD_LENGTH = { alone: 15, withSecondFactor: 8 } as const;

/** Longest password of an operator, in characters. */
export const MAX_PASSWORD_LENGTH = 256;

/** Largest image that is stored as a logo: every visitor loads it. */
export const MAX_IMAGE_BYTES = 256 * 1024;

/** Largest file that pages are read from, in MB of 1,048,576 bytes: larger ones are exports or mistakes. */
export const MAX_FILE_MB = { page: 2, pdf: 20 } as const;

/** The widget that an empty store is given, which answers questions about this product. */
export const DEMO_WIDGET_ID = '00000000-0000-4000-8000-000000000001';
