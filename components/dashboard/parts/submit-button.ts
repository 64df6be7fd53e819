/** The main button of a form, which says that it works. */
import { html, type TemplateResult } from 'lit';
import type { FormState } from './form-state.js';

export const submitButton = (
  label: string,
  form: Pick<FormState, 'isBusy'>,
  look = 'solid',
): TemplateResult =>
  html`<button class=${look} type="submit" aria-disabled=${form.isBusy ? 'true' : 'false'}>${label}</button>`;
