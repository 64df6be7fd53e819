/** Rounds of init, open and destroy in a page that has loaded `widget.js`, and what is left behind by them. */
import { setTimeout } from 'node:timers/promises';

/** What a widget needs once, such as its modules and style sheets, is there after so many. */
const WARM_UP = 10;
/** What a browser has yet to clear away, such as what an ended animation held, is gone after some of so many looks. */
const LOOKS = 20;
const LOOK_MS = 100;

async function leftBehind(session) {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted) => metrics.find(({ name }) => name === wanted).value;
  return { listeners: of('JSEventListeners'), nodes: of('Nodes'), heap: of('JSHeapUsedSize') };
}

const hasGrown = (before, after) => after.listeners > before.listeners || after.nodes > before.nodes;

function playRounds(page, widgetId, count) {
  return page.evaluate(
    async ({ widgetId, count }) => {
      const chat = globalThis.ServiceChatWidget;
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

/** @returns growth over `count` rounds, after a garbage collection: numbers, and bytes of heap */
export async function growthOver(page, widgetId, count) {
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
