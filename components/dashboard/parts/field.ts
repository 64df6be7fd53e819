/** A native field with its label, its help, and what is wrong with it, bound together for assistive technology. */
import { html, nothing, type TemplateResult } from 'lit';

/** What is wrong with what stands in a field, until that is changed. */
export interface FieldError {
  /** In words that follow the name of the field, or a sentence. */
  readonly text: string;
  clear(): void;
}

export interface FieldOptions {
  /** Unique on the page. */
  readonly id: string;
  /** As the form reads it. */
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'password' | 'date';
  readonly help?: string | TemplateResult | undefined;
  readonly wrong?: FieldError | undefined;
  readonly autocomplete?: string;
  /** What it begins with: what is typed stays until this is another. */
  readonly value?: string;
  readonly inputMode?: 'numeric';
  readonly maxLength?: number;
  readonly isOptional?: boolean;
}

export function field(options: FieldOptions): TemplateResult {
  const { id, name, label, type = 'text', value, maxLength, isOptional = false } = options;
  const isExact = type === 'password' || options.inputMode === 'numeric';
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <input
      id=${id}
      name=${name}
      type=${type}
      .value=${value ?? nothing}
      autocomplete=${options.autocomplete ?? 'off'}
      inputmode=${options.inputMode ?? nothing}
      maxlength=${maxLength ?? nothing}
      dir=${isExact ? 'ltr' : 'auto'}
      autocapitalize=${isExact ? 'none' : nothing}
      spellcheck="false"
      ?required=${!isOptional}
      aria-invalid=${options.wrong === undefined ? nothing : 'true'}
      aria-describedby=${describedBy(options)}
      @input=${options.wrong?.clear ?? nothing}
    />
    ${renderHelp(options)}
  </div>`;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** As a field, with a native list of choices. */
export function selectField(
  options: Omit<FieldOptions, 'type' | 'maxLength' | 'inputMode'> & { readonly choices: readonly Choice[] },
): TemplateResult {
  const { id, name, label, value, choices } = options;
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <select
      id=${id}
      name=${name}
      aria-invalid=${options.wrong === undefined ? nothing : 'true'}
      aria-describedby=${describedBy(options)}
      @input=${options.wrong?.clear ?? nothing}
    >
      ${choices.map(
        (choice) =>
          html`<option value=${choice.value} ?selected=${choice.value === value}>${choice.label}</option>`,
      )}
    </select>
    ${renderHelp(options)}
  </div>`;
}

/** For password managers alone: whose password the form is about, where its operator need not say so. */
export const usernameField = (name: string): TemplateResult =>
  html`<input autocomplete="username" .value=${name} readonly hidden />`;

export type Described = Pick<FieldOptions, 'id' | 'help' | 'wrong'>;

export function describedBy({ id, help, wrong }: Described) {
  const ids = [...(wrong === undefined ? [] : [`${id}-wrong`]), ...(help ? [`${id}-help`] : [])];
  return ids.length > 0 ? ids.join(' ') : nothing;
}

export function renderHelp({ id, help, wrong }: Described) {
  return [
    wrong === undefined ? nothing : html`<p class="wrong" id="${id}-wrong">${sentence(wrong.text)}</p>`,
    help ? html`<p class="help" id="${id}-help">${help}</p>` : nothing,
  ];
}

/** What the server says follows the name of the field; at the field itself it stands alone. */
export const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
