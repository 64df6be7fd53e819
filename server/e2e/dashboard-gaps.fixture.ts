/** A site whose visitors asked in vain, for tests and looks at the screens that close such gaps. */
import { createExtractiveEngine } from '../answers/extractive/extractive-engine.js';
import { createKnowledge } from '../search/knowledge.js';
import type { TestContext } from 'node:test';
import { WIDGET_ID } from '../http/app.fixture.js';
import type { AdminApp } from '../http/admin/admin.fixture.js';
import { startAdminApp } from '../http/admin/admin.fixture.js';
import { createMemoryStore } from '../store/memory/memory-store.js';
import { makePage } from '../store/testing/store.fixture.js';
import { join } from 'node:path';
import { packageRoot } from '../runtime/package-root.js';

export const WORDINGS = ['Can I pay with bitcoin?', 'paying by Bitcoin', 'pay bitcoin'];

const PAGES = [
  makePage({
    id: 'returns',
    title: 'Returns',
    url: 'https://acme.example/returns',
    content: '# Returns\n\nSend a lamp back within 30 days. The postage is on us.\n',
  }),
  makePage({
    id: 'lamps',
    title: 'Lamps',
    url: 'https://acme.example/lamps',
    content:
      '# Lamps\n\nOur desk lamps are made of oak and brass.\n\n## Bulbs\n\nEvery lamp takes an E27 bulb.\n',
  }),
];

export interface GapSite extends AdminApp {
  ask(message: string): Promise<void>;
}

export async function startGapSite(t: TestContext): Promise<GapSite> {
  const store = createMemoryStore();
  for (const page of PAGES) await store.pages.save(WIDGET_ID, page);
  const engine = createExtractiveEngine({ knowledge: createKnowledge({ pages: store.pages }) });
  const dashboardFolder = join(packageRoot(), 'dist', 'dashboard');
  const app = await startAdminApp(t, { store, deps: { engine }, dashboardFolder });
  return {
    ...app,
    async ask(message) {
      const body = { widgetId: WIDGET_ID, message, visitorId: 'v1' };
      await app.post('/api/widget/chat', body, { Origin: 'https://acme.example' });
      // Records and marks of one moment would be in no order.
      app.wait(1000);
    },
  };
}
