import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { chromeLauncher } from '@web/test-runner-chrome';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { visualRegressionPlugin } from '@web/test-runner-visual-regression/plugin';
import { chromiumArgs, findChromium } from './.ci/browser.mjs';

const launchers = {
  async chromium() {
    const { executablePath, env } = await findChromium();
    return playwrightLauncher({
      product: 'chromium',
      launchOptions: { executablePath, env, args: chromiumArgs },
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
      },
    });
    launcher.name = 'Firefox';
    return launcher;
  },
};
const browser = process.env.WTR_BROWSER ?? 'chromium';

export default {
  files: 'components/**/*.test.ts',
  nodeResolve: { exportConditions: ['development', 'browser'] },
  plugins: [
    esbuildPlugin({
      ts: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('./tsconfig.json', import.meta.url)),
    }),
    visualRegressionPlugin({
      baseDir: 'screenshots',
      update: process.argv.includes('--update-visual-baseline'),
    }),
  ],
  coverageConfig: {
    include: ['components/**/*.ts'],
    exclude: ['**/*.test.ts'],
    reportDir: 'coverage',
    reporters: ['lcov', 'text-summary'],
    threshold: { statements: 80, branches: 80, functions: 80, lines: 80 },
  },
  filterBrowserLogs: ({ args }) =>
    !args.some((a) => typeof a === 'string' && a.includes('Lit is in dev mode')),
  browsers: [await launchers[browser]()],
  testsStartTimeout: 60_000,
};
