/** What the palette offers for a text. */
import type { PageSummary } from '../../../server/admin-contract/pages.js';
import { cleanText } from '../../markdown/clean-text.js';
import { frameMessages } from '../messages/frame-messages.js';
import { paletteMessages as words } from '../messages/palette-messages.js';
import type { Surroundings } from '../screens/screen.js';
import { pathOf } from '../screens/knowledge/page-names.js';
import { railOf } from './rail.js';

export interface PaletteChoice {
  readonly label: string;
  /** What kind of thing it is; nothing where the label says it. */
  readonly kind?: string;
  /** Behind the prefix. */
  readonly path: string;
}

/** The widget whose pages are looked for and which is asked: that of the screen, or the first. */
export const paletteWidget = ({ place, scope, widgets }: Surroundings): string | undefined =>
  place.params['widgetId'] ?? scope.widget ?? place.query.get('widget') ?? widgets[0]?.id;

/** @param pages of that widget that the text finds */
export function paletteChoices(
  around: Surroundings,
  text: string,
  pages: readonly PageSummary[],
): PaletteChoice[] {
  const { session, widgets } = around;
  const wanted = fold(text);
  const widget = paletteWidget(around);
  const screens = session ? railOf(session) : [];
  const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
  return [
    ...screens
      .filter(({ rail }) => fold(rail.label).includes(wanted))
      .map(({ path, rail }) => ({ label: rail.label, kind: words.screen, path })),
    ...widgets
      .filter(({ name }) => fold(name).includes(wanted))
      .map(({ id, name }) => ({ label: cleanText(name), kind: words.widget, path: `/w/${id}/look` })),
    ...(widget === undefined || wanted === ''
      ? []
      : sectionsOf(widget, widgets)
          .filter(({ label }) => fold(label).includes(wanted))
          .map((each) => ({ ...each, kind: words.widget }))),
    ...pages.map(({ id, title }) => ({
      label: cleanText(title),
      kind: words.page,
      path: `/knowledge/pages/${pathOf(id)}${widget === undefined ? '' : `?${query({ widget })}`}`,
    })),
    ...(wanted === ''
      ? []
      : [
          ...(widget === undefined
            ? []
            : [{ label: words.ask(text), path: `/w/${widget}/try?${query({ q: text })}` }]),
          { label: words.find(text), path: `/conversations?${query({ text })}` },
        ]),
  ];
}

/** The settings of a widget, by their names. */
function sectionsOf(id: string, widgets: Surroundings['widgets']): PaletteChoice[] {
  const name = cleanText(widgets.find((each) => each.id === id)?.name ?? '');
  return Object.entries(frameMessages.widgetSections).map(([section, label]) => ({
    label: `${label}: ${name}`,
    path: `/w/${id}/${section}`,
  }));
}

/** Without case and accents, as people search. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .trim();
