/** The words of the elements that a talk is drawn with, where the operator reads what a visitor said. */
import { messages as ENGLISH } from '../../language/locales/en.js';
import type { Messages } from '../../language/locales/messages.js';

export const visitorStrings: Messages = { ...ENGLISH, you: 'Visitor' };
