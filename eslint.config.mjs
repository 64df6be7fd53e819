/** What Oxlint (.oxlintrc.json) does not know: custom elements, and the templates of Lit. */
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import { defineConfig } from 'eslint/config';
import * as parser from '@typescript-eslint/parser';

export default defineConfig({
  files: ['components/**/*.ts', 'stories/**/*.ts'],
  extends: [lit['flat/recommended'], wc['flat/best-practice'], litA11y.configs.recommended],
  languageOptions: { parser },
  settings: { wc: { elementBaseClasses: ['LitElement'] } },
});
