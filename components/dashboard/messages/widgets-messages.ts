/** Words that the screens about widgets share, in English. */
import { frameMessages } from './frame-messages.js';

const SETTINGS: Readonly<Record<string, string>> = {
  name: 'name',
  isActive: 'state',
  allowlist: 'websites',
  quota: 'quota',
  requireOrigin: 'who may call',
  webhookUrl: 'webhook',
  webhookFormat: 'format of the webhook',
  notify: 'mails',
  primaryColor: 'colour',
  greeting: 'greeting',
  position: 'corner',
  theme: 'theme',
  placeholder: 'text of the message field',
  suggestions: 'questions to begin with',
  logo: 'logo',
  launcherText: 'text of the launcher',
  launcherIcon: 'icon of the launcher',
  windowSize: 'size of the window',
  privacyUrl: 'privacy notice',
  openAfter: 'opening by itself',
  translations: 'texts for single languages',
};
const settings = (names: readonly string[]): string => names.map((name) => SETTINGS[name] ?? name).join(', ');

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
  leaveQuestion: 'Leave without saving?',
  leaveText: 'What you changed here is lost when you leave.',
  leave: 'Leave',
  stay: 'Stay',
  mayOnlyLook: 'You may look at these settings; changing them takes the role editor.',
  changedMeanwhile: (theirs: readonly string[], both: readonly string[]) =>
    `The widget was changed meanwhile, here or in its file${
      theirs.length > 0 ? `: ${settings(theirs)}` : ''
    }. Your changes are kept and not saved yet. ${
      both.length > 0 ? `You both changed ${settings(both)}: yours stands here.` : ''
    } Look at them, then save again.`,
  name: 'Name',
  letIn: (entry: string) => `Let in ${entry}`,
  letInDone: (entry: string) => `${entry} is on the list now, and its visitors see the chat.`,
  periods: { day: 'day', month: 'month' },
} as const;
