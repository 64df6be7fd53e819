/**
 * `npm run screenshot`: takes the pictures of the README and the documentation: of the widget from the demo page of a
 * fresh server, of the dashboard from a made-up month.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { chromiumArgs, findChromium } from './browser.js';
import { DEMO_SHOP_ID } from './demo-data/made-up-shop.js';
import { ensureBuilt } from './ensure-built.js';
import { root } from './files.js';
import { run, script } from './run-tool.js';
import { cli, serveBuilt } from './serve-built.js';

const QUESTION = 'How do I embed the widget?';
const PASSWORD = 'lamp river stone cloud';
const IMAGES = join(root, 'docs/images');
/** Screens of the dashboard, each with a page of the documentation. */
const SCREENS = [
  ['conversations', '/conversations'],
  ['feedback', '/feedback'],
  ['health', '/health'],
  ['inbox', '/inbox'],
  ['knowledge', '/knowledge/pages'],
  ['operators', '/settings/operators'],
  ['privacy', '/settings/privacy'],
  ['try', `/w/${DEMO_SHOP_ID}/try?q=How+long+does+delivery+take%3F`],
  ['unanswered', '/unanswered'],
  ['widgets', `/w/${DEMO_SHOP_ID}/look`],
] as const;

await ensureBuilt();
mkdirSync(IMAGES, { recursive: true });
const { executablePath, env } = await findChromium();
const browser = await chromium.launch({ executablePath, env, args: chromiumArgs });
try {
  await takeWidget(browser);
  await takeDashboard(browser);
} finally {
  await browser.close();
}

async function takeWidget(on: Browser): Promise<void> {
  const server = await serveBuilt();
  try {
    const page = await on.newPage({ viewport: { width: 1120, height: 760 }, deviceScaleFactor: 2 });
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Open chat' }).click();
    await page.getByRole('textbox', { name: 'Message' }).fill(QUESTION);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('link').first().waitFor();
    await page.waitForTimeout(600); // lets the motion of the new message end
    await page.screenshot({ path: join(IMAGES, 'widget.png') });
  } finally {
    await server.stop();
  }
}

/** Smaller than the picture of the README: there are many, and each clone of the repository has them. */
async function takeScreens(on: Browser, signedIn: Page): Promise<void> {
  const { origin } = new URL(signedIn.url());
  const context = await on.newContext({
    viewport: { width: 1200, height: 800 },
    storageState: await signedIn.context().storageState(),
  });
  const page = await context.newPage();
  for (const [name, path] of SCREENS) {
    await page.goto(`${origin}/dashboard${path}`);
    await page.locator('h1').waitFor();
    await page.waitForTimeout(2500); // lets what comes a moment later be drawn
    await page.screenshot({ path: join(IMAGES, `dashboard-${name}.png`) });
  }
  await context.close();
}

async function takeDashboard(on: Browser): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'service-chat-picture-'));
  const folder = join(home, 'data');
  await run(script('scripts/demo-data.ts', folder));
  const added = JSON.parse(await cli(folder, 'operator', 'add', 'Ann', '--role', 'owner', '--json')) as {
    link: string;
  };
  const server = await serveBuilt({ DATA_DIR: folder, DEMO: 'off' });
  try {
    const page = await on.newPage({ viewport: { width: 1280, height: 900 }, deviceScaleFactor: 2 });
    const { pathname, hash } = new URL(added.link);
    await page.goto(server.url + pathname + hash);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.locator('.top-lists').waitFor();
    await page.waitForTimeout(600); // lets what is counted last come in
    await page.screenshot({ path: join(IMAGES, 'dashboard.png') });
    await takeScreens(on, page);
  } finally {
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}
