/** Fields that tell of each change as it is typed, for what is edited in place. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Choice } from '../../parts/field.js';

interface InputOptions {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly help?: string;
  readonly wrong?: string | undefined;
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
            @input=${valueTo(options.onChange)}
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
            @input=${valueTo(options.onChange)}
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
      @change=${valueTo(options.onChange)}
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

const valueTo = (onChange: (value: string) => void) => (event: Event) => {
  onChange((event.target as HTMLInputElement).value);
};

type Described = Pick<InputOptions, 'id' | 'help' | 'wrong'>;

function describedBy({ id, help, wrong }: Described) {
  const ids = [...(wrong === undefined ? [] : [`${id}-wrong`]), ...(help ? [`${id}-help`] : [])];
  return ids.length > 0 ? ids.join(' ') : nothing;
}

function renderHelp({ id, help, wrong }: Described) {
  return [
    wrong === undefined ? nothing : html`<p class="wrong" id="${id}-wrong">${sentence(wrong)}</p>`,
    help ? html`<p class="help" id="${id}-help">${help}</p>` : nothing,
  ];
}

/** What the server says follows the name of the field; at the field itself it stands alone. */
export const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
