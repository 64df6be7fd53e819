import { html, nothing } from 'lit';
import type { TaskList } from '../../../../server/admin-contract/tasks.js';
import { DEMO_WIDGET_ID } from '../../../../server/defaults.js';
import type { AskedQuestion, Usage } from '../../../../server/admin-contract/usage.js';
import type { AdminWidget, WidgetChange } from '../../../../server/admin-contract/widgets.js';
import { element } from '../../../internal/element.js';
import { overviewMessages as messages } from '../../messages/overview-messages.js';
import type { PlotRangeEvent } from '../../parts/dash-plot.js';
import { drawingStyles } from '../../parts/drawings.styles.js';
import { describeSpan } from '../../parts/moment.js';
import { FormState } from '../../parts/form-state.js';
import { errorNotice } from '../../parts/notice.js';
import { formatShare } from '../../parts/share.js';
import { Undo } from '../../parts/undo.js';
import { TIME_ZONE } from '../../routing/scope.js';
import { Every } from '../every.js';
import { Loaded, tellSessionEnd } from '../loaded.js';
import { OperatorScreen } from '../screen.js';
import {
  answeredShare,
  helpfulShare,
  metricOf,
  pointsOf as points,
  unsureShare,
  type MetricName,
} from './metrics.js';
import { overviewStyles } from './overview.styles.js';
import { drawTaskList, type LetInTask } from './task-list.js';
import { bucketOf, pointsOf, spanOf } from './time-buckets.js';
import { drawTiles } from './tiles.js';
import { notSuggesting, suggesting } from './suggest-question.js';
import type { drawTopLists, TopLists } from './top-lists.js';

// They come behind the numbers, which do not wait for them.
void import('../../parts/dash-plot.js');
void import('./start-checklist.js');

const TOP = 6;
/** While a new server waits for its first visit, and afterwards. */
const LOOK_MS = { first: 4_000, later: 60_000 } as const;

/** What there is to do, then the numbers of a time. On a new server, the way to its first visitor. */
@element('overview-screen')
export class OverviewScreen extends OperatorScreen {
  static override readonly sheets = [drawingStyles, overviewStyles];

