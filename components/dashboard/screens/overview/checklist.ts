/** The way of a new server to its first visitor. The steps tick themselves. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Checklist } from '../../../../server/admin-contract/tasks.js';
import { checkIcon } from '../../../theme/icons.js';
import { overviewMessages } from '../../messages/overview-messages.js';

const { steps: messages } = overviewMessages;

interface Step {
  readonly title: string;
  readonly isDone: boolean;
  /** What it is for, or what came of it. */
  readonly text: string;
  /** Where it is done. */
  readonly path?: string;
}

function stepsOf({ widget, websites, pages, visit, isDone }: Checklist): Step[] {
  const at = widget ? `/w/${widget.id}` : '/widgets/new';
  return [
    {
      title: messages.widget,
      isDone: widget !== undefined,
      text: widget ? messages.widgetDone(widget.name) : messages.widgetText,
      path: widget ? `${at}/look` : at,
    },
    {
      title: messages.pages,
      isDone: pages > 0,
      text: pages > 0 ? messages.pagesDone(pages) : messages.pagesText,
      path: widget ? `${at}/knowledge/${pages > 0 ? 'pages' : 'import'}` : at,
    },
    {
      title: messages.snippet,
      isDone: visit !== undefined || isDone,
      text: websites.length > 0 ? messages.snippetDone(websites.join(', ')) : messages.snippetText,
      path: widget ? `${at}/install` : at,
    },
    {
      title: messages.visit,
      isDone,
      text: visit ? messages.visitDone(visit.origin) : messages.visitText,
    },
  ];
}

/** @param linkTo the address of a path behind the prefix */
export function drawChecklist(checklist: Checklist, linkTo: (path: string) => string): TemplateResult {
  const steps = stepsOf(checklist);
  const next = steps.findIndex(({ isDone }) => !isDone);
  return html`<section class="checklist" aria-labelledby="checklist">
    <h2 id="checklist">${overviewMessages.checklist}</h2>
    <p class="lead">${overviewMessages.checklistLead}</p>
    <ol>
      ${steps.map(
        (step, index) =>
          html`<li
            class=${step.isDone ? 'done' : index === next ? 'next' : nothing}
            aria-current=${index === next ? 'step' : nothing}
          >
            <span class="tick" aria-hidden="true">${step.isDone ? checkIcon : index + 1}</span>
            <div>
              <p class="step">
                ${
                  step.path === undefined
                    ? step.title
                    : html`<a class=${index === next ? 'button solid' : nothing} href=${linkTo(step.path)}
                        >${step.title}</a
                      >`
                }
                ${step.isDone ? html`<span class="visually-hidden">(${overviewMessages.stepDone})</span>` : nothing}
              </p>
              <p class="help" dir="auto">${step.text}</p>
            </div>
          </li>`,
      )}
    </ol>
    <p role="status" class="help">${next === 2 || next === 3 ? messages.visitWaiting : nothing}</p>
    <p><a href="/" target="_blank" rel="noopener">${overviewMessages.tryDemo}</a></p>
  </section>`;
}
