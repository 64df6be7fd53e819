/** The screens of the dashboard: where each is, who may see it, and how it is loaded and drawn. */
import { html, type TemplateResult } from 'lit';
import type { Role } from '../../../server/admin-contract/roles.js';
import { gapTitles } from '../messages/gap-titles.js';
import { inboxMessages } from '../messages/inbox-messages.js';
import { frameMessages } from '../messages/frame-messages.js';
import { messages } from '../messages/messages.js';
import { matchPath, type PathParams } from '../routing/match-path.js';
import type { ScopeKind } from '../routing/scope.js';
import type { Surroundings } from '../screens/screen.js';
import type { CountValues } from '../state/counts.js';
import {
  accountIcon,
  auditIcon,
  operatorsIcon,
  tokensIcon,
  tryIcon,
  unansweredIcon,
  inboxIcon,
  widgetsIcon,
} from '../theme/rail-icons.js';
import { knowledgeScreens } from './knowledge-screens.js';

export interface ScreenRow {
  /** Behind the prefix; parts that begin with a colon, such as `:widgetId`, are given to the screen by name. */
  readonly path: string;
  readonly title: string;
  /** Whom it is for: somebody who is not signed in, or the least role. */
  readonly access: 'stranger' | Role;
  load(): Promise<unknown>;
  draw(around: Surroundings): TemplateResult;
  /** What of the widget and the time it heeds; the choice stands above it. None where absent. */
  readonly scope?: ScopeKind;
  /** Its place in the rail; none where absent. */
  readonly rail?: RailRow;
  /** The path of the screen that is marked in the rail in its place, where its own does not begin so. */
  readonly within?: string;
}

/** Screens of every day, what the chat is made of, and settings. */
export type RailGroup = 'work' | 'site' | 'settings';

/** A line of the rail. Within their group they stand in the order of the table below. */
export interface RailRow {
  readonly group: RailGroup;
  readonly label: string;
  readonly icon: TemplateResult;
  /** What is counted beside it. */
  readonly count?: Exclude<keyof CountValues, 'health'>;
  /** Whether it tells how the server is. */
  readonly hasDot?: boolean;
  /** Behind `g`, goes there. */
  readonly key?: string;
  /** Whether it stands in the bar of a phone, which has room for four. */
  readonly onPhone?: boolean;
}

export const SIGN_IN = '/sign-in';
/** Where operators are taken that asked for nothing else. */
export const FIRST = '/settings/account';

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
    path: '/unanswered',
    title: gapTitles.title,
    access: 'reader',
    scope: 'period',
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
];

/** The screen of an address, and what its pattern names of it. */
export function findScreen(path: string): { screen: ScreenRow; params: PathParams } | undefined {
  for (const screen of SCREENS) {
    const params = matchPath(screen.path, path);
    if (params) return { screen, params };
  }
  return undefined;
}
