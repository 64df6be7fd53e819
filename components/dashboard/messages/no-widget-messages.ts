/** Words of screens of one widget while there is none, in English. */
import { frameMessages } from './frame-messages.js';

export const noWidgetMessages = {
  title: 'There is no widget yet',
  text: 'Its pages are what the chat answers from; they are imported, read and tried here.',
  textReader: 'Somebody who may change things makes the first one.',
  create: frameMessages.createWidget,
} as const;
