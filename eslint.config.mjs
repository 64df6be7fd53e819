/** What Oxlint (.oxlintrc.json) does not know: custom elements, and the templates of Lit. */
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import { defineConfig } from 'eslint/config';
import * as parser from '@typescript-eslint/parser';

export default defineConfig({
  files: ['components/**/*.ts', 'stories/**/*.ts'],
  // Neither elements nor templates; to read them takes a third of the time.
  ignores: [
    '**/*.styles.ts',
    'components/{api,conversation,language/locales}/**',
    'components/dashboard/{api,messages,theme}/**',
  ],
  extends: [lit['flat/recommended'], wc['flat/best-practice'], litA11y.configs.recommended],
  languageOptions: { parser },
  settings: { wc: { elementBaseClasses: ['LitElement'] } },
});
