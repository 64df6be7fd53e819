import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { tsImport } from 'tsx/esm/api';

// Node runs this file as it is, so it asks tsx for what is written in TypeScript.
const load = (path) => tsImport(path, import.meta.url);
const { accessibilityTree } = await load('./scripts/testing/accessibility-tree.ts');
const { bundledTests } = await load('./scripts/testing/bundled-tests.ts');
const { comparePictures } = await load('./scripts/testing/compare-pictures.ts');
const { wtrReporter } = await load('./scripts/testing/wtr-reporter.ts');
const { chromiumArgs, findChromium } = await load('./scripts/browser.ts');

const launchers = {
  async chromium() {
    const { executablePath, env } = await findChromium();
    return playwrightLauncher({
      product: 'chromium',
      launchOptions: { executablePath, env, args: chromiumArgs },
      // Colours are checked at rest, not half-way through a fade.
      createBrowserContext: ({ browser }) => browser.newContext({ reducedMotion: 'reduce' }),
    });
  },
  // Through WebDriver BiDi: no emulateMedia, no coverage.
  async firefox() {
    const launcher = chromeLauncher({
      concurrency: 1,
      launchOptions: {
        browser: 'firefox',
        executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
        headless: true,
        // As for Chromium above: colours at rest.
        extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
      },
    });
    launcher.name = 'Firefox';
    return launcher;
  },
};
const browser = process.env.WTR_BROWSER ?? 'chromium';

/** Whether it looks at the files themselves: at their changes, or at which of their lines are run. */
const readsFiles = process.argv.some((option) => ['--watch', '--coverage'].includes(option));

/** Serves test vectors, which server tests read too, at `/vectors/<file>`. */
const vectors = {
  name: 'vectors',
  async serve({ path }) {
    if (!path.startsWith('/vectors/')) return undefined;
    const folder = fileURLToPath(new URL('server/e2e/vectors', import.meta.url));
    const body = await readFile(join(folder, basename(path)), 'utf8');
    return { body, type: 'json' };
  },
};

/** The runner's own way finds the same port for two runs that start at the same moment. */
async function findPort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

export default {
  port: await findPort(),
  files: 'components/**/*.test.ts',
  nodeResolve: { exportConditions: ['development', 'browser'] },
  middleware: readsFiles ? [] : [bundledTests()],
  plugins: [
    vectors,
    accessibilityTree,
    comparePictures,
    esbuildPlugin({
      ts: true,
      // Browsers read it as it is; what is JavaScript already would be compiled too.
      target: 'esnext',
      tsconfig: fileURLToPath(new URL('./tsconfig.json', import.meta.url)),
    }),
  ],
  reporters: [defaultReporter(), wtrReporter],
  coverageConfig: {
    include: ['components/**/*.ts'],
    exclude: ['**/*.test.ts'],
    reportDir: 'coverage',
    reporters: ['lcov', 'text-summary'],
    threshold: { statements: 80, branches: 80, functions: 80, lines: 80 },
  },
  filterBrowserLogs: ({ args }) =>
    !args.some((arg) => typeof arg === 'string' && arg.includes('Lit is in dev mode')),
  browsers: [await launchers[browser]()],
  // A first test waits for the chunks that it loads, on a machine that may be busy with others.
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 900_000,
  testFramework: { config: { timeout: '60000' } },
};
