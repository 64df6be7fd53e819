/**
 * The installed package at work: its own server, and a plain page, a React app and a Vue app that use it, each in
 * a real browser. Needs `npm run build`.
 */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { after, before, describe, it } from 'node:test';
import vue from '@vitejs/plugin-vue';
import { chromium, type Browser } from 'playwright';
import { build } from 'vite';
import { chromiumArgs, findChromium } from '../browser.js';
import { DEMO_WIDGET_ID } from '../../server/defaults.js';
import { installPacked, root, serveInstalled, type Installed } from './installed.fixture.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** What a web host does with the files of an app. */
function serveFolder(folder: string): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const path = new URL(url, 'http://localhost').pathname;
    const file = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path));
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  return new Promise((resolve) => {
    server.listen(0, () => {
      resolve(server);
    });
  });
}

const skip = existsSync(join(root, 'dist/esm/index.js')) ? false : 'dist/ is not built: npm run build';

describe('the installed package', { skip }, () => {
  let installed: Installed;
  let service: Awaited<ReturnType<typeof serveInstalled>>;
  let host: Server;
  let browser: Browser;

  /** Builds an app as `vite build` does; gives the size of its scripts in bytes. */
  async function buildApp(app: string): Promise<number> {
    const outDir = join(installed.folder, 'built', app);
    await build({
      root: join(installed.folder, 'apps', app),
      base: './',
      configFile: false,
      logLevel: 'error',
      plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.includes('-') } } })],
      resolve: { preserveSymlinks: true },
      build: { outDir, emptyOutDir: true, target: 'es2022' },
    });
    return readdirSync(join(outDir, 'assets'))
      .filter((file) => file.endsWith('.js'))
      .reduce((size, file) => size + readFileSync(join(outDir, 'assets', file)).length, 0);
  }

  before(async () => {
    installed = await installPacked();
    service = await serveInstalled(installed.folder);
    host = await serveFolder(installed.folder);
    const { executablePath, env } = await findChromium();
    browser = await chromium.launch({
      executablePath,
      env: env,
      args: chromiumArgs,
    });
  });
  after(async () => {
    await browser.close();
    host.close();
    await service.stop();
  });

  /** Asks as a visitor would and checks that the reply comes with its source, and without a complaint. */
  async function talk(path: string, open: string): Promise<void> {
    const page = await browser.newPage();
    const trouble: string[] = [];
    page.on('pageerror', ({ message }) => trouble.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') trouble.push(message.text());
    });
    const { port } = host.address() as AddressInfo;
    const query = new URLSearchParams({ server: service.url, widget: DEMO_WIDGET_ID });
    await page.goto(`http://localhost:${port}/${path}/?${query.toString()}`);
    await page.getByRole('button', { name: 'Open chat' }).waitFor();
    await page.getByRole('button', { name: open }).click();
    await page.getByRole('textbox', { name: 'Message' }).fill('How do I embed the widget?');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('link').first().waitFor();
    if (open === 'Help') {
      await page.getByRole('button', { name: 'Ask our team' }).waitFor();
      assert.equal(await page.locator('output').textContent(), 'How do I embed the widget?');
    }
    assert.deepEqual(trouble, []);
    await page.close();
  }

  it('answers on a plain page, by the script tag', async () => {
    await talk('apps/page', 'Open chat');
  });

  for (const app of ['react', 'vue']) {
    it(`answers in an app of ${app === 'react' ? 'React' : 'Vue'}, which hears its events and can open it`, async () => {
      await buildApp(app);
      await talk(`built/${app}`, 'Help');
    });
  }

  it('weighs in an app only what the app uses', async (context) => {
    const bytes = await buildApp('one-element');
    context.diagnostic(`one element with Lit: ${bytes} bytes`);
    const assets = join(installed.folder, 'built/one-element/assets');
    const code = readdirSync(assets).map((file) => readFileSync(join(assets, file), 'utf8'));
    assert.match(code.join(), /chat-button/);
    assert.doesNotMatch(code.join(), /chat-panel|chat-transcript|service-chat-widget/);
    assert.ok(bytes < 40_000, String(bytes));
  });
});
