/** The routes by which operators make, change and remove widgets. */
import { z } from 'zod';
import {
  adminWidgetSchema,
  newWidgetSchema,
  widgetChangeSchema,
  widgetPageSchema,
  type WidgetPage,
} from '../../../admin-contract/widgets.js';
import { AppError } from '../../../errors.js';
import { audited } from '../../../identity/audited.js';
import type { Widget } from '../../../model.js';
import { describeChange, draftWidget, saveChange, withChange } from '../../../operate/widgets/edit-widget.js';
import { jsonBody } from '../../guards/request-body.js';
import { sendJson } from '../../transport/json-response.js';
import { route, type OperatorCall, type Route } from '../../transport/route.js';
import { actorOf, type AdminDeps } from '../requests/admin-deps.js';
import { requireIfMatch, revisionIn } from '../requests/if-match.js';
import { MAX_ADMIN_BODY_BYTES } from '../requests/limits.js';
import { pageFields } from '../requests/page-query.js';
import { requireWidget, scopeOf } from '../requests/widget-scope.js';
import { describeWidget, widgetSubject } from './describe-widget.js';
import { listRows } from './list-rows.js';

const listQuery = z.strictObject(pageFields);
/** A widget holds texts in fifty languages. */
const MAX_WIDGET_BYTES = 4 * MAX_ADMIN_BODY_BYTES;

export function widgetRoutes(deps: AdminDeps): Route[] {
  const { widgets, images } = deps.store;
  /** First the revision, so that a change in between is seen by who saves over it. */
  async function seenBy(call: OperatorCall): Promise<{ widget: Widget; revision: string }> {
    const revision = await widgets.revision(call.params['widgetId']?.toLowerCase() ?? '');
    const widget = await requireWidget(call, widgets);
    return { widget, revision: revision ?? '' };
  }
  const send = ({ res, caller }: OperatorCall, status: number, widget: Widget, revision: string) => {
    const body = describeWidget(widget, revision, caller.role, deps.config);
    sendJson(res, status, JSON.stringify(body), { ETag: body.etag });
  };
  return [
    route({
      method: 'GET',
      path: '/api/admin/widgets',
      access: 'operator',
      action: 'readWidgets',
      query: listQuery,
      async handle({ res, query, caller }) {
        const page: WidgetPage = await listRows(deps, scopeOf(caller, undefined), listQuery.parse(query));
        sendJson(res, 200, JSON.stringify(page));
      },
      description: {
        operationId: 'listWidgets',
        summary: 'Lists the widgets, by name.',
        responses: { 200: widgetPageSchema },
      },
    }),
    route({
      method: 'POST',
      path: '/api/admin/widgets',
      access: 'operator',
      action: 'editWidgets',
      body: jsonBody(newWidgetSchema, MAX_ADMIN_BODY_BYTES),
      async handle(call) {
        if (call.caller.widgets) {
          throw new AppError('forbidden', 'Only who may use all widgets can make another.');
        }
        const widget = draftWidget(deps.newId(), call.body);
        const { name, allowlist } = widget;
        const act = { action: 'widget.create', widgetId: widget.id, subject: widgetSubject(widget) };
        const changes = { name, allowlist };
        const revision = await audited(deps, actorOf(call), { ...act, changes }, () => widgets.save(widget));
        send(call, 201, widget, revision);
      },
      description: {
        operationId: 'createWidget',
        summary: 'Makes a widget.',
        responses: { 201: adminWidgetSchema },
      },
    }),
    route({
      method: 'GET',
      path: '/api/admin/widgets/{widgetId}',
      access: 'operator',
      action: 'readWidgets',
      async handle(call) {
        const { widget, revision } = await seenBy(call);
        send(call, 200, widget, revision);
      },
      description: {
        operationId: 'showWidget',
        summary: 'Shows a widget, without its secrets.',
        responses: { 200: adminWidgetSchema },
        errors: ['not_found'],
      },
    }),
    route({
      method: 'PATCH',
      path: '/api/admin/widgets/{widgetId}',
      access: 'operator',
      action: 'editWidgets',
      body: jsonBody(widgetChangeSchema, MAX_WIDGET_BYTES),
      async handle(call) {
        const { widget, revision } = await seenBy(call);
        const ifRevision = revisionIn(requireIfMatch(call, 'the widget'));
        if (ifRevision !== undefined && ifRevision !== revision) throw changedMeanwhile();
        const changed = withChange(widget, call.body);
        const act = { action: 'widget.change', widgetId: widget.id, subject: widgetSubject(widget) };
        const changes = describeChange(call.body);
        const saved = await audited(deps, actorOf(call), { ...act, changes }, () =>
          saveChange({ widgets, images }, changed, ifRevision),
        );
        send(call, 200, changed, saved);
      },
      description: {
        operationId: 'changeWidget',
        summary: 'Changes what is given of a widget. If-Match names what was seen.',
        responses: { 200: adminWidgetSchema },
        errors: ['not_found', 'precondition_failed', 'precondition_required'],
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/admin/widgets/{widgetId}',
      access: 'operator',
      action: 'removeWidgets',
      async handle(call) {
        const widget = await requireWidget(call, widgets);
        const act = { action: 'widget.remove', widgetId: widget.id, subject: widgetSubject(widget) };
        await audited(deps, actorOf(call), act, () => widgets.remove(widget.id));
        call.res.writeHead(204).end();
      },
      description: {
        operationId: 'removeWidget',
        summary: 'Removes a widget with its pages and images; what visitors asked stays in the log.',
        responses: { 204: null },
        errors: ['not_found'],
      },
    }),
  ];
}

const changedMeanwhile = () =>
  new AppError(
    'precondition_failed',
    'The widget was changed meanwhile, here or in its file; look at it again.',
  );
