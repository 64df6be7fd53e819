import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { DashboardApi } from '../components/dashboard/api/dashboard-api.js';
import '../components/dashboard/screens/knowledge/import-screen.js';
import '../components/dashboard/screens/knowledge/job-screen.js';
import '../components/dashboard/screens/knowledge/page-screen.js';
import '../components/dashboard/screens/knowledge/pages-screen.js';
import '../components/dashboard/screens/knowledge/runs-screen.js';
import '../components/dashboard/screens/knowledge/sources-screen.js';
import '../components/dashboard/screens/knowledge/write-screen.js';
import { AdminError } from '../components/dashboard/api/admin-error.js';
import { aroundWith, give, none, refuse, settled, type Answer } from './dashboard-around.js';
import './dashboard-stage.js';

/** Screens about pages and where they come from: full, empty, refused, and imports in every state. */
const meta: Meta = {
  title: 'Dashboard/Knowledge',
  decorators: [(story) => html`<dash-stage>${story()}</dash-stage>`],
  play: settled,
};
export default meta;

type Story = StoryObj;

const AT = '2026-11-20T13:35:00.000Z';
const LONG = 'https://help.fernwood.example/a-part-of-the-site-with-a-rather-long-address-that-nobody-types';

const schedule = { every: '24h', maxPages: null, delay: null, isSingle: false, include: [], exclude: [] };
const sources: Answer<'sources'> = {
  items: [
    {
      ...schedule,
      id: 's1',
      url: 'https://fernwood.example',
      isPaused: false,
      pages: 128,
      pending: 0,
      finishedAt: AT,
      nextAt: '2026-11-21T13:35:00.000Z',
    },
    {
      ...schedule,
      id: 's2',
      url: LONG,
      isPaused: true,
      pages: 3,
      pending: 12,
      failure: { at: AT, reason: 'It answers with 403: it does not let the import in.' },
    },
    {
      ...schedule,
      id: 's3',
      url: 'https://shop.fernwood.example',
      isPaused: false,
      pages: 0,
      pending: 4,
      jobId: 'j1',
    },
  ],
};
const pages: Answer<'pages'> = {
  items: [
    {
      id: 'returns',
      title: 'Returns',
      url: 'https://fernwood.example/returns',
      lang: 'en',
      origin: 'https://fernwood.example',
      isEditable: false,
      passages: 4,
      words: 312,
      visitedAt: AT,
      cited: 41,
      notHelpful: 7,
      isMissing: true,
    },
    {
      id: 'dienst',
      title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
      url: '',
      lang: 'de',
      origin: 'written',
      isEditable: true,
      passages: 1,
      words: 20,
      cited: 0,
      isMissing: false,
    },
  ],
  count: 2,
  total: 2,
  languages: ['en', 'de'],
  origins: ['https://fernwood.example', 'written'],
};
const page: Answer<'page'> = {
  ...(pages.items[0] as (typeof pages.items)[number]),
  content: '# Returns\n\nSend a bicycle back within 30 days.\n\n- Unused\n- In its box\n',
  etag: '"1"',
};
const passages: Answer<'passages'> = {
  items: [
    {
      headings: [],
      words: 7,
      units: [{ kind: 'sentence', text: 'Send a bicycle back within 30 days.', isBlockStart: true }],
    },
  ],
};
const by = { kind: 'operator' as const, name: 'Ann' };
const counts = { pages: 128, passages: 512, imported: 3, updated: 4, unchanged: 121, removed: 1, skipped: 1 };
const skipped = [
  {
    source: `${LONG}.zip`,
    reason: 'is no page: its type is application/zip',
    advice: 'Leave it out, or link to a page.',
  },
];
const runs: Answer<'runs'> = {
  items: [
    {
      id: 'r1',
      by,
      from: { url: 'https://fernwood.example' },
      startedAt: AT,
      endedAt: AT,
      outcome: 'done',
      counts,
      warnings: [],
      notices: [],
      skipped,
    },
    {
      id: 'r2',
      by: { kind: 'schedule' },
      from: { url: LONG },
      startedAt: AT,
      endedAt: AT,
      outcome: 'failed',
      warnings: [],
      notices: [],
      failure: 'It answers with 403.',
      skipped: [],
    },
    {
      id: 'r3',
      by: { kind: 'cli' },
      from: { files: 12 },
      startedAt: AT,
      endedAt: AT,
      outcome: 'warning',
      counts,
      warnings: ['Only one page was found.'],
      notices: [],
      skipped: [],
    },
  ],
};
const job: Answer<'job'> = {
  id: 'j1',
  widgetId: 'a',
  by,
  from: { url: 'https://fernwood.example' },
  isDryRun: false,
  startedAt: AT,
  state: 'running',
  progress: { done: 42, queued: 86, current: LONG },
  skipped,
  skippedCount: 1,
};
const ended = { warnings: [], notices: [] };

