/** The part of the look that visitors read, for everybody or in one language. */
import { html, nothing, type TemplateResult } from 'lit';
import type { AdminWidget, WidgetChange } from '../../../../server/admin-contract/widgets.js';
import { lookMessages } from '../../messages/widgets/look-messages.js';
import type { FieldError } from '../../parts/field.js';
import { textInput, type TextOptions } from './inputs.js';

/** Texts that an owner writes; those of one language stand in for those of everybody. */
const TEXTS = ['name', 'greeting', 'placeholder', 'suggestions', 'launcherText'] as const;
type TextName = (typeof TEXTS)[number];

const LENGTHS: Readonly<Record<TextName, number>> = {
  name: 200,
  greeting: 500,
  placeholder: 200,
  suggestions: 1300,
  launcherText: 40,
};

const HELP: Partial<Record<TextName, string>> = {
  greeting: lookMessages.greetingHelp,
  suggestions: lookMessages.suggestionsHelp,
  launcherText: lookMessages.launcherTextHelp,
};

export interface WordsOptions {
  readonly draft: AdminWidget;
  /** Tag of the language whose texts are shown; empty for everybody's. */
  readonly language: string;
  readonly isOff: boolean;
  wrong(field: string): FieldError | undefined;
  set(change: WidgetChange): void;
}

export function drawWords(options: WordsOptions): TemplateResult {
  const { language } = options;
  return html`${language === '' ? nothing : html`<p class="help">${lookMessages.inherited}</p>`}
  ${TEXTS.map((name) => textInput(fieldOf(options, name)))}`;
}

function fieldOf({ draft, language, isOff, wrong, set }: WordsOptions, name: TextName): TextOptions {
  const own = textOf(draft, '', name);
  const path = name === 'name' && language === '' ? 'name' : pathOf(language, name);
  const help = HELP[name];
  return {
    id: `text-${name}`,
    label: lookMessages[name],
    value: language === '' ? own : textOf(draft, language, name),
    maxLength: LENGTHS[name],
    isOff,
    wrong: wrong(path),
    ...(help !== undefined && { help }),
    ...(language !== '' && own !== '' && { placeholder: own }),
    ...(name === 'suggestions' ? { rows: 4 } : name === 'greeting' && { rows: 2 }),
    onChange: (text) => {
      set(changeOf(draft, language, name, text));
    },
  };
}

const pathOf = (language: string, name: TextName): string =>
  language === '' ? `appearance.${name}` : `appearance.translations.${language}.${name}`;

function textOf({ name: own, appearance }: AdminWidget, language: string, name: TextName): string {
  const texts = language === '' ? { ...appearance, name: own } : appearance.translations?.[language];
  const text = texts?.[name];
  return Array.isArray(text) ? text.join('\n') : (text ?? '');
}

function changeOf({ appearance }: AdminWidget, language: string, name: TextName, text: string): WidgetChange {
  const value = name === 'suggestions' ? linesOf(text) : text;
  const isEmpty = value.length === 0;
  if (language === '') {
    if (name === 'name') return { name: text };
    // The greeting may be empty, but it is always there.
    return { appearance: { [name]: isEmpty && name !== 'greeting' ? null : value } };
  }
  const { [name]: _, ...others } = appearance.translations?.[language] ?? {};
  const texts = isEmpty ? others : { ...others, [name]: value };
  return { appearance: { translations: { ...appearance.translations, [language]: texts } } };
}

/** The line that is being typed may be empty for now, in the middle too. */
const linesOf = (text: string): string[] => (text.trim() === '' ? [] : text.split('\n').slice(0, 6));
