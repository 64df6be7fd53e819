/** The widget in a page that is opened from the disk, as a first trial often is. Needs `npm run build`. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { PATIENCE_MS } from '../../scripts/browser.js';
import { cli, serveBuilt } from '../../scripts/serve-built.js';
import { openBrowser } from './shared-browser.fixture.js';

describe('a page opened from the disk', () => {
  it('is told the entry that would let it in, and works with it', async (t) => {
    const server = await serveBuilt();
    t.after(() => server.stop());
    const folder = await mkdtemp(join(tmpdir(), 'service-chat-file-'));
    t.after(() => rm(folder, { recursive: true }));
    const created = await cli(
      server.dataDir,
      'widget',
      'create',
      '--name',
      'Acme',
      '--allow',
      'acme.example',
      '--json',
    );
    const { id } = JSON.parse(created) as { id: string };
    const file = join(folder, 'page.html');
    const options = JSON.stringify({ widgetId: id });
    await writeFile(
      file,
      `<!doctype html><script>ServiceChatConfig = ${options}</script><script src="${server.url}/widget.js"></script>`,
    );
    const browser = await openBrowser();
    const page = await browser.newPage();
    t.after(() => page.close());
    page.setDefaultTimeout(PATIENCE_MS);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const refused = page.waitForEvent('console', (message) => message.text().includes('Service Chat'));
    await page.goto(pathToFileURL(file).href);
    await refused;
    assert.match(said.join('\n'), /is not allowed on pages without an origin, .* add "null" to the widget/);
    await cli(server.dataDir, 'widget', 'update', id, '--add-allow', 'null');
    // The server takes the change up within two seconds.
    const config = `${server.url}/api/widget/config/${id}`;
    while ((await fetch(config, { headers: { Origin: 'null' } })).status !== 200)
      await page.waitForTimeout(100);
    await page.reload();
    await page.getByRole('button', { name: 'Open chat' }).click();
    await page.getByRole('dialog').waitFor();
  });
});
