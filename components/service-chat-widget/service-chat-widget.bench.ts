/**
 * What a page pays for the widget, in a browser that is slowed down four times: until the launcher stands, and
 * until the visitor can write after a click. Beside it, as the floor, a page that has only Lit and one element.
 * Medians of interleaved runs, each in a browser context of its own, so that nothing is cached.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { minify } from 'terser';
import { chromiumArgs, findChromium } from '../../scripts/browser.js';
import { growthOver } from '../../scripts/rounds.js';
import { serveBuilt } from '../../scripts/serve-built.js';

const RUNS = 9;
const ROUNDS = 100;
const SLOWDOWN = 4;
const WIDGET_ID = '00000000-0000-4000-8000-000000000001';

const FLOOR = `
import { LitElement, css, html } from 'lit';
customElements.define('one-element', class extends LitElement {
  static styles = css\`.launcher { position: fixed; right: 20px; bottom: 20px; inline-size: 56px; block-size: 56px }\`;
  render() { return html\`<button class="launcher">Open chat</button>\`; }
});
document.body.append(document.createElement('one-element'));
`;

const HEAD = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><h1>Lamps</h1>';
const BODY: Readonly<Record<string, (server: string) => string>> = {
  empty: () => '',
  floor: () => '<script async src="/floor.js"></script>',
  widget: (server) =>
    `<script>window.ServiceChatConfig = { widgetId: '${WIDGET_ID}' }</script><script async crossorigin src="${server}/widget.js"></script>`,
};

interface Measured {
  readonly script: number;
  readonly longest: number;
  readonly heap: number;
  readonly shift: number;
}

/** Lit and one element, in one script. */
async function bundleFloor(): Promise<string> {
  const built = await rollup({
    input: 'floor',
    plugins: [
      {
        name: 'floor',
        resolveId: (id) => (id === 'floor' ? `${process.cwd()}/floor.js` : null),
        load: (id) => (id.endsWith('/floor.js') ? FLOOR : null),
      },
      nodeResolve({ browser: true, exportConditions: ['production'] }),
    ],
  });
  const { output } = await built.generate({ format: 'iife' });
  await built.close();
  return (await minify(output[0].code)).code ?? '';
}

/** The site that has the pages. Not by Playwright's routes, which would hold up every request of the page. */
async function servePages(server: string, floor: string): Promise<{ url: string; stop: () => void }> {
  const site = createServer(({ url = '' }, response) => {
    const isScript = url === '/floor.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? floor : HEAD + (BODY[url.slice(1)]?.(server) ?? ''));
  });
  await once(site.listen(0, 'localhost'), 'listening');
  const { port } = site.address() as AddressInfo;
  return {
    url: `http://localhost:${String(port)}`,
    stop: () => {
      site.closeAllConnections();
      site.close();
    },
  };
}

/** Runs in the page, before anything of it. Looking for the launcher costs script time, so other pages are timed. */
function watchPage(isTimed: boolean): void {
  const seen = { shown: 0, longest: 0, shift: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, see: (entry: PerformanceEntry & { value?: number }) => void) => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(see);
    }).observe({ type, buffered: true });
  };
  watch('longtask', ({ duration }) => {
    seen.longest = Math.max(seen.longest, duration);
  });
  watch('layout-shift', ({ value = 0 }) => {
    seen.shift += value;
  });
  const look = () => {
    const element = document.querySelector('service-chat-widget, one-element');
    if (element?.shadowRoot?.querySelector('.launcher')) seen.shown = performance.now();
    else requestAnimationFrame(look);
  };
  if (isTimed) look();
}

async function open(browser: Browser, site: string, kind: string, isTimed: boolean) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  // tsx names the functions that are handed to the page by a helper of its own.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(watchPage, isTimed);
  const session = await context.newCDPSession(page);
  // The main thread's own time: it shares the machine's cores with the server and the browser's other processes.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(`${site}/${kind}`);
  await page.waitForLoadState('networkidle');
  return { page, session };
}

async function metric(session: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? NaN;
}

/** Milliseconds from the start of the navigation. */
const measureShown = (page: Page): Promise<number> => page.evaluate<number>('window.seen.shown');

