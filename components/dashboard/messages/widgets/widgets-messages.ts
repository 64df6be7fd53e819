/** Words that the screens about widgets share, in English. */
import { frameMessages } from '../frame-messages.js';

export const widgetsMessages = {
  widgets: frameMessages.widgets,
  lead: 'Each is a chat of its own: its look, its websites, its pages.',
  none: 'No widget yet',
  noneText: 'A widget is the chat on your website. You get a few lines to paste into your pages.',
  create: frameMessages.createWidget,
  state: 'State',
  active: 'Active',
  inactive: 'Switched off',
  websites: 'Websites',
  noWebsites: 'None: nobody sees it',
  andMore: (count: number) => `and ${count} more`,
  pages: 'Pages',
  quota: 'Quota',
  ofQuota: (used: number, allowed: number, period: string) =>
    `${used.toLocaleString()} of ${allowed.toLocaleString()} this ${period}`,
  lastSeen: 'Last seen on',
  notSeen: 'Nowhere in 30 days',
  broken: 'Its file is broken; it is served as it last was.',
  tabs: frameMessages.widgetSections,
  sections: (name: string) => `Settings of ${name}`,
  all: 'All widgets',
  unsaved: 'Not saved yet.',
  savedNow: 'Saved. Visitors see it from their next page on.',
  discard: 'Discard changes',
  mayOnlyLook: 'You may look at these settings; changing them takes the role editor.',
  name: 'Name',
  letInDone: (entry: string) => `${entry} is on the list now, and its visitors see the chat.`,
  periods: { day: 'day', month: 'month' },
} as const;
