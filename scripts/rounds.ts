/** Rounds of init, open and destroy in a page that has loaded `widget.js`, and what is left behind by them. */
import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';

/** What a widget needs once, such as its modules and style sheets, is there after so many. */
const WARM_UP = 10;
/** What a browser has yet to clear away, such as what an ended animation held, is gone after some of so many looks. */
const LOOKS = 20;
const LOOK_MS = 100;

/** Counts, and bytes of heap. */
interface Left {
  readonly listeners: number;
  readonly nodes: number;
  readonly heap: number;
}

async function leftBehind(session: CDPSession): Promise<Left> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return { listeners: of('JSEventListeners'), nodes: of('Nodes'), heap: of('JSHeapUsedSize') };
}

const hasGrown = (before: Left, after: Left) =>
  after.listeners > before.listeners || after.nodes > before.nodes;

function playRounds(page: Page, widgetId: string, count: number): Promise<void> {
  return page.evaluate(
    async ({ widgetId, count }) => {
      const chat = window.ServiceChatWidget;
      if (!chat) throw new Error('The page has not loaded widget.js.');
      for (let round = 0; round < count; round++) {
        await chat.init({ widgetId });
        await new Promise((resolve) => {
          chat.on('open', resolve);
          chat.open();
        });
        chat.destroy();
      }
    },
    { widgetId, count },
  );
}

/** Gives the growth over `count` rounds, after a garbage collection. */
export async function growthOver(page: Page, widgetId: string, count: number): Promise<Left> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await playRounds(page, widgetId, WARM_UP);
  const before = await leftBehind(session);
  await playRounds(page, widgetId, count);
  let after = await leftBehind(session);
  for (let look = 1; look < LOOKS && hasGrown(before, after); look++) {
    await setTimeout(LOOK_MS);
    after = await leftBehind(session);
  }
  await session.detach();
  return {
    listeners: after.listeners - before.listeners,
    nodes: after.nodes - before.nodes,
    heap: after.heap - before.heap,
  };
}
