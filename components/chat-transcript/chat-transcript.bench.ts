/**
 * What a conversation costs in a browser that is slowed down four times: showing it, and one more message.
 * Beside it a plain list of the same words with `content-visibility`, drawn by the browser's own parser, as the
 * floor. Medians of interleaved runs, each in a page of its own; from setting the messages to the frame after
 * they were painted.
 */
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright';
import { rollup } from 'rollup';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { chromiumArgs, findChromium } from '../../scripts/browser.js';
import type { ChatMessageData } from '../conversation/conversation-state.js';

const RUNS = 9;
const SLOWDOWN = 4;
const COUNTS = [20, 200, 2000];
const TARGET = { show: 350, oneMore: 35 };

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Intercepted: nothing leaves the machine. */
const PAGE = 'http://localhost/';

/** The same reply as the widget gets it and as the floor's list gets it. */
const REPLY = `You can return any bicycle **within 30 days** of delivery. [1]

1. Pack it in its carton, pedals *removed*.
2. Choose a day on [the returns page](https://help.fernwood.example/returns).

We collect it from your door with \`FW-2041\` on the label, free of charge.`;
const REPLY_HTML = `<p>You can return any bicycle <strong>within 30 days</strong> of delivery. <button>1</button></p>
<ol><li>Pack it in its carton, pedals <em>removed</em>.</li>
<li>Choose a day on <a href="https://help.fernwood.example/returns">the returns page</a>.</li></ol>
<p>We collect it from your door with <code>FW-2041</code> on the label, free of charge.</p>`;

const ENTRY = `
import './build/components/chat-transcript/chat-transcript.js';
import { tokens } from './build/components/theme/tokens.styles.js';
document.adoptedStyleSheets = [tokens.styleSheet];
// tsx names the functions that are handed to the page by a helper of its own.
globalThis.__name = (value) => value;
`;

interface Measured {
  readonly show: number;
  readonly oneMore: number;
}

/** The transcript as the product ships it, in one script. */
async function bundle(): Promise<string> {
  const built = await rollup({
    input: 'entry',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? `${ROOT}entry.js` : null),
        load: (id) => (id === `${ROOT}entry.js` ? ENTRY : null),
      },
      nodeResolve({ browser: true, exportConditions: ['production'] }),
    ],
  });
  const { output } = await built.generate({ format: 'iife', inlineDynamicImports: true });
  await built.close();
  return output[0].code;
}

function messagesOf(count: number): ChatMessageData[] {
  return Array.from({ length: count }, (_, index): ChatMessageData => {
    const id = String(index);
    const sentAt = Date.UTC(2025, 2, 14) + index * 60_000;
    if (index % 2 === 0) {
      return { role: 'user', id, text: `Question ${id}: can I send it back?`, sentAt, status: 'sent' };
    }
    return {
      role: 'assistant',
      id,
      text: REPLY,
      sentAt,
      citations: [
        {
          pageTitle: 'Returns and refunds',
          pageUrl: 'https://help.fernwood.example/returns',
          excerpt: 'You can return any bicycle within 30 days of delivery.',
        },
      ],
      relatedArticles: [],
      confidenceScore: 0.9,
      wasRefused: false,
    };
  });
}

async function measure(
  browser: Browser,
  script: string,
  kind: 'transcript' | 'floor',
  count: number,
): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 400, height: 640 } });
  await page.route(PAGE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Bench</title>' }),
  );
  await page.goto(PAGE);
  await page.addScriptTag({ content: script });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const measured = await page.evaluate(
    async ({ kind, messages, more, replyHtml }) => {
      const painted = () =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
              resolve(performance.now());
            };
            port2.postMessage(null);
          });
        });
      const box = document.createElement('div');
      box.style.cssText = 'display: grid; inline-size: 380px; block-size: 600px';
      document.body.append(box);
      const draw = {
        transcript: () => {
          const element = document.createElement('chat-transcript');
          return (shown: readonly ChatMessageData[]) => {
            element.conversation = { status: 'idle', messages: shown };
            if (!element.isConnected) box.append(element);
          };
        },
        floor: () => {
          const list = document.createElement('ol');
          list.style.cssText = 'overflow: auto; margin: 0';
          return (shown: readonly ChatMessageData[]) => {
            for (const message of shown.slice(list.childElementCount)) {
              const item = document.createElement('li');
              item.style.cssText = 'content-visibility: auto; contain-intrinsic-size: auto 110px';
              // The floor is what a browser itself needs for the same words, its parser included; they are ours.
              item.innerHTML = message.role === 'user' ? `<p>${message.text}</p>` : replyHtml;
              list.append(item);
            }
            if (!list.isConnected) box.append(list);
            list.scrollTop = list.scrollHeight;
          };
        },
      }[kind]();
      for (let frame = 0; frame < 20; frame++) await painted();
      let start = performance.now();
      draw(messages);
      const show = (await painted()) - start;
      for (let frame = 0; frame < 20; frame++) await painted();
      start = performance.now();
      draw([...messages, ...more]);
      const oneMore = (await painted()) - start;
      return { show, oneMore };
    },
    { kind, messages: messagesOf(count), more: messagesOf(count + 2).slice(-1), replyHtml: REPLY_HTML },
  );
  await page.close();
  return measured;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

const { executablePath, env } = await findChromium();
const browser = await chromium.launch({ executablePath, env, args: chromiumArgs });
try {
  const script = await bundle();
  const kinds = ['transcript', 'floor'] as const;
  const runs = new Map<string, Measured[]>();
  const cases = COUNTS.flatMap((count) => kinds.map((kind) => ({ kind, count })));
  // Each time from another one on: a page still pays for the one before it, whose remains are cleared away.
  for (let run = 0; run < RUNS; run++) {
    const start = run % cases.length;
    for (const { kind, count } of [...cases.slice(start), ...cases.slice(0, start)]) {
      const key = `${kind} ${String(count)}`;
      const measured = await measure(browser, script, kind, count);
      runs.set(key, [...(runs.get(key) ?? []), measured]);
    }
  }
  console.log(`Milliseconds, CPU slowed ${String(SLOWDOWN)} times, medians of ${String(RUNS)} runs.`);
  for (const kind of kinds) {
    for (const count of COUNTS) {
      const measured = runs.get(`${kind} ${String(count)}`) ?? [];
      const show = median(measured.map((run) => run.show));
      const oneMore = median(measured.map((run) => run.oneMore));
      console.log(
        `${kind.padEnd(12)}${String(count).padStart(5)} messages: shown in ${show.toFixed(0).padStart(5)}, one more in ${oneMore.toFixed(0).padStart(4)}`,
      );
    }
  }
  console.log(`Wanted at 2000: shown in ${String(TARGET.show)}, one more in ${String(TARGET.oneMore)}.`);
} finally {
  await browser.close();
}
