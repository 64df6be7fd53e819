/** The routes about how a widget is embedded, what it looks like, and how much of its quota is used. */
import type { IncomingMessage } from 'node:http';
import {
  newLogoSchema,
  quotaStateSchema,
  snippetSchema,
  storedLogoSchema,
  type Snippet,
} from '../../../admin-contract/widgets.js';
import { IMAGE_TYPES, isImageName } from '../../../appearance.js';
import { MAX_IMAGE_BYTES } from '../../../defaults.js';
import { AppError } from '../../../errors.js';
import { audited } from '../../../identity/audited.js';
import type { Widget } from '../../../model.js';
import { countTurnedAway, readQuotas, readTokens } from '../../../operate/widgets/read-quota.js';
import { SEEN_DAYS, sumTurnedAway } from '../../../store/port/seen-store.js';
import { embedSnippet } from '../../../snippet.js';
import { nameImage } from '../../../store/port/image-store.js';
import { jsonBody } from '../../guards/request-body.js';
import { sendJson } from '../../transport/json-response.js';
import { route, type OperatorCall, type Route } from '../../transport/route.js';
import { actorOf, type AdminDeps } from '../requests/admin-deps.js';
import { requireWidget } from '../requests/widget-scope.js';
import { widgetSubject } from './describe-widget.js';

const DAY_MS = 86_400_000;
/** Base 64 takes four characters for three bytes; and the rest of the body. */
const MAX_LOGO_BODY_BYTES = Math.ceil(MAX_IMAGE_BYTES / 3) * 4 + 1024;

export function installRoutes(deps: AdminDeps): Route[] {
  const { store, clock, config, seen } = deps;
  return [
    route({
      method: 'GET',
      path: '/api/admin/widgets/{widgetId}/quota',
      access: 'operator',
      action: 'readWidgets',
      async handle(call) {
        const widget = await requireWidget(call, store.widgets);
        const quota = (await readQuotas(store.quotas, [widget], clock())).get(widget.id);
        const limit = config.languageModel?.tokensPerMonth;
        const tokens =
          limit === undefined ? undefined : await readTokens(store.tokens, widget.id, limit, clock());
        await seen.flush();
        const from = clock() - (SEEN_DAYS - 1) * DAY_MS;
        const span = { from, to: clock() + 1 };
        const refused = (await countTurnedAway(store.seen, [widget.id], span)).get(widget.id);
        const turnedAway = { from: new Date(from).toISOString(), ...sumTurnedAway([refused]) };
        sendJson(call.res, 200, JSON.stringify({ ...quota, ...(tokens && { tokens }), turnedAway }));
      },
      description: {
        operationId: 'readQuota',
        summary: 'Says how much of its quota a widget has used, and when it is spent at this rate.',
        responses: { 200: quotaStateSchema },
        errors: ['not_found'],
      },
    }),
    route({
      method: 'GET',
      path: '/api/admin/widgets/{widgetId}/snippet',
      access: 'operator',
      action: 'readWidgets',
      async handle(call) {
        const widget = await requireWidget(call, store.widgets);
        sendJson(call.res, 200, JSON.stringify(snippetOf(widget, addressFor(call))));
      },
      description: {
        operationId: 'readSnippet',
        summary: 'Gives the lines that embed a widget, and what a Content-Security-Policy must let in.',
        responses: { 200: snippetSchema },
        errors: ['not_found'],
      },
    }),
    route({
      method: 'POST',
      path: '/api/admin/widgets/{widgetId}/logo',
      access: 'operator',
      action: 'editWidgets',
      body: jsonBody(newLogoSchema, MAX_LOGO_BODY_BYTES),
      async handle(call) {
        const widget = await requireWidget(call, store.widgets);
        const bytes = Buffer.from(call.body.image, 'base64');
        const logo = nameImage(bytes);
        if (!logo || bytes.length > MAX_IMAGE_BYTES) throw noLogo(logo);
        const act = { action: 'widget.logo', widgetId: widget.id, subject: widgetSubject(widget) };
        await audited(deps, actorOf(call), act, () => store.images.save(widget.id, logo, bytes));
        sendJson(call.res, 201, JSON.stringify({ logo }));
      },
      description: {
        operationId: 'storeLogo',
        summary: 'Stores an image, so that a change of the widget can name it as its logo.',
        responses: { 201: storedLogoSchema },
        errors: ['not_found'],
      },
    }),
  ];

  /** On a port of the dashboard's own nothing is for visitors; else operators come where visitors do. */
  function addressFor({ req, isEncrypted }: OperatorCall): Pick<Snippet, 'server' | 'isCertain'> {
    const { publicUrl, dashboardPort, port } = config;
    if (publicUrl !== undefined) return { server: publicUrl, isCertain: true };
    const server = dashboardPort === undefined ? ownAddress(req, isEncrypted) : `http://localhost:${port}`;
    return { server, isCertain: false };
  }
}

const ownAddress = ({ headers }: IncomingMessage, isEncrypted: boolean): string =>
  `http${isEncrypted ? 's' : ''}://${headers.host ?? 'localhost'}`;

function snippetOf({ id, appearance }: Widget, address: Pick<Snippet, 'server' | 'isCertain'>): Snippet {
  const { server } = address;
  const { origin } = new URL(server);
  const { logo } = appearance;
  const image = logo === undefined ? undefined : isImageName(logo) ? origin : new URL(logo).origin;
  return {
    ...address,
    snippet: embedSnippet(server, id),
    policy: [
      `script-src ${origin}`,
      `connect-src ${origin}`,
      ...(image === undefined ? [] : [`img-src ${image}`]),
    ],
  };
}

function noLogo(kind: string | undefined): AppError {
  const message = kind
    ? `has more than ${MAX_IMAGE_BYTES / 1024} kB; it is drawn 36 pixels high, so 144 will do`
    : `is no image that browsers show; it must be one of ${Object.keys(IMAGE_TYPES).join(', ')}`;
  return new AppError('invalid_request', `The image ${message}.`, { details: [{ field: 'image', message }] });
}