  readonly #tasks: Loaded<TaskList> = new Loaded(
    this,
    async (signal) => {
      const list = await this.around.api.tasks(this.around.scope, signal);
      this.#count(list);
      return list;
    },
    () => [this.around.scope.widget],
  );
  readonly #usage: Loaded<Usage> = new Loaded(
    this,
    (signal) => {
      const { scope, api } = this.around;
      return api.usage({ ...scope, bucket: bucketOf(scope), tz: TIME_ZONE, compare: 'previous' }, signal);
    },
    () => Object.values(this.around.scope),
  );
  readonly #lists: Loaded<TopLists & { draw: typeof drawTopLists }> = new Loaded(
    this,
    async (signal) => {
      const { scope, api } = this.around;
      const query = { ...scope, limit: TOP };
      const [drawn, cited, askedOn, languages, questions] = await Promise.all([
        // They stand below the numbers, and come with what they show.
        import('./top-lists.js'),
        api.citedPages(query, signal),
        api.askedOn(query, signal),
        api.askedLanguages(query, signal),
        api.askedQuestions(query, signal),
      ]);
      return { draw: drawn.drawTopLists, cited, askedOn, languages, questions };
    },
    () => Object.values(this.around.scope),
  );

  readonly #changing = new FormState(this);
  readonly #undo = new Undo(this);

  constructor() {
    super();
    new Every(
      this,
      () => (this.#tasks.value?.checklist.isDone ? LOOK_MS.later : LOOK_MS.first),
      () => {
        void this.#tasks.reload();
        void this.#usage.reload();
        if (this.#usage.value?.totals.questions) void this.#lists.reload();
      },
    );
  }

  get #mayEdit(): boolean {
    return this.session.role !== 'reader';
  }

  get #isNew(): boolean {
    return this.#tasks.value?.checklist.isDone === false;
  }

  /** Whoever looks at one widget knows nothing new of the others. */
  #count({ items }: TaskList): void {
    if (this.around.scope.widget !== undefined) return;
    const waiting = items.find((task) => task.kind === 'waiting');
    const gap = items.find((task) => task.kind === 'gap');
    this.around.counts.update({
      ...(waiting && { inbox: waiting.count }),
      ...(gap && { unanswered: gap.count }),
    });
  }

  readonly #letIn = ({ widgetId, widgetName, entry }: LetInTask): void => {
    const letIn = this.#changeWidget(widgetId, ({ allowlist }) => ({ allowlist: [...allowlist, entry] }));
    void letIn.then((isDone) => {
      if (!isDone) return;
      this.#undo.offer(messages.tasks.letInDone(entry, widgetName), async () => {
        await this.#changeWidget(widgetId, ({ allowlist }) => ({
          allowlist: allowlist.filter((each) => each !== entry),
        }));
      });
      // The last task takes its list along.
      (this.querySelector<HTMLElement>('#to-do') ?? this.querySelector('h1'))?.focus();
    });
  };

  /** Visitors are offered it as a question to begin with. */
  readonly #suggest = ({ widgetId, question }: AskedQuestion): void => {
    const suggest = this.#changeWidget(widgetId, (widget) => suggesting(widget, question));
    void suggest.then((isDone) => {
      if (!isDone) return;
      this.#undo.offer(messages.suggested(question), async () => {
        await this.#changeWidget(widgetId, (widget) => notSuggesting(widget, question));
      });
    });
  };

  /** @returns whether it was changed */
  async #changeWidget(widgetId: string, change: (widget: AdminWidget) => WidgetChange): Promise<boolean> {
    await this.#changing.run(async () => {
      const { api } = this.around;
      const widget = await api.widget(widgetId);
      await api.changeWidget(widget, change(widget));
      await this.#tasks.reload();
    });
    tellSessionEnd(this, this.#changing.error);
    return this.#changing.error === undefined;
  }

  readonly #choose = (name: MetricName): void => {
    const query = new URLSearchParams(this.around.place.query);
    query.set('show', name);
    this.around.go(`/?${query.toString()}`, { replace: true });
  };

  #look(usage: Usage, { first, last }: PlotRangeEvent): void {
    const query = new URLSearchParams(this.around.place.query);
    query.delete('last');
    for (const [name, value] of Object.entries(spanOf(usage, first, last))) query.set(name, value);
    this.around.go(`/?${query.toString()}`);
  }

  protected override render() {
    const { linkTo, widgets } = this.around;
    // Nor is there anything to say while the little log of a new server is read.
    const isUnused = this.#isNew && !this.#usage.value?.totals.questions;
    return html`<div class="screen overview">
      <header>
        <h1 tabindex="-1">${messages.title}</h1>
        ${isUnused ? nothing : this.#renderLead()}
      </header>
      ${this.#tasks.render(
        ({ items, checklist }) => [
          checklist.isDone
            ? nothing
            : html`<start-checklist
                .checklist=${checklist}
                .linkTo=${linkTo}
                ?demo=${widgets.some(({ id }) => id === DEMO_WIDGET_ID)}
              ></start-checklist>`,
          checklist.isDone || items.length > 0
            ? html`<section class="to-do" aria-labelledby="to-do">
                <h2 id="to-do" tabindex="-1">${messages.toDo}</h2>
                ${drawTaskList(items, {
                  linkTo,
                  now: Date.now(),
                  letIn: this.#mayEdit ? this.#letIn : undefined,
                })}
              </section>`
            : nothing,
        ],
        3,
      )}
      ${errorNotice(this.#changing.error)} ${this.#undo.render()}
      ${isUnused ? nothing : this.#renderNumbers()}
    </div>`;
  }

  #renderLead() {
    const { totals, previous } = this.#usage.value ?? {};
    if (!totals) return nothing;
    const { last } = this.around.scope;
    if (totals.questions === 0) return html`<p class="lead">${messages.leadNothing(last)}</p>`;
    const [now, before] = [answeredShare(totals), previous && answeredShare(previous.totals)];
    const change =
      now === undefined || before === undefined ? '' : messages.leadMore(points(now, before), last);
    const unsure = totals.unsure === 0 ? '' : messages.leadUnsure(formatShare(unsureShare(totals)));
    const answered = now === undefined ? '' : messages.leadShare(formatShare(now)) + change + unsure;
    return html`<p class="lead">${messages.lead(totals.questions, last)} ${answered}.</p>`;
  }

  #renderNumbers() {
    const { linkTo, place } = this.around;
    const metric = metricOf(place.query.get('show'));
    return html`<section aria-labelledby="numbers" class="numbers">
        <h2 id="numbers" class="visually-hidden">${messages.numbers}</h2>
        ${this.#usage.render(
          (usage) => [
            drawTiles(usage, { chosen: metric.name, choose: this.#choose, linkTo }),
            html`<dash-plot
              .label=${messages.metrics[metric.name]}
              .points=${pointsOf(usage, metric.name === 'helpful' ? helpfulShare : metric.valueOf)}
              .format=${metric.format}
              .whole=${metric.isWhole}
              .describe=${(first: number, last: number) => {
                const { from, to } = spanOf(usage, first, last);
                return describeSpan(from, to);
              }}
              .hrefOf=${(first: number, last: number) => this.#rowsOf(metric.rows, usage, first, last)}
              @dash-range=${(event: PlotRangeEvent) => {
                this.#look(usage, event);
              }}
            ></dash-plot>`,
          ],
          8,
        )}
      </section>
      ${
        this.#usage.value
          ? this.#lists.render(
              ({ draw, ...lists }) => draw(lists, linkTo, this.#mayEdit ? this.#suggest : undefined),
              6,
            )
          : nothing
      }`;
  }

  #rowsOf(rows: string, usage: Usage, first: number, last: number): string {
    const { linkTo, scope } = this.around;
    const query = new URLSearchParams({
      ...(scope.widget !== undefined && { widget: scope.widget }),
      ...spanOf(usage, first, last),
    });
    return linkTo(`${rows}${rows.includes('?') ? '&' : '?'}${query.toString()}`);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'overview-screen': OverviewScreen;
  }
}
