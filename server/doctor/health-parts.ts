/** What is looked at to know how a running server is. */
import type { Config } from '../config.js';
import type { Widget } from '../model.js';
import { hostFor } from '../dashboard-place.js';
import { programOn } from '../store/program-on-store.js';
import type { Store } from '../store/port/store.js';
import { checkConfig } from './check-config.js';
import { checkCors } from './check-cors.js';
import { checkOwnData, subjectOfData } from './check-data.js';
import { checkEmbeddings } from './check-embeddings.js';
import { checkIssuer } from './check-issuer.js';
import { checkMail } from './check-mail.js';
import { MAIL_SERVER_ADVICE } from './mail-server-advice.js';
import { checkModel } from './check-model.js';
import { checkProcess } from './check-process.js';
import { checkVectors, describeIndex, type SearchState } from './check-search.js';
import { checkServer } from './check-server.js';
import { checkSources } from './check-sources.js';
import type { Part } from './examine.js';
import { checkOrigin, matchingEntry } from './check-widgets.js';
import { chooseWidgets, examineWidget } from './examine-widgets.js';
import { curableOn, warning } from './finding.js';

export interface HealthSubject {
  config: Config;
  store: Store;
  version: string;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Absent where nobody knows of it. */
  search?: SearchState | undefined;
}

const MODEL_PATIENCE_MS = 20_000;
const PATIENCE_MS = 10_000;
const MAKE_ONE = 'Make one, and put its snippet into your website.';
/** Widgets that a visit is tried at. */
const MOST_VISITED = 5;

/** All of it; what asks other servers, or reads much, where `isThorough`. */
export async function partsOf(subject: HealthSubject, isThorough: boolean): Promise<Part[]> {
  const { config, store, version, clock, search } = subject;
  const { languageModel, embeddings } = config;
  // What cannot be listed is told by the data folder.
  const widgets = await store.widgets.list().catch(() => []);
  const parts: Part[] = [
    {
      code: 'process',
      subject: 'This server',
      check: () => checkProcess(version, process.uptime(), process.memoryUsage().rss, store.health()),
    },
    {
      code: 'config',
      subject: 'Configuration',
      check: () =>
        checkConfig(
          config,
          widgets.map(({ allowlist }) => allowlist),
        ),
    },
    {
      code: 'data',
      subject: subjectOfData(config),
      check: async () => checkOwnData(config, await (isThorough ? store.problems() : store.knownProblems())),
    },
    ...widgets.map((widget) => partOf(subject, widget, widgets)),
    ...(widgets.length > 0
      ? []
      : [
          {
            code: 'widgets',
            subject: 'Widgets',
            // A new server has none, and nothing is wrong with it.
            check: () => [curableOn('newWidget', warning('There is no widget.', MAKE_ONE))],
          },
        ]),
  ];
  if (search) parts.push({ code: 'search', subject: 'Search', check: () => checkVectors(config, search) });
  if (config.mail || widgets.some(({ notify }) => notify)) {
    const check = async () => {
      const owed = await store.deliveries.list({ channel: 'mail' });
      const advice = MAIL_SERVER_ADVICE;
      return checkMail(config, { widgets, owed, advice, program: programOn(config), asksServer: isThorough });
    };
    parts.push({ code: 'mail', subject: 'Mail', check });
  }
  if (isThorough) {
    const url = addressOf(config);
    const check = async () => (await checkServer(url, true, clock)).findings;
    parts.push({ code: 'server', subject: 'As browsers reach it', check });
    const patienceMs = MODEL_PATIENCE_MS;
    const { oidc } = config;
    if (oidc) {
      const check = () => checkIssuer(config, oidc);
      parts.push({ code: 'issuer', subject: 'Single sign-on', check });
    }
    if (languageModel) {
      const ask = () => checkModel(languageModel);
      parts.push({ code: 'languageModel', subject: 'Language model', check: ask, patienceMs });
    }
    if (embeddings) {
      const ask = async () => [await checkEmbeddings(embeddings)];
      parts.push({ code: 'embeddings', subject: 'Embedding model', check: ask, patienceMs });
    }
  }
  return parts.map((part) => ({ patienceMs: PATIENCE_MS, ...part }));
}

/** What a visitor of a website meets. */
export function visitParts(
  { config, clock }: HealthSubject,
  origin: string,
  widgets: readonly Widget[],
  widgetId: string | undefined,
): Part[] {
  const url = addressOf(config);
  const { chosen, findings } = chooseWidgets(widgets, { widgetId, origin }, programOn(config));
  return [
    { code: 'visit', subject: `A visitor of ${origin}`, check: () => findings, patienceMs: PATIENCE_MS },
    ...chosen.slice(0, MOST_VISITED).map((widget) => ({
      code: 'widget',
      subject: `Widget ${widget.name}`,
      widgetId: widget.id,
      patienceMs: PATIENCE_MS,
      check: async () => [
        checkOrigin(widget, origin, programOn(config), chosen.some(letsIn(origin))),
        ...(widget.isActive && letsIn(origin)(widget) ? await checkCors(url, origin, widget.id) : []),
      ],
    })),
    {
      code: 'server',
      subject: 'As browsers reach it',
      patienceMs: PATIENCE_MS,
      check: async () => (await checkServer(url, true, clock)).findings,
    },
  ];
}

const letsIn =
  (origin: string) =>
  ({ allowlist }: Widget): boolean =>
    matchingEntry(allowlist, origin) !== undefined;

/** That browsers reach the server under. */
const addressOf = ({ publicUrl, host, port }: Config): string =>
  publicUrl ?? `http://${hostFor(host)}:${port}`;

function partOf(
  { config, store, clock, search }: HealthSubject,
  widget: Widget,
  all: readonly Widget[],
): Part {
  const { id: widgetId, name } = widget;
  const measure = async () => ({ pages: await store.pages.count(widgetId) });
  return {
    code: 'widget',
    subject: `Widget ${name}`,
    widgetId,
    check: async () => [
      ...(await examineWidget(
        { config, store, measure },
        widget,
        all,
        { origin: undefined },
        programOn(config),
        clock(),
      )),
      ...(search && widget.isActive ? describeIndex(search, widgetId) : []),
      ...checkSources(widget, await store.sites.list(widgetId)),
    ],
  };
}
