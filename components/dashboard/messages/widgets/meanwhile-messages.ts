/** Words for who finds that somebody else has changed a widget, in English; loaded by them alone. */

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

/** @param both names of settings that were changed here too */
export const describeMeanwhile = (theirs: readonly string[], both: readonly string[]) =>
  `The widget was changed meanwhile, here or in its file${
    theirs.length > 0 ? `: ${settings(theirs)}` : ''
  }. Your changes are kept and not saved yet. ${
    both.length > 0 ? `You both changed ${settings(both)}: yours stands here.` : ''
  } Look at them, then save again.`;
