/** Words of the palette, in English. */
import { frameMessages } from './frame-messages.js';

export const paletteMessages = {
  title: frameMessages.palette,
  label: 'A screen, a widget, a page, or a question',
  screen: 'Screen',
  widget: 'Widget',
  page: 'Page',
  ask: (text: string) => `Try “${text}”`,
  find: (text: string) => `Find “${text}” in conversations`,
  nothing: 'Nothing has this name.',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
} as const;
