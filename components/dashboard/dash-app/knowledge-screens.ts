/** The screens about what the chat knows, as rows of the table of screens. */
import { html } from 'lit';
import { titles } from '../messages/titles.js';
import type { Surroundings } from '../screens/screen.js';
import { knowledgeIcon } from '../theme/rail-icons.js';

export const knowledgeScreens = [
  {
    path: '/knowledge',
    title: titles.knowledge,
    access: 'reader' as const,
    load: () => import('../screens/knowledge/sources-screen.js'),
    draw: (around: Surroundings) => html`<sources-screen .around=${around}></sources-screen>`,
    scope: 'widget' as const,
    rail: { group: 'site' as const, label: titles.knowledge, icon: knowledgeIcon, key: 'k' },
  },
  {
    path: '/knowledge/pages',
    title: titles.pages,
    access: 'reader' as const,
    load: () => import('../screens/knowledge/pages-screen.js'),
    draw: (around: Surroundings) => html`<pages-screen .around=${around}></pages-screen>`,
    scope: 'widget' as const,
  },
  {
    path: '/knowledge/pages/:pageId*',
    title: titles.pages,
    access: 'reader' as const,
    load: () => import('../screens/knowledge/page-screen.js'),
    draw: (around: Surroundings) => html`<page-screen .around=${around}></page-screen>`,
    scope: 'widget' as const,
  },
  {
    path: '/knowledge/write',
    title: titles.writePage,
    access: 'editor' as const,
    load: () => import('../screens/knowledge/write-screen.js'),
    draw: (around: Surroundings) => html`<write-screen .around=${around}></write-screen>`,
    scope: 'widget' as const,
  },
  {
    path: '/knowledge/import',
    title: titles.import,
    access: 'editor' as const,
    load: () => import('../screens/knowledge/import-screen.js'),
    draw: (around: Surroundings) => html`<import-screen .around=${around}></import-screen>`,
    scope: 'widget' as const,
  },
  {
    path: '/knowledge/import/:jobId',
    title: titles.import,
    access: 'reader' as const,
    load: () => import('../screens/knowledge/job-screen.js'),
    draw: (around: Surroundings) => html`<job-screen .around=${around}></job-screen>`,
    scope: 'widget' as const,
  },
  {
    path: '/knowledge/runs',
    title: titles.runs,
    access: 'reader' as const,
    load: () => import('../screens/knowledge/runs-screen.js'),
    draw: (around: Surroundings) => html`<runs-screen .around=${around}></runs-screen>`,
    scope: 'widget' as const,
  },
];
