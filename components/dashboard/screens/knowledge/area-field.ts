/** A field of several lines, as `field` is of one. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

export interface AreaOptions {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly help?: string | undefined;
  readonly wrong?: string | undefined;
  /** Of a whole text. */
  readonly isLong?: boolean;
  readonly onInput?: (event: Event) => void;
}

export function areaField({
  id,
  name,
  label,
  value,
  help,
  wrong,
  isLong,
  onInput,
}: AreaOptions): TemplateResult {
  const described = [
    ...(wrong === undefined ? [] : [`${id}-wrong`]),
    ...(help === undefined ? [] : [`${id}-help`]),
  ];
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <textarea
      id=${id}
      name=${name}
      class=${isLong ? 'long' : nothing}
      dir="auto"
      spellcheck=${isLong ? 'true' : 'false'}
      .value=${live(value)}
      aria-invalid=${wrong === undefined ? nothing : 'true'}
      aria-describedby=${described.length > 0 ? described.join(' ') : nothing}
      @input=${onInput ?? nothing}
    ></textarea>
    ${wrong === undefined ? nothing : html`<p class="wrong" id="${id}-wrong">${wrong}</p>`}
    ${help === undefined ? nothing : html`<p class="help" id="${id}-help">${help}</p>`}
  </div>`;
}
