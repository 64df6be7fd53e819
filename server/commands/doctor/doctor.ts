/** `doctor`: looks for everything that keeps visitors from an answer, and says what to do. */
import { ConfigError, readConfig, type Config } from '../../config.js';
import { AppError } from '../../errors.js';
import type { Widget } from '../../model.js';
import { defineCommand, UsageError, type Outcome } from '../terminal/command.js';
import { SHARED_FLAGS } from '../terminal/help.js';
import { checkWidgetId, withData, type Data } from '../terminal/open-data.js';
import { checkConfig } from './check-config.js';
import { checkCors } from './check-cors.js';
import { checkData, findServer } from './check-data.js';
import { checkEmbeddings } from './check-embeddings.js';
import { checkMail } from './check-mail.js';
import { checkModel } from './check-model.js';
import { checkServer } from './check-server.js';
import { matchingEntry } from './check-widgets.js';
import { describeReport, type Section } from './describe-report.js';
import { chooseWidgets, examineWidget, type Wanted } from './examine-widgets.js';
import { wrong, type Finding } from './finding.js';

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
  notes: `Checks the configuration, the data folder, each widget with its pages, its quota
and its webhook, the server at PUBLIC_URL, the mail server, the language model
and the embedding model, and says of each fault what to do. Run it where the
server runs, with the same environment, while it runs or not.

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
    const sections: Section[] = [];
    const examine: Examine = async (subject, check) => {
      const findings = await Promise.resolve().then(check).catch(findingOf);
      sections.push({ subject, findings });
    };
    let config: Config | undefined;
    await examine('Configuration', () => {
      config = readConfig(values.data === undefined ? {} : { DATA_DIR: values.data });
      return checkConfig(config);
    });
    if (config) await examineAll(config, { widgetId, origin }, terminal.program, examine);
    return reportOf(sections, terminal.width);
  },
});

type Examine = (subject: string, check: () => Finding[] | Promise<Finding[]>) => Promise<void>;

async function examineAll(config: Config, wanted: Wanted, program: string, examine: Examine): Promise<void> {
  const { origin } = wanted;
  let isRunning: boolean | undefined;
  await examine('Data folder', () =>
    withData(config.dataDir, async (data) => {
      isRunning = (await findServer(config.dataDir)) !== undefined;
      return checkData(data, Date.now());
    }),
  );
  const isThere = isRunning !== undefined;
  const widgets = isThere ? await examineChosen(config, wanted, program, examine) : [];
  const url = config.publicUrl ?? `http://localhost:${config.port}`;
  await examine('Server', async () => {
    const { isReachable, findings } = await checkServer(url, isRunning === true, Date.now);
    const widget = widgets.find(
      ({ isActive, allowlist }) => isActive && origin && matchingEntry(allowlist, origin),
    );
    if (isReachable && origin !== undefined && widget) {
      findings.push(...(await checkCors(url, origin, widget.id)));
    }
    return findings;
  });
  const { languageModel, embeddings, mail } = config;
  if (mail || widgets.some(({ notify }) => notify)) {
    await examine('Mail', async () => {
      const list = ({ store }: Data) => store.deliveries.list({ channel: 'mail' });
      const owed = isThere ? await withData(config.dataDir, list) : [];
      return checkMail(config, { widgets, owed, program });
    });
  }
  if (languageModel) await examine('Language model', () => checkModel(languageModel));
  if (embeddings) await examine('Embedding model', async () => [await checkEmbeddings(embeddings)]);
}

/** @returns the widgets that were looked at */
async function examineChosen(
  { dataDir }: Config,
  wanted: Wanted,
  program: string,
  examine: Examine,
): Promise<Widget[]> {
  let chosen: Widget[] = [];
  await examine('Widgets', () =>
    withData(dataDir, async ({ store }) => {
      const choice = chooseWidgets(await store.widgets.list(), wanted, program);
      chosen = choice.chosen;
      return choice.findings;
    }),
  );
  for (const widget of chosen) {
    await examine(`Widget ${widget.name}, ${widget.id}`, () =>
      withData(dataDir, (data) => examineWidget(data, widget, chosen, wanted, program, Date.now())),
    );
  }
  return chosen;
}

/** A check that could not be made is itself a finding; a defect of ours is none. */
function findingOf(error: unknown): Finding[] {
  if (error instanceof ConfigError) {
    return error.problems.map((problem) => wrong(problem, 'Correct it in the environment of the server.'));
  }
  if (error instanceof AppError || (error instanceof Error && 'syscall' in error)) {
    return [wrong(error.message, 'The rest of this part was not checked.')];
  }
  throw error;
}

function reportOf(sections: Section[], width: number | undefined): Outcome {
  const isFailure = sections.some(({ findings }) => findings.some(({ level }) => level === 'wrong'));
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
