/** A choice among few, all of which are in sight. */
import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { choicesOf } from './inputs.js';

/** Native buttons of which one is chosen. @param label of all of them */
export function switchInput(
  name: string,
  label: string,
  value: string,
  labels: Readonly<Record<string, string>>,
  onChange: (value: string) => void,
): TemplateResult {
  return html`<fieldset class="switch">
    <legend>${label}</legend>
    ${choicesOf(labels).map(
      (choice) =>
        html`<label
          ><input
            type="radio"
            name=${name}
            value=${choice.value}
            .checked=${live(choice.value === value)}
            @change=${() => {
              onChange(choice.value);
            }}
          /><span>${choice.label}</span></label
        >`,
    )}
  </fieldset>`;
}
