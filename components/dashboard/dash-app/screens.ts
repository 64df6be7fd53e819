/** The screens of the dashboard: where each is, who may see it, and how it is loaded and drawn. */
import { html, type TemplateResult } from 'lit';
import { frameMessages } from '../messages/frame-messages.js';
import { titles } from '../messages/titles.js';
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
/** Where operators are taken that sign out. */
export const SIGNED_OUT = `${SIGN_IN}?out=1`;
/** Where operators are taken that asked for nothing else. */
export const FIRST = '/';

const WORK = { group: 'work' } as const;

/** The list, and the list with a request, are one screen, so that the list stays where it is. */
const drawInbox = (around: Surroundings): TemplateResult =>
  html`<inbox-screen .around=${around}></inbox-screen>`;

export const SCREENS: readonly ScreenRow[] = [
  {
    path: SIGN_IN,
    title: titles.signIn,
    access: 'stranger',
    load: () => import('../screens/sign-in/sign-in-screen.js'),
    draw: (around) => html`<sign-in-screen .around=${around}></sign-in-screen>`,
  },
  {
    path: '/sign-in/return',
    title: titles.signIn,
    access: 'stranger',
    load: () => import('../screens/sign-in/return-screen.js'),
    draw: (around) => html`<return-screen .around=${around}></return-screen>`,
  },
  {
    path: '/setup',
    title: titles.setup,
    access: 'stranger',
    load: () => import('../screens/sign-in/setup-screen.js'),
    draw: (around) => html`<setup-screen .around=${around}></setup-screen>`,
  },
  {
    path: '/link',
    title: titles.signIn,
    access: 'stranger',
    load: () => import('../screens/sign-in/link-screen.js'),
    draw: (around) => html`<link-screen .around=${around}></link-screen>`,
  },
  {
    path: FIRST,
    title: titles.overview,
    access: 'reader',
    scope: 'period',
    load: () => import('../screens/overview/overview-screen.js'),
    draw: (around) => html`<overview-screen .around=${around}></overview-screen>`,
    rail: { group: 'work', label: titles.overview, icon: overviewIcon, key: 'o', onPhone: true },
  },
  {
    path: '/inbox',
    title: titles.inbox,
    access: 'reader',
    isList: true,
    load: () => import('../screens/inbox/inbox-screen.js'),
    draw: drawInbox,
    scope: 'widget',
    rail: { ...WORK, label: titles.inbox, icon: inboxIcon, count: 'inbox', key: 'i', onPhone: true },
  },
  {
    path: '/inbox/:escalationId',
    title: titles.inbox,
    access: 'reader',
    isList: true,
    load: () => import('../screens/inbox/request-screen.js'),
    draw: drawInbox,
    scope: 'widget',
    within: '/inbox',
  },
  {
    path: '/unanswered',
    title: titles.unanswered,
    access: 'reader',
    scope: 'month',
    load: () => import('../screens/gaps/gap-list-screen.js'),
    draw: (around) => html`<gap-list-screen .around=${around}></gap-list-screen>`,
    rail: {
      group: 'work',
      label: titles.unanswered,
      icon: unansweredIcon,
      count: 'unanswered',
      key: 'u',
      onPhone: true,
    },
  },
  {
    path: '/unanswered/:key',
    title: titles.unanswered,
    access: 'reader',
    load: () => import('../screens/gaps/gap-screen.js'),
    draw: (around) => html`<gap-screen .around=${around}></gap-screen>`,
  },
  {
    path: '/unanswered/:key/write',
    title: titles.writePage,
    access: 'editor',
    load: () => import('../screens/gaps/write-page-screen.js'),
    draw: (around) => html`<write-page-screen .around=${around}></write-page-screen>`,
  },
  {
    path: '/conversations',
    title: titles.conversations,
    access: 'reader',
    scope: 'period',
    load: () => import('../screens/conversations/conversations-screen.js'),
    draw: (around) => html`<conversations-screen .around=${around}></conversations-screen>`,
    rail: {
      group: 'work',
      label: titles.conversations,
      icon: conversationsIcon,
      key: 'c',
      onPhone: true,
    },
  },
  {
    path: '/conversations/:widgetId/:conversationId',
    title: titles.conversation,
    access: 'reader',
    load: () => import('../screens/conversations/conversation-screen.js'),
    draw: (around) => html`<conversation-screen .around=${around}></conversation-screen>`,
  },
  {
    path: '/feedback',
    title: titles.feedback,
    access: 'reader',
    scope: 'period',
    load: () => import('../screens/conversations/feedback-screen.js'),
    draw: (around) => html`<feedback-screen .around=${around}></feedback-screen>`,
    rail: { group: 'work', label: titles.feedback, icon: feedbackIcon, key: 'f' },
  },
  {
    path: '/try',
    title: titles.try,
    access: 'reader',
    scope: 'widget',
    choosesScope: true,
    load: () => import('../screens/gaps/try-screen.js'),
    draw: (around) => html`<try-screen .around=${around}></try-screen>`,
    rail: { group: 'site', label: titles.try, icon: tryIcon, key: 't' },
  },
  {
    path: '/w/:widgetId/try',
    title: titles.try,
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
    title: titles.health,
    access: 'reader',
    load: () => import('../screens/health/health-screen.js'),
    draw: (around) => html`<health-screen .around=${around}></health-screen>`,
    rail: { group: 'site', label: titles.health, icon: healthIcon, hasDot: true, key: 'h' },
  },
  {
    path: '/settings/account',
    title: titles.account,
    access: 'reader',
    load: () => import('../screens/settings/account-screen.js'),
    draw: (around) => html`<account-screen .around=${around}></account-screen>`,
    rail: { group: 'settings', label: titles.account, icon: accountIcon },
  },
  {
    path: '/settings/operators',
    title: titles.operators,
    access: 'owner',
    load: () => import('../screens/settings/operators-screen.js'),
    draw: (around) => html`<operators-screen .around=${around}></operators-screen>`,
    rail: { group: 'settings', label: titles.operators, icon: operatorsIcon },
  },
  {
    path: '/settings/tokens',
    title: titles.tokens,
    access: 'reader',
    load: () => import('../screens/settings/tokens-screen.js'),
    draw: (around) => html`<tokens-screen .around=${around}></tokens-screen>`,
    rail: { group: 'settings', label: titles.tokens, icon: tokensIcon },
  },
  {
    path: '/settings/audit',
    title: titles.audit,
    access: 'owner',
    load: () => import('../screens/settings/audit-screen.js'),
    draw: (around) => html`<audit-screen .around=${around}></audit-screen>`,
    rail: { group: 'settings', label: titles.auditShort, icon: auditIcon },
  },
  {
    path: '/settings/privacy',
    title: titles.privacy,
    access: 'owner',
    load: () => import('../screens/settings/privacy-screen.js'),
    draw: (around) => html`<privacy-screen .around=${around}></privacy-screen>`,
    rail: { group: 'settings', label: titles.privacy, icon: privacyIcon },
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
