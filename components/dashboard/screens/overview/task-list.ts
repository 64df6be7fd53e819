/** What there is to do, each a link to where it is done. */
import { html, nothing, type TemplateResult } from 'lit';
import { checkIcon } from '../../../theme/icons.js';
import type { Task, TaskOf } from '../../../../server/admin-contract/tasks.js';
import { overviewMessages } from '../../messages/overview-messages.js';
import { letInButton } from '../../parts/let-in-button.js';
import { describeSince, moment } from '../../parts/moment.js';
import { formatShare } from '../../parts/share.js';

const { tasks: messages } = overviewMessages;

/** A website that an entry can let in. */
export type LetInTask = TaskOf<'website'> & { readonly entry: string };

interface Drawn {
  readonly text: string;
  readonly more: unknown;
  readonly path: string;
  /** The website that can be let in right here. */
  readonly website?: LetInTask;
  /** People and what keeps visitors from answers stand out. */
  readonly isPressing?: boolean;
}

const DRAW: { readonly [Kind in Task['kind']]: (task: TaskOf<Kind>, now: number) => Drawn } = {
  waiting: ({ count, oldestAt }, now) => ({
    text: messages.waiting(count),
    more: `${messages.waitingSince} ${describeSince(Date.parse(oldestAt), now)}`,
    path: '/inbox',
    isPressing: true,
  }),
  untold: ({ widgetName, widgetId, cause, count }) => ({
    text: messages.untold[cause](widgetName),
    more: count > 0 ? messages.untoldCount(count) : messages.untoldNext,
    path: `/w/${widgetId}/webhook`,
    isPressing: true,
  }),
  gap: ({ count, question, asked }) => ({
    text: messages.gap(count),
    more: html`<bdi>“${question}”</bdi> ${messages.gapAsked(asked)}`,
    path: '/unanswered',
  }),
  website: ({ entry, ...task }) => ({
    text: messages.website(task.origin, task.widgetName),
    more: messages.websiteCount(task.count),
    path: `/w/${task.widgetId}/websites`,
    ...(entry !== undefined && { website: { ...task, entry } }),
  }),
  quota: ({ widgetName, widgetId, used, allowed, spentAt, resetsAt }) => ({
    text:
      used >= allowed
        ? messages.quotaSpent(widgetName)
        : messages.quota(widgetName, formatShare(used / allowed)),
    more:
      spentAt === undefined
        ? html`${messages.quotaReset} ${moment(resetsAt, 'day')}`
        : html`${messages.quotaForecast} ${moment(spentAt, 'day')}`,
    path: `/w/${widgetId}/limits`,
    isPressing: used >= allowed,
  }),
  limit: ({ widgetName, widgetId, count }) => ({
    text: messages.limit(widgetName, count),
    more: messages.limitMore,
    path: `/w/${widgetId}/limits`,
  }),
  check: ({ widgetName, widgetId, count, question, failsSince }) => ({
    text: messages.check(widgetName, count),
    more: html`<bdi>“${question}”</bdi> ${messages.checkSince} ${moment(failsSince, 'day')}`,
    path: `/w/${widgetId}/try`,
  }),
  source: ({ url, reason, widgetId }) => ({
    text: messages.source(url),
    more: html`<bdi>${reason}</bdi>`,
    path: `/knowledge?${new URLSearchParams({ widget: widgetId }).toString()}`,
  }),
  delivery: ({ widgetName, widgetId, channel, count, reason }) => ({
    text: messages.delivery[channel](widgetName, count),
    more: reason === undefined ? nothing : html`<bdi>${reason}</bdi>`,
    path: `/w/${widgetId}/webhook`,
  }),
  entry: ({ widgetName, widgetId, entry, reason }) => ({
    text: messages.entry(widgetName),
    more: messages.entryReason(entry, reason),
    path: `/w/${widgetId}/websites`,
  }),
  problem: ({ file, line, reason }) => ({
    text: messages.problem(line === undefined ? file : `${file}:${line}`),
    more: html`<bdi>${reason}</bdi>`,
    path: '/health',
    isPressing: true,
  }),
};

const draw = <Kind extends Task['kind']>(task: TaskOf<Kind>, now: number): Drawn =>
  (DRAW[task.kind] as (task: TaskOf<Kind>, now: number) => Drawn)(task, now);

interface TaskListOptions {
  /** The address of a path behind the prefix. */
  linkTo: (path: string) => string;
  /** Milliseconds since 1970. */
  now: number;
  /** Absent for who may only look. */
  letIn: ((task: LetInTask) => void) | undefined;
}

export function drawTaskList(
  tasks: readonly Task[],
  { linkTo, now, letIn }: TaskListOptions,
): TemplateResult {
  if (tasks.length === 0) return html`<p class="all-done">${checkIcon}${overviewMessages.nothingToDo}</p>`;
  return html`<ul class="tasks">
    ${tasks.map((task) => {
      const { text, more, path, website, isPressing } = draw(task, now);
      return html`<li class=${isPressing ? 'pressing' : nothing}>
        <a href=${linkTo(path)} dir="auto">${text}</a>
        <small dir="auto">${more}</small>
        ${
          website && letIn
            ? letInButton(website.entry, () => {
                letIn(website);
              })
            : nothing
        }
      </li>`;
    })}
  </ul>`;
}
