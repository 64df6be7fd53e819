/** `doctor`: looks for everything that keeps visitors from an answer, and says what to do. */
import type { HealthSection } from '../../admin-contract/health.js';
import { readConfig, type Config } from '../../config.js';
import type { Widget } from '../../model.js';
import { defineCommand, UsageError, type Outcome } from '../terminal/command.js';
import { SHARED_FLAGS } from '../terminal/help.js';
import { checkWidgetId, withData, type Data } from '../terminal/open-data.js';
import { examineDatabase } from '../../store/examine-database.js';
import { checkConfig } from '../../doctor/check-config.js';
import { checkCors } from '../../doctor/check-cors.js';
import { checkData, findServer, subjectOfData } from '../../doctor/check-data.js';
import { checkDatabase } from '../../doctor/check-database.js';
import { checkEmbeddings } from '../../doctor/check-embeddings.js';
import { checkIssuer } from '../../doctor/check-issuer.js';
import { checkMail } from '../../doctor/check-mail.js';
import { checkModel } from '../../doctor/check-model.js';
import { checkServer } from '../../doctor/check-server.js';
import { matchingEntry, type KnowledgeSize } from '../../doctor/check-widgets.js';
import { examine as examinePart, worstOf, type Part } from '../../doctor/examine.js';
import { describeReport } from './describe-report.js';
import { MAIL_SERVER_ADVICE_OF_COMMAND } from '../../doctor/mail-server-advice.js';
import { chooseWidgets, examineWidget, type Wanted } from '../../doctor/examine-widgets.js';

export const doctorCommand = defineCommand({
  name: 'doctor',
  summary: 'Looks for what keeps visitors from an answer.',
  synopsis: '[--widget ID] [--origin URL]',
  positionals: [],
  flags: {
    widget: { type: 'string', value: 'ID', help: 'Look at this widget alone.' },
    origin: { type: 'string', value: 'URL', help: 'A website that shall use a widget.' },
    ...SHARED_FLAGS,
  },
  notes: `Checks the configuration, the data folder or the database, each widget with its
pages, its quota and its webhook, the server at PUBLIC_URL, the issuer that
operators sign in at, the mail server, the language model and the embedding
model, and says of each fault what to do. Run it where the server runs, with the
same environment, while it runs or not.

With --origin, only the widgets that should serve that website: those that let
it in, or else those for other addresses of its domain. Then also whether a
browser on it could use them: by real requests to PUBLIC_URL. Exit code 1 where
something is wrong.

Example:
  service-chat doctor --origin https://www.acme.example`,
  async run(values, _, terminal) {
    const { widget: widgetId } = values;
    if (widgetId !== undefined) checkWidgetId(widgetId);
    const origin = values.origin === undefined ? undefined : readOrigin(values.origin);
    const sections: HealthSection[] = [];
    const examine: Examine = async (code, subject, check, widgetId) => {
      const about = widgetId === undefined ? {} : { widgetId };
      sections.push(await examinePart({ code, subject, check, ...about, patienceMs: PATIENCE_MS }));
    };
    let config: Config | undefined;
    await examine('config', 'Configuration', () => {
      config = readConfig(values.data === undefined ? {} : { DATA_DIR: values.data });
      return checkConfig(config);
    });
    if (config) await examineAll(config, values.data, { widgetId, origin }, terminal.program, examine);
    return reportOf(sections, terminal.width);
  },
});

/** Whoever runs a command can wait for a log of many millions of lines. */
const PATIENCE_MS = 600_000;

type Examine = (code: string, subject: string, check: Part['check'], widgetId?: string) => Promise<void>;

/** @param folder value of `--data` */
async function examineAll(
  config: Config,
  folder: string | undefined,
  wanted: Wanted,
  program: string,
  examine: Examine,
): Promise<void> {
  const { origin } = wanted;
  let [isThere, isRunning] = [false, false];
  const { databaseUrl } = config;
  if (databaseUrl !== undefined) {
    await examine('database', 'How the database is set up', async () => {
      const facts = await examineDatabase({ databaseUrl }, Date.now);
      isRunning = facts.servers.length > 0;
      return checkDatabase(facts);
    });
  }
  await examine('data', subjectOfData(config), () =>
    withData(folder, async (data) => {
      isThere = true;
      isRunning ||= (await findServer(config)) !== undefined;
      return checkData(data, Date.now());
    }),
  );
  const widgets = isThere ? await examineChosen(folder, wanted, program, examine) : [];
  const url = config.publicUrl ?? `http://localhost:${config.port}`;
  await examine('server', 'Server', async () => {
    const { isReachable, findings } = await checkServer(url, isRunning, Date.now);
    const widget = widgets.find(
      ({ isActive, allowlist }) => isActive && origin && matchingEntry(allowlist, origin),
    );
    if (isReachable && origin !== undefined && widget) {
      findings.push(...(await checkCors(url, origin, widget.id)));
    }
    return findings;
  });
  const { languageModel, embeddings, mail, oidc } = config;
  if (oidc) await examine('issuer', 'Single sign-on', () => checkIssuer(config, oidc));
  if (mail || widgets.some(({ notify }) => notify)) {
    await examine('mail', 'Mail', async () => {
      const list = ({ store }: Data) => store.deliveries.list({ channel: 'mail' });
      const owed = isThere ? await withData(folder, list) : [];
      return checkMail(config, { widgets, owed, advice: MAIL_SERVER_ADVICE_OF_COMMAND, program });
    });
  }
  if (languageModel) await examine('languageModel', 'Language model', () => checkModel(languageModel));
  if (embeddings)
    await examine('embeddings', 'Embedding model', async () => [await checkEmbeddings(embeddings)]);
}

/** @returns the widgets that were looked at */
async function examineChosen(
  folder: string | undefined,
  wanted: Wanted,
  program: string,
  examine: Examine,
): Promise<Widget[]> {
  let chosen: Widget[] = [];
  await examine('widgets', 'Widgets', () =>
    withData(folder, async ({ store }) => {
      const choice = chooseWidgets(await store.widgets.list(), wanted, program);
      chosen = choice.chosen;
      return choice.findings;
    }),
  );
  for (const widget of chosen) {
    await examine(
      'widget',
      `Widget ${widget.name}, ${widget.id}`,
      () =>
        withData(folder, (data) =>
          examineWidget({ ...data, measure: measureIn(data) }, widget, chosen, wanted, program, Date.now()),
        ),
      widget.id,
    );
  }
  return chosen;
}

/** Reads the pages of a widget as a server does. */
const measureIn =
  ({ store }: Data) =>
  async (widgetId: string): Promise<KnowledgeSize> => {
    // The other commands start faster without the index.
    const { createKnowledge } = await import('../../search/knowledge.js');
    const { pages, passageCount } = await createKnowledge({ pages: store.pages }).indexFor(widgetId);
    return { pages: pages.length, passages: passageCount };
  };

function reportOf(sections: readonly HealthSection[], width: number | undefined): Outcome {
  const isFailure = worstOf(sections) === 'wrong';
  return { json: { isHealthy: !isFailure, sections }, text: describeReport(sections, width), isFailure };
}

/** The origin of an address, as a browser sends it. */
function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new UsageError(`--origin "${text}" is no web address; one looks like https://www.acme.example.`);
  }
  return url.origin;
}
