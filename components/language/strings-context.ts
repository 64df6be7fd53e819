/** How the messages reach the elements of a panel. */
import { createContext } from '@lit/context';
import type { Messages } from './locales/messages.js';

/**
 * The messages that every element in a panel speaks, at whatever depth. Nothing else is handed down this way: messages
 * change for all at once and hardly ever, the conversation for few elements and often.
 */
export const stringsContext = createContext<Messages>('service-chat-strings');
