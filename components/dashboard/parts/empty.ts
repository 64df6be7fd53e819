/** What stands where a list is empty: why it is, and the one next step. */
import { html, nothing, type TemplateResult } from 'lit';

export interface EmptyOptions {
  readonly title: string;
  readonly text?: unknown;
  /** A link or a button. */
  readonly step?: unknown;
  readonly icon?: TemplateResult;
}

export const empty = ({ title, text = nothing, step = nothing, icon }: EmptyOptions): TemplateResult =>
  html`<div class="empty">
    ${icon ?? nothing}
    <p class="empty-title">${title}</p>
    ${text === nothing ? nothing : html`<p class="help">${text}</p>`}
    ${step === nothing ? nothing : html`<p class="row">${step}</p>`}
  </div>`;