const around = (known: Partial<DashboardApi>, params: Record<string, string> = {}) => ({
  ...aroundWith(known, { params }),
  scope: { widget: 'a' },
});
/** What an import tells of: here once, and then nothing. */
const jobWith = (fields: Partial<Answer<'job'>>): Partial<DashboardApi> => ({
  jobEvents: () => {
    const events = new EventTarget();
    queueMicrotask(() => {
      events.dispatchEvent(new MessageEvent('job', { data: JSON.stringify({ ...job, ...fields }) }));
    });
    return Object.assign(events, { close: () => undefined }) as EventSource;
  },
  changes: give({
    items: [
      { kind: 'changed', id: 'returns', title: 'Returns', url: '/returns', added: 2, removed: 1 },
      { kind: 'removed', id: 'old', title: 'An old page', url: '/old', added: 0, removed: 12 },
    ],
  }),
});
const drawJob = (known: Partial<DashboardApi>) =>
  html`<job-screen .around=${around(known, { jobId: 'j1' })}></job-screen>`;

export const Websites: Story = {
  render: () => html`<sources-screen .around=${around({ sources: give(sources) })}></sources-screen>`,
};
export const WebsitesRefused: Story = {
  render: () => html`<sources-screen .around=${around({ sources: refuse })}></sources-screen>`,
};

export const Pages: Story = {
  render: () => html`<pages-screen .around=${around({ pages: give(pages) })}></pages-screen>`,
};
export const PagesEmpty: Story = {
  render: () => {
    const nothing = { items: [], count: 0, total: 0, languages: [], origins: [] };
    return html`<pages-screen .around=${around({ pages: give(nothing) })}></pages-screen>`;
  },
};

export const Page: Story = {
  render: () => {
    const known = { page: give(page), passages: give(passages), askedQuestions: none };
    return html`<page-screen .around=${around(known, { pageId: 'returns' })}></page-screen>`;
  },
};
export const PageRefused: Story = {
  render: () => {
    const gone = () => Promise.reject(new AdminError('not_found', 'There is no page with this id.'));
    const known = { page: gone, passages: gone, askedQuestions: refuse };
    return html`<page-screen .around=${around(known, { pageId: 'nowhere' })}></page-screen>`;
  },
};

export const Import: Story = {
  render: () => html`<import-screen .around=${around({ sources: none, imports: none })}></import-screen>`,
};
export const WritePage: Story = {
  render: () => html`<write-screen .around=${around({})}></write-screen>`,
};

export const ImportRunning: Story = { render: () => drawJob(jobWith({})) };
/** Nothing is changed before it is applied. */
export const ImportHeld: Story = {
  render: () =>
    drawJob(
      jobWith({
        state: 'held',
        isDryRun: true,
        changes: { added: 0, changed: 1, removed: 1 },
        heldUntil: '2099-11-20T14:00:00.000Z',
        result: { outcome: 'done', counts, ...ended },
      }),
    ),
};
export const ImportDone: Story = {
  render: () => drawJob(jobWith({ state: 'done', result: { outcome: 'done', counts, ...ended } })),
};
export const ImportFailed: Story = {
  render: () =>
    drawJob(
      jobWith({
        state: 'failed',
        skipped: [],
        skippedCount: 0,
        result: { outcome: 'failed', failure: 'The site answers with 403.', ...ended },
      }),
    ),
};

export const Runs: Story = {
  render: () => html`<runs-screen .around=${around({ runs: give(runs) })}></runs-screen>`,
};
export const RunsEmpty: Story = {
  render: () => html`<runs-screen .around=${around({ runs: none })}></runs-screen>`,
};
export const RunsRefused: Story = {
  render: () => html`<runs-screen .around=${around({ runs: refuse })}></runs-screen>`,
};
