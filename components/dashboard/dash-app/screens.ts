/** The screens of the dashboard: where each is, who may see it, and how it is loaded and drawn. */
import { html, type TemplateResult } from 'lit';
import { gapTitles } from '../messages/gap-titles.js';
import { healthMessages } from '../messages/health-messages.js';
import { inboxMessages } from '../messages/inbox-messages.js';
import { frameMessages } from '../messages/frame-messages.js';
import { messages } from '../messages/messages.js';
import { privacyMessages } from '../messages/privacy-messages.js';
import { matchPath, type PathParams } from '../routing/match-path.js';
import type { Surroundings } from '../screens/screen.js';
import {
  accountIcon,
  overviewIcon,
  feedbackIcon,
  conversationsIcon,
  auditIcon,
  operatorsIcon,
  privacyIcon,
  tokensIcon,
  tryIcon,
  unansweredIcon,
  inboxIcon,
  widgetsIcon,
  healthIcon,
} from '../theme/rail-icons.js';
import { knowledgeScreens } from './knowledge-screens.js';
import type { ScreenRow } from './screen-row.js';

export const SIGN_IN = '/sign-in';
/** Where operators are taken that asked for nothing else. */
export const FIRST = '/';

const WORK = { group: 'work' } as const;

/** The list, and the list with a request, are one screen, so that the list stays where it is. */
const drawInbox = (around: Surroundings): TemplateResult =>
  html`<inbox-screen .around=${around}></inbox-screen>`;

