import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './scripts/browser.js';
import { vitestReporter } from './scripts/testing/vitest-reporter.js';

const { executablePath, env } = await findChromium();

export default defineConfig({
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL('./.storybook', import.meta.url)),
      disableAddonDocs: true,
    }),
  ],
  test: {
    name: 'stories',
    // All in one page, as Storybook itself shows them: to load it anew for each file takes longer than its stories.
    isolate: false,
    reporters: ['default', vitestReporter],
    setupFiles: './.storybook/test-viewport.ts',
    // A busy machine needs its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath, env, args: chromiumArgs },
        // Colours are checked at rest, not half-way through a fade.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
