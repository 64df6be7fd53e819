import { LitElement, html, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import type { Checklist } from '../../../../server/admin-contract/tasks.js';
import { element } from '../../../internal/element.js';
import { checkIcon } from '../../../theme/icons.js';
import { overviewMessages } from '../../messages/overview-messages.js';
import { PageSheet } from '../../theme/page-sheet.js';
import { checklistStyles } from './checklist.styles.js';

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
  const query = widget ? `?${new URLSearchParams({ widget: widget.id }).toString()}` : '';
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
      path: widget ? `/knowledge/${pages > 0 ? 'pages' : 'import'}${query}` : at,
    },
    {
      title: messages.snippet,
      isDone: visit !== undefined || isDone,
      text: websites.length > 0 ? messages.snippetDone(websites.join(', ')) : messages.snippetText,
      path: widget ? `${at}/install` : at,
    },
    {
      title: messages.visit,
      isDone: visit !== undefined || isDone,
      text: visit ? messages.visitDone(visit.origin) : messages.visitText,
    },
  ];
}

/** The way of a new server to its first visitor. The steps tick themselves. */
@element('start-checklist')
export class StartChecklist extends LitElement {
  @property({ attribute: false }) checklist!: Checklist;
  /** The address of a path behind the prefix. */
  @property({ attribute: false }) linkTo!: (path: string) => string;
  /** Whether the server has its demo. */
  @property({ type: Boolean }) demo = false;

  constructor() {
    super();
    this.addController(new PageSheet(checklistStyles));
  }

  protected override createRenderRoot(): this {
    return this;
  }

  protected override render() {
    const steps = stepsOf(this.checklist);
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
                      : html`<a
                          class=${index === next ? 'button solid' : nothing}
                          href=${this.linkTo(step.path)}
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
      ${
        this.demo
          ? html`<p><a href="/" target="_blank" rel="noopener">${overviewMessages.tryDemo}</a></p>`
          : nothing
      }
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'start-checklist': StartChecklist;
  }
}
