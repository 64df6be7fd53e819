/** A widget in words, for people. */
import type { Config } from '../../config.js';
import type { Widget } from '../../model.js';
import { guessFormat } from '../../notification-settings.js';
import { embedSnippet } from '../../snippet.js';
import type { QuotaUse } from '../../operate/widgets/quota-use.js';
import { describeQuota } from '../../operate/widgets/quota-text.js';
import { labelled } from '../terminal/text-layout.js';

/** All settings of a widget, one a line. */
export function describeWidget(
  { id, name, isActive, allowlist, quota, ...rest }: Widget,
  pages: number,
  use?: QuotaUse,
): string {
  const {
    primaryColor,
    greeting,
    placeholder,
    position,
    theme,
    openAfter,
    suggestions = [],
  } = rest.appearance;
  const rows: [string, string][] = [
    ['ID', id],
    ['Name', name],
    ['State', isActive ? 'active' : 'inactive: visitors see no chat'],
    ['Allowlist', allowlist.length > 0 ? allowlist.join(', ') : 'empty: no website may use it'],
    ['Quota', `${quota.messages.toLocaleString('en')} questions a ${quota.period}`],
    ...(use ? [['Used', describeQuota(use)] as [string, string]] : []),
    ['Pages', pages.toLocaleString('en')],
    ['Colour', primaryColor],
    ['Greeting', greeting],
    ['Position', position],
  ];
  if (placeholder !== undefined) rows.push(['Placeholder', placeholder]);
  if (suggestions.length > 0) rows.push(['Suggestions', suggestions.join(' · ')]);
  if (theme !== undefined) rows.push(['Theme', theme]);
  rows.push(...describeLook(rest.appearance));
  const { privacyUrl } = rest.appearance;
  if (openAfter !== undefined) rows.push(['Opens', `by itself after ${openAfter} s, once for a visitor`]);
  if (privacyUrl !== undefined) rows.push(['Privacy', privacyUrl]);
  rows.push(...describeNotices(rest));
  if (rest.visitorSecret !== undefined) rows.push(['Visitors', 'their ids can be signed: visitor secret']);
  if (rest.requireOrigin) rows.push(['Origin', 'required: callers that name no website are turned away']);
  return labelled(rows);
}

/** What an owner need not set of the look, and the texts for single languages. */
function describeLook(look: Widget['appearance']): [string, string][] {
  const { logo, launcherIcon, launcherText, windowSize, translations = {} } = look;
  const launcher = [launcherIcon, launcherText && `"${launcherText}"`].filter(Boolean).join(' ');
  const rows: [string, string | undefined][] = [
    ['Logo', logo],
    ['Launcher', launcher],
    ['Window', windowSize],
    ...Object.entries(translations).map(([tag, texts]): [string, string] => [
      `In ${tag}`,
      Object.values(texts).flat().join(' · '),
    ]),
  ];
  return rows.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

/** The embed snippet of a widget, with the address of the server that the configuration gives. */
export function snippetOf({ publicUrl, port }: Config, { id }: Widget): string {
  return embedSnippet(publicUrl ?? `http://localhost:${port}`, id);
}

/** How the owner is told of what visitors leave. */
function describeNotices({ webhookUrl, webhookFormat, notify }: Partial<Widget>): [string, string][] {
  const rows: [string, string][] = [];
  if (webhookUrl !== undefined) {
    rows.push(['Webhook', `${webhookUrl} (${webhookFormat ?? guessFormat(webhookUrl)})`]);
  }
  if (notify) {
    const { email, language, digest, timeZone } = notify;
    const more = [language, timeZone, digest && `digest ${digest}`].filter((part) => part !== undefined);
    rows.push(['Mail to', email.join(', ') + (more.length > 0 ? ` (${more.join(', ')})` : '')]);
  }
  return rows;
}