async function measureLoad(page: Page, session: CDPSession): Promise<Measured> {
  const script = (await metric(session, 'ScriptDuration')) * 1000;
  await session.send('HeapProfiler.collectGarbage');
  const heap = await metric(session, 'JSHeapUsedSize');
  const seen = await page.evaluate<Pick<Measured, 'longest' | 'shift'>>('window.seen');
  return { longest: seen.longest, shift: seen.shift, script, heap };
}

/** Milliseconds from the click to a message field that has the focus and is painted. */
async function measureClick(page: Page, isPrefetched: boolean): Promise<number> {
  if (isPrefetched) {
    await page.hover('service-chat-widget .launcher');
    await page.waitForLoadState('networkidle');
    await page.waitForSelector('service-chat-widget chat-panel', { state: 'attached' });
  }
  return page.evaluate(async () => {
    const root = document.querySelector('service-chat-widget')?.shadowRoot;
    const launcher = root?.querySelector<HTMLElement>('.launcher');
    const focused = () => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      return element;
    };
    const start = performance.now();
    launcher?.click();
    while (focused()?.localName !== 'textarea') await new Promise(requestAnimationFrame);
    return performance.now() - start;
  });
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

const server = await serveBuilt();
const { executablePath, env } = await findChromium();
const site = await servePages(server.url, await bundleFloor());
const browser = await chromium.launch({ executablePath, env, args: chromiumArgs });
try {
  const runs: Record<string, Measured[]> = { empty: [], floor: [], widget: [] };
  const shown: Record<string, number[]> = { floor: [], widget: [] };
  const clicks = { prefetched: [] as number[], cold: [] as number[] };
  for (let run = 0; run < RUNS; run++) {
    for (const [kind, measured] of Object.entries(runs)) {
      const { page, session } = await open(browser, site.url, kind, false);
      measured.push(await measureLoad(page, session));
      if (kind === 'widget') clicks.prefetched.push(await measureClick(page, true));
      await page.context().close();
    }
    for (const [kind, measured] of Object.entries(shown)) {
      const { page } = await open(browser, site.url, kind, true);
      measured.push(await measureShown(page));
      if (kind === 'widget') clicks.cold.push(await measureClick(page, false));
      await page.context().close();
    }
  }
  const of = (kind: string, field: keyof Measured) => median((runs[kind] ?? []).map((run) => run[field]));
  const above = (kind: string, field: keyof Measured) => of(kind, field) - of('empty', field);

  console.log(
    `CPU slowed ${String(SLOWDOWN)} times, medians of ${String(RUNS)} runs; script and heap above an empty page.`,
  );
  console.log('          shown ms  script ms  longest ms   heap MB   shift');
  for (const kind of ['floor', 'widget']) {
    const cells = [
      median(shown[kind] ?? [])
        .toFixed(0)
        .padStart(8),
      above(kind, 'script').toFixed(1).padStart(11),
      of(kind, 'longest').toFixed(0).padStart(12),
      (above(kind, 'heap') / 1e6).toFixed(2).padStart(10),
      of(kind, 'shift').toFixed(3).padStart(8),
    ];
    console.log(kind.padEnd(10) + cells.join(''));
  }
  const ratio = (median(shown['widget'] ?? []) / median(shown['floor'] ?? [])).toFixed(2);
  console.log(
    `Shown: ${ratio} times the floor. Wanted: 1.1, script 20 ms or 1.6 times, no task over 50 ms, 0.25 MB, shift 0.`,
  );
  console.log(
    `Click to input: ${median(clicks.prefetched).toFixed(0)} ms with the panel prefetched, ${median(clicks.cold).toFixed(0)} ms without. Wanted: 35 and 60.`,
  );

  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(server.url);
  const { listeners, nodes, heap } = await growthOver(page, WIDGET_ID, ROUNDS);
  console.log(
    `${String(ROUNDS)} rounds of init, open, destroy: ${String(listeners)} listeners, ${String(nodes)} nodes, ${(heap / 1e6).toFixed(2)} MB more. Wanted: none.`,
  );
} finally {
  await browser.close();
  site.stop();
  await server.stop();
}
