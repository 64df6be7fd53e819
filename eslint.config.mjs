import js from '@eslint/js';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default defineConfig(
  globalIgnores([
    'scripts/package/apps',
    '.cache',
    'build',
    'dist',
    'storybook-static',
    'coverage',
    'screenshots',
    'custom-elements.json',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: ['components/**/*.ts', 'stories/**/*.ts'],
    extends: [lit['flat/recommended'], wc['flat/best-practice'], litA11y.configs.recommended],
    settings: { wc: { elementBaseClasses: ['LitElement'] } },
    rules: {
      // Lit calls a listener with the host as `this`, so @click=${this.toggle} is right.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['components/testing/**/*.ts', '**/*.test.ts', '**/*.faults.ts', 'stories/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-floating-promises': 'off',
    },
  },
  {
    files: ['server/**/*.ts'],
    ignores: ['**/*.{test,faults,bench,fixture,program}.ts'],
    rules: {
      // On Node 20 they hold each other so weakly that after a garbage collection nothing ends what stalls.
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Use request of undici, within a deadline: server/network/deadline.ts.' },
      ],
      'no-restricted-properties': [
        'error',
        ...['any', 'timeout'].map((property) => ({
          ...{ object: 'AbortSignal', property },
          message: 'Use a deadline: server/network/deadline.ts.',
        })),
      ],
    },
  },
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node } },
);
