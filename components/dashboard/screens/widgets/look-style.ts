/** The parts of the look that are chosen: colour, theme, size, launcher, logo, and when the window opens. */
import { html, nothing, type TemplateResult } from 'lit';
import type { AdminWidget, AppearanceChange } from '../../../../server/admin-contract/widgets.js';
import { contrastOf, inkOn, isHexColor, WHITE } from '../../../theme/colors.js';
import { lookMessages } from '../../messages/widgets/look-messages.js';
import { describedBy, renderHelp, type FieldError } from '../../parts/field.js';
import type { FormState } from '../../parts/form-state.js';
import { errorNotice } from '../../parts/notice.js';
import { choiceInput, choicesOf, textInput } from './inputs.js';

export interface StyleOptions {
  readonly draft: AdminWidget;
  readonly isOff: boolean;
  wrong(field: string): FieldError | undefined;
  set(change: AppearanceChange): void;
  /** What became of the last image that was to be stored. */
  readonly logo: FormState;
  /** Stores an image, and makes it the logo. */
  store(file: File): void;
}

type Choices = Readonly<Record<string, string>>;
type ChoiceName = 'position' | 'theme' | 'windowSize' | 'launcherIcon';

const CHOICES: Readonly<Record<ChoiceName, { labels: Choices; usual: string }>> = {
  theme: { labels: lookMessages.themes, usual: 'light' },
  position: { labels: lookMessages.positions, usual: 'bottom-right' },
  windowSize: { labels: lookMessages.windowSizes, usual: 'medium' },
  launcherIcon: { labels: lookMessages.launcherIcons, usual: 'chat' },
};

export function drawStyle(options: StyleOptions): TemplateResult {
  return html`${drawColor(options)} ${drawChoice(options, 'theme')} ${drawChoice(options, 'position')}
  ${drawChoice(options, 'windowSize')} ${drawChoice(options, 'launcherIcon')} ${drawLogo(options)}`;
}

export function drawBehaviour({ draft, isOff, wrong, set }: StyleOptions): TemplateResult {
  const { openAfter, privacyUrl = '' } = draft.appearance;
  return html`${textInput({
    id: 'open-after',
    label: lookMessages.openAfter,
    help: lookMessages.openAfterHelp,
    type: 'number',
    value: openAfter === undefined ? '' : String(openAfter),
    isOff,
    wrong: wrong('appearance.openAfter'),
    onChange: (text) => {
      set({ openAfter: text === '' ? null : Number(text) });
    },
  })}
  ${textInput({
    id: 'privacy-url',
    label: lookMessages.privacyUrl,
    help: lookMessages.privacyUrlHelp,
    type: 'url',
    value: privacyUrl,
    isExact: true,
    isOff,
    wrong: wrong('appearance.privacyUrl'),
    onChange: (text) => {
      set({ privacyUrl: text === '' ? null : text });
    },
  })}`;
}

function drawColor({ draft, isOff, wrong, set }: StyleOptions): TemplateResult {
  const color = draft.appearance.primaryColor;
  const isColor = isHexColor(color);
  const onChange = (primaryColor: string) => {
    set({ primaryColor });
  };
  return html`<div class="color">
    ${textInput({
      id: 'color',
      label: lookMessages.color,
      type: 'color',
      value: isColor ? sixDigits(color) : '#000000',
      isOff,
      onChange,
    })}
    ${textInput({
      id: 'color-code',
      label: lookMessages.colorCode,
      value: color,
      maxLength: 7,
      isExact: true,
      isOff,
      wrong: wrong('appearance.primaryColor'),
      onChange,
    })}
    <p class="help" role="status">${isColor ? describeContrast(color) : nothing}</p>
  </div>`;
}

function describeContrast(color: string): string {
  const ink = inkOn(color);
  return lookMessages.contrast(ink === WHITE, contrastOf(color, ink).toFixed(1));
}

/** As the native field wants it. */
const sixDigits = (color: string): string =>
  color.length === 4 ? color.replace(/[\da-f]/gi, '$&$&') : color;

function drawChoice({ draft, isOff, wrong, set }: StyleOptions, name: ChoiceName): TemplateResult {
  const { labels, usual } = CHOICES[name];
  return choiceInput({
    id: `choice-${name}`,
    label: lookMessages[name],
    value: draft.appearance[name] ?? usual,
    choices: choicesOf(labels),
    isOff,
    wrong: wrong(`appearance.${name}`),
    onChange: (value) => {
      set({ [name]: value });
    },
  });
}

function drawLogo({ draft, isOff, wrong, set, logo: form, store }: StyleOptions): TemplateResult {
  const { logo } = draft.appearance;
  const upload = { id: 'logo', help: lookMessages.logoHelp, wrong: form.wrong('image') };
  const isStored = logo !== undefined && !/^https?:/i.test(logo);
  return html`<div class="field">
      <label for=${upload.id}>${lookMessages.logo}</label>
      <input
        id=${upload.id}
        type="file"
        accept="image/png,image/jpeg,image/gif,image/webp,image/svg+xml"
        ?disabled=${isOff}
        aria-invalid=${upload.wrong ? 'true' : nothing}
        aria-describedby=${describedBy(upload)}
        @change=${(event: Event) => {
          const [file] = (event.target as HTMLInputElement).files ?? [];
          if (file) store(file);
        }}
      />
      ${renderHelp(upload)} ${errorNotice(form.beside('image'))}
    </div>
    ${textInput({
      id: 'logo-address',
      label: lookMessages.logoAddress,
      type: 'url',
      value: isStored ? '' : (logo ?? ''),
      ...(isStored && { placeholder: lookMessages.logoStored }),
      isExact: true,
      isOff,
      wrong: wrong('appearance.logo'),
      onChange: (text) => {
        set({ logo: text === '' ? null : text });
      },
    })}
    ${
      logo === undefined || isOff
        ? nothing
        : html`<p class="row">
            <button
              type="button"
              @click=${() => {
                set({ logo: null });
              }}
            >
              ${lookMessages.logoRemove}
            </button>
          </p>`
    }`;
}