export const SCREENS: readonly ScreenRow[] = [
  {
    path: SIGN_IN,
    title: messages.signIn,
    access: 'stranger',
    load: () => import('../screens/sign-in/sign-in-screen.js'),
    draw: (around) => html`<sign-in-screen .around=${around}></sign-in-screen>`,
  },
  {
    path: '/setup',
    title: messages.setup,
    access: 'stranger',
    load: () => import('../screens/sign-in/setup-screen.js'),
    draw: (around) => html`<setup-screen .around=${around}></setup-screen>`,
  },
  {
    path: '/link',
    title: messages.signIn,
    access: 'stranger',
    load: () => import('../screens/sign-in/link-screen.js'),
    draw: (around) => html`<link-screen .around=${around}></link-screen>`,
  },
  {
    path: FIRST,
    title: messages.overview,
    access: 'reader',
    scope: 'period',
    load: () => import('../screens/overview/overview-screen.js'),
    draw: (around) => html`<overview-screen .around=${around}></overview-screen>`,
    rail: { group: 'work', label: messages.overview, icon: overviewIcon, key: 'o', onPhone: true },
  },
  {
    path: '/inbox',
    title: inboxMessages.inbox,
    access: 'reader',
    load: () => import('../screens/inbox/inbox-screen.js'),
    draw: drawInbox,
    scope: 'widget',
    rail: { ...WORK, label: inboxMessages.inbox, icon: inboxIcon, count: 'inbox', key: 'i', onPhone: true },
  },
  {
    path: '/inbox/:escalationId',
    title: inboxMessages.inbox,
    access: 'reader',
    load: () => import('../screens/inbox/inbox-screen.js'),
    draw: drawInbox,
    scope: 'widget',
    within: '/inbox',
  },
  {
    path: '/unanswered',
    title: gapTitles.title,
    access: 'reader',
    scope: 'month',
    load: () => import('../screens/gaps/gap-list-screen.js'),
    draw: (around) => html`<gap-list-screen .around=${around}></gap-list-screen>`,
    rail: {
      group: 'work',
      label: gapTitles.title,
      icon: unansweredIcon,
      count: 'unanswered',
      key: 'u',
      onPhone: true,
    },
  },
  {
    path: '/unanswered/:key',
    title: gapTitles.title,
    access: 'reader',
    load: () => import('../screens/gaps/gap-screen.js'),
    draw: (around) => html`<gap-screen .around=${around}></gap-screen>`,
  },
  {
    path: '/unanswered/:key/write',
    title: gapTitles.writeTitle,
    access: 'editor',
    load: () => import('../screens/gaps/write-page-screen.js'),
    draw: (around) => html`<write-page-screen .around=${around}></write-page-screen>`,
  },
  {
    path: '/conversations',
    title: messages.conversations,
    access: 'reader',
    scope: 'period',
    load: () => import('../screens/conversations/conversations-screen.js'),
    draw: (around) => html`<conversations-screen .around=${around}></conversations-screen>`,
    rail: {
      ...{ group: 'work', label: messages.conversations, icon: conversationsIcon, key: 'c' },
      onPhone: true,
    },
  },
  {
    path: '/conversations/:widgetId/:conversationId',
    title: messages.conversation,
    access: 'reader',
    load: () => import('../screens/conversations/conversation-screen.js'),
    draw: (around) => html`<conversation-screen .around=${around}></conversation-screen>`,
  },
  {
    path: '/feedback',
    title: messages.feedback,
    access: 'reader',
    scope: 'period',
    load: () => import('../screens/conversations/feedback-screen.js'),
    draw: (around) => html`<feedback-screen .around=${around}></feedback-screen>`,
    rail: { group: 'work', label: messages.feedback, icon: feedbackIcon, key: 'f' },
  },
  {
    path: '/try',
    title: gapTitles.tryTitle,
    access: 'reader',
    scope: 'widget',
    load: () => import('../screens/gaps/try-screen.js'),
    draw: (around) => html`<try-screen .around=${around}></try-screen>`,
    rail: { group: 'site', label: gapTitles.tryTitle, icon: tryIcon, key: 't' },
  },
  {
    path: '/w/:widgetId/try',
    title: gapTitles.tryTitle,
    access: 'reader',
    load: () => import('../screens/gaps/try-screen.js'),
    draw: (around) => html`<try-screen .around=${around}></try-screen>`,
    within: '/try',
  },
  {
    path: '/widgets',
    title: frameMessages.widgets,
    access: 'reader',
    load: () => import('../screens/widgets/widgets-screen.js'),
    draw: (around) => html`<widgets-screen .around=${around}></widgets-screen>`,
    rail: { group: 'site', label: frameMessages.widgets, icon: widgetsIcon, key: 'w' },
  },
  {
    path: '/widgets/new',
    title: frameMessages.createWidget,
    access: 'editor',
    load: () => import('../screens/widgets/new-widget-screen.js'),
    draw: (around) => html`<new-widget-screen .around=${around}></new-widget-screen>`,
  },
  {
    path: '/w/:widgetId/look',
    title: frameMessages.widgetSections.look,
    access: 'reader',
    within: '/widgets',
    load: () => import('../screens/widgets/look-screen.js'),
    draw: (around) => html`<look-screen .around=${around}></look-screen>`,
  },
  {
    path: '/w/:widgetId/websites',
    title: frameMessages.widgetSections.websites,
    access: 'reader',
    within: '/widgets',
    load: () => import('../screens/widgets/websites-screen.js'),
    draw: (around) => html`<websites-screen .around=${around}></websites-screen>`,
  },
  {
    path: '/w/:widgetId/limits',
    title: frameMessages.widgetSections.limits,
    access: 'reader',
    within: '/widgets',
    load: () => import('../screens/widgets/limits-screen.js'),
    draw: (around) => html`<limits-screen .around=${around}></limits-screen>`,
  },
  {
    path: '/w/:widgetId/install',
    title: frameMessages.widgetSections.install,
    access: 'reader',
    within: '/widgets',
    load: () => import('../screens/widgets/install-screen.js'),
    draw: (around) => html`<install-screen .around=${around}></install-screen>`,
  },
  {
    path: '/w/:widgetId/webhook',
    title: frameMessages.widgetSections.webhook,
    access: 'reader',
    within: '/widgets',
    load: () => import('../screens/widgets/notices-screen.js'),
    draw: (around) => html`<notices-screen .around=${around}></notices-screen>`,
  },
  ...knowledgeScreens,
  {
    path: '/health',
    title: healthMessages.health,
    access: 'reader',
    load: () => import('../screens/health/health-screen.js'),
    draw: (around) => html`<health-screen .around=${around}></health-screen>`,
    rail: { group: 'site', label: healthMessages.health, icon: healthIcon, hasDot: true, key: 'h' },
  },
  {
    path: '/settings/account',
    title: messages.account,
    access: 'reader',
    load: () => import('../screens/settings/account-screen.js'),
    draw: (around) => html`<account-screen .around=${around}></account-screen>`,
    rail: { group: 'settings', label: messages.account, icon: accountIcon },
  },
  {
    path: '/settings/operators',
    title: messages.operators,
    access: 'owner',
    load: () => import('../screens/settings/operators-screen.js'),
    draw: (around) => html`<operators-screen .around=${around}></operators-screen>`,
    rail: { group: 'settings', label: messages.operators, icon: operatorsIcon },
  },
  {
    path: '/settings/tokens',
    title: messages.tokens,
    access: 'reader',
    load: () => import('../screens/settings/tokens-screen.js'),
    draw: (around) => html`<tokens-screen .around=${around}></tokens-screen>`,
    rail: { group: 'settings', label: messages.tokens, icon: tokensIcon },
  },
  {
    path: '/settings/audit',
    title: messages.audit,
    access: 'owner',
    load: () => import('../screens/settings/audit-screen.js'),
    draw: (around) => html`<audit-screen .around=${around}></audit-screen>`,
    rail: { group: 'settings', label: messages.auditShort, icon: auditIcon },
  },
  {
    path: '/settings/privacy',
    title: privacyMessages.privacy,
    access: 'owner',
    load: () => import('../screens/settings/privacy-screen.js'),
    draw: (around) => html`<privacy-screen .around=${around}></privacy-screen>`,
    rail: { group: 'settings', label: privacyMessages.privacy, icon: privacyIcon },
  },
];

/** The screen of an address, and what its pattern names of it. */
export function findScreen(path: string): { screen: ScreenRow; params: PathParams } | undefined {
  for (const screen of SCREENS) {
    const params = matchPath(screen.path, path);
    if (params) return { screen, params };
  }
  return undefined;
}
