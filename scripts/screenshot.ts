/** `npm run screenshot`: takes the README's picture of the widget, from the demo page of a fresh server. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from './browser.js';
import { ensureBuilt } from './ensure-built.js';
import { root } from './files.js';
import { serveBuilt } from './serve-built.js';

const QUESTION = 'How do I embed the widget?';

await ensureBuilt();
const server = await serveBuilt();
const { executablePath, env } = await findChromium();
const browser = await chromium.launch({ executablePath, env, args: chromiumArgs });
try {
  const page = await browser.newPage({ viewport: { width: 1120, height: 760 }, deviceScaleFactor: 2 });
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Open chat' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill(QUESTION);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('link').first().waitFor();
  await page.waitForTimeout(600); // lets the motion of the new message end
  mkdirSync(join(root, 'docs/images'), { recursive: true });
  await page.screenshot({ path: join(root, 'docs/images/widget.png') });
} finally {
  await browser.close();
  await server.stop();
}
