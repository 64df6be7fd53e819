/** What all screens about the knowledge of a widget stand in: whose it is, and the tabs between them. */
import { html, nothing, type TemplateResult } from 'lit';
import { knowledgeMessages as words } from '../../messages/knowledge/knowledge-messages.js';
import { tabs } from '../../parts/tabs.js';
import { hrefOf } from '../../routing/router.js';
import { drawNoWidget } from '../no-widget.js';
import type { Surroundings } from '../screen.js';
import { drawUnknownWidgets } from '../unknown-widgets.js';

export type KnowledgeTab = keyof typeof words.tabs;

const PATHS: Readonly<Record<KnowledgeTab, string>> = {
  sources: '/knowledge',
  pages: '/knowledge/pages',
  import: '/knowledge/import',
  runs: '/knowledge/runs',
};

/** The widget that the address names, or the only one there is. */
export function widgetOf({ scope, widgets }: Surroundings): string | undefined {
  return scope.widget ?? (widgets.length === 1 ? widgets[0]?.id : undefined);
}

/** Whether the operator may change what they see. */
export const mayEdit = ({ session }: Surroundings): boolean =>
  session !== undefined && session.role !== 'reader';

/** @param draw what stands below the tabs, where it is known whose it is */
export function knowledgeFrame(
  around: Surroundings,
  current: KnowledgeTab,
  draw: (widgetId: string) => unknown,
  action: unknown = nothing,
): TemplateResult {
  const widgetId = widgetOf(around);
  const hasNone = widgetId === undefined && around.widgetsState === 'known' && around.widgets.length === 0;
  const shown = (Object.keys(PATHS) as KnowledgeTab[]).filter((tab) => tab !== 'import' || mayEdit(around));
  return html`<div class="screen knowledge">
    <header class="head">
      <div>
        <h1 tabindex="-1">${words.knowledge}</h1>
        <p class="lead">${words.lead}</p>
      </div>
      ${hasNone ? nothing : action}
    </header>
    ${
      hasNone
        ? drawNoWidget(around)
        : [
            tabs(
              words.knowledge,
              shown.map((tab) => ({
                label: words.tabs[tab],
                href: around.linkTo(PATHS[tab]),
                isCurrent: tab === current,
              })),
            ),
            widgetId === undefined ? (drawUnknownWidgets(around) ?? renderChoice(around)) : draw(widgetId),
          ]
    }
  </div>`;
}

function renderChoice({ widgets, place }: Surroundings) {
  return html`<section class="choices" aria-label=${words.chooseWidget}>
    <p>${words.chooseWidget}</p>
    <ul>
      ${widgets.map(
        ({ id, name }) =>
          html`<li>
            <a href=${hrefOf(`${place.path}?widget=${encodeURIComponent(id)}`)}><bdi>${name}</bdi></a>
          </li>`,
      )}
    </ul>
  </section>`;
}
