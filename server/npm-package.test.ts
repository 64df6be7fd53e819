/** What an app gets that imports the npm package; built before the tests run. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const entry = new URL('../dist/esm/index.js', import.meta.url);
const skip = existsSync(fileURLToPath(entry)) ? false : 'dist/ is not built: npm run build';

describe('the npm package', () => {
  it('can be imported where there is no browser, as when a page is rendered on a server', { skip }, () => {
    const script = `const { ServiceChatWidgetElement } = await import(${JSON.stringify(entry.href)});
      console.log(ServiceChatWidgetElement.name, typeof window);`;
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    });
    assert.equal(output.trim(), 'ServiceChatWidgetElement undefined');
  });
});
