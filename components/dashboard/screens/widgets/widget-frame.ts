/** What stands around the settings of a widget: its name, its sections, and what is not saved. */
import { html, nothing, type TemplateResult } from 'lit';
import { messages } from '../../messages/messages.js';
import { widgetsMessages } from '../../messages/widgets/widgets-messages.js';
import { errorNotice, notice } from '../../parts/notice.js';
import { tabs } from '../../parts/tabs.js';
import type { OperatorScreen } from '../screen.js';
import type { WidgetEditor } from './widget-editor.js';

export type Section = keyof typeof widgetsMessages.tabs;

export const placeOfSection = (widgetId: string, section: Section): string => `/w/${widgetId}/${section}`;

/** Whether the operator may change widgets. */
export const mayEdit = ({ around }: OperatorScreen): boolean =>
  around.session !== undefined && around.session.role !== 'reader';

/** @param fields that show what is wrong with them by themselves */
export function drawSection(
  host: OperatorScreen,
  editor: WidgetEditor,
  section: Section,
  content: TemplateResult,
  fields: readonly string[] = [],
): TemplateResult {
  const { saved, draft, meanwhile, form } = editor;
  const widgetId = host.around.place.params['widgetId'] ?? '';
  const names = Object.keys(widgetsMessages.tabs) as Section[];
  return html`<div class="screen">
    <header>
      <p class="crumb"><a href=${host.around.linkTo('/widgets')}>${widgetsMessages.all}</a></p>
      <h1 tabindex="-1"><bdi>${draft?.name ?? widgetsMessages.widgets}</bdi></h1>
    </header>
    ${tabs(
      widgetsMessages.sections(saved?.name ?? ''),
      names.map((name) => ({
        label: widgetsMessages.tabs[name],
        href: host.around.linkTo(placeOfSection(widgetId, name)),
        isCurrent: name === section,
      })),
    )}
    ${saved && !mayEdit(host) ? html`<p class="help">${widgetsMessages.mayOnlyLook}</p>` : nothing}
    ${meanwhile === undefined ? nothing : notice('caution', meanwhile)} ${errorNotice(form.beside(...fields))}
    ${editor.loaded.render(() => content)}
    <leave-dialog
      ?open=${editor.leaving !== undefined}
      @dash-stay=${() => {
        editor.stay();
      }}
      @dash-go=${() => {
        editor.leave();
      }}
    ></leave-dialog>
  </div>`;
}

/**
 * Saves, or takes back, all that was changed. It stays in sight while there is something to save, and says there that
 * it was saved: who has pressed looks there.
 *
 * @param saved what is said then
 */
export function drawSaveBar(
  host: OperatorScreen,
  editor: WidgetEditor,
  saved: string = widgetsMessages.savedNow,
): TemplateResult {
  if (!mayEdit(host)) return html``;
  const { isChanged, isSaved, form } = editor;
  return html`<div class="save-bar ${isChanged || isSaved ? 'is-needed' : ''}">
    <button class="solid" type="submit" aria-disabled=${form.isBusy || !isChanged ? 'true' : 'false'}>
      ${messages.save}
    </button>
    ${
      isChanged
        ? html`<button
            class="plain"
            type="button"
            @click=${() => {
              editor.discard();
            }}
          >
            ${widgetsMessages.discard}
          </button>`
        : nothing
    }
    <p class="help" role="status">${isChanged ? widgetsMessages.unsaved : isSaved ? saved : ''}</p>
  </div>`;
}

/** Saves what is drafted when the form is sent. */
export const saveOnSubmit =
  (editor: WidgetEditor) =>
  (event: SubmitEvent): void => {
    event.preventDefault();
    if (editor.isChanged) void editor.save();
  };
