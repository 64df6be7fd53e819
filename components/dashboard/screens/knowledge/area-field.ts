/** A field of several lines, as `field` is of one. */
import { html, nothing, type TemplateResult } from 'lit';
import { describedBy, renderHelp, type FieldError } from '../../parts/field.js';

export interface AreaOptions {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** What it begins with. */
  readonly value: string;
  readonly help?: string | undefined;
  readonly wrong?: FieldError | undefined;
  /** Of a whole text. */
  readonly isLong?: boolean;
}

export function areaField(options: AreaOptions): TemplateResult {
  const { id, name, label, value, wrong, isLong } = options;
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <textarea
      id=${id}
      name=${name}
      class=${isLong ? 'long' : nothing}
      dir="auto"
      spellcheck=${isLong ? 'true' : 'false'}
      .value=${value}
      aria-invalid=${wrong === undefined ? nothing : 'true'}
      aria-describedby=${describedBy(options)}
      @input=${wrong?.clear ?? nothing}
    ></textarea>
    ${renderHelp(options)}
  </div>`;
}
