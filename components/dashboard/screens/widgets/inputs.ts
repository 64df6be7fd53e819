/** Fields that tell of each change as it is typed, for what is edited in place. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { describedBy, renderHelp, type Choice, type FieldError } from '../../parts/field.js';

interface InputOptions {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly help?: string;
  readonly wrong?: FieldError | undefined;
  readonly isOff?: boolean;
  readonly onChange: (value: string) => void;
}

export interface TextOptions extends InputOptions {
  readonly type?: 'text' | 'number' | 'url' | 'color';
  readonly maxLength?: number;
  readonly placeholder?: string;
  /** Lines; one where absent. */
  readonly rows?: number;
  /** Of a code or an address, which is written from left to right in every language. */
  readonly isExact?: boolean;
}

export function textInput(options: TextOptions): TemplateResult {
  const { id, label, value, type = 'text', rows, maxLength, placeholder, isOff, isExact } = options;
  const invalid = options.wrong === undefined ? nothing : 'true';
  const direction = isExact ? 'ltr' : 'auto';
  return html`<div class="field">
    <label for=${id}>${label}</label>
    ${
      rows === undefined
        ? html`<input
            id=${id}
            type=${type}
            .value=${live(value)}
            dir=${direction}
            maxlength=${maxLength ?? nothing}
            placeholder=${placeholder ?? nothing}
            autocomplete="off"
            spellcheck=${isExact ? 'false' : nothing}
            autocapitalize=${isExact ? 'none' : nothing}
            ?disabled=${isOff}
            aria-invalid=${invalid}
            aria-describedby=${describedBy(options)}
            @input=${valueTo(options)}
          />`
        : html`<textarea
            id=${id}
            rows=${rows}
            .value=${live(value)}
            dir=${direction}
            maxlength=${maxLength ?? nothing}
            placeholder=${placeholder ?? nothing}
            ?disabled=${isOff}
            aria-invalid=${invalid}
            aria-describedby=${describedBy(options)}
            @input=${valueTo(options)}
          ></textarea>`
    }
    ${renderHelp(options)}
  </div>`;
}

export function choiceInput(options: InputOptions & { readonly choices: readonly Choice[] }): TemplateResult {
  const { id, label, value, choices, isOff } = options;
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <select
      id=${id}
      ?disabled=${isOff}
      aria-invalid=${options.wrong === undefined ? nothing : 'true'}
      aria-describedby=${describedBy(options)}
      @change=${valueTo(options)}
    >
      ${choices.map(
        (choice) =>
          html`<option value=${choice.value} .selected=${choice.value === value}>${choice.label}</option>`,
      )}
    </select>
    ${renderHelp(options)}
  </div>`;
}

/** Choices with their words, by their values. */
export const choicesOf = (labels: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export function checkInput({
  isChecked,
  ...options
}: Omit<InputOptions, 'value' | 'onChange'> & {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}): TemplateResult {
  const { id, label, isOff, onChange } = options;
  return html`<div class="field">
    <div class="check">
      <input
        id=${id}
        type="checkbox"
        .checked=${live(isChecked)}
        ?disabled=${isOff}
        aria-describedby=${describedBy(options)}
        @change=${(event: Event) => {
          onChange((event.target as HTMLInputElement).checked);
        }}
      />
      <label for=${id}>${label}</label>
    </div>
    ${renderHelp(options)}
  </div>`;
}

const valueTo =
  ({ wrong, onChange }: InputOptions) =>
  (event: Event) => {
    wrong?.clear();
    onChange((event.target as HTMLInputElement).value);
  };
