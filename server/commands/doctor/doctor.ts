/** `doctor`: looks for everything that keeps visitors from an answer, and says what to do. */
import { ConfigError, readConfig, type Config } from '../../config.js';
import { AppError } from '../../errors.js';
import type { Widget } from '../../model.js';
import { defineCommand, UsageError, type Outcome } from '../terminal/command.js';
import { SHARED_FLAGS } from '../terminal/help.js';
import { withData, type Data } from '../terminal/open-data.js';
import { count } from '../terminal/quantities.js';
import { checkConfig } from './check-config.js';
import { checkCors } from './check-cors.js';
import { checkData, findServer } from './check-data.js';
import { checkEmbeddings } from './check-embeddings.js';
import { checkModel } from './check-model.js';
import { checkServer } from './check-server.js';
import { checkOrigin, checkWidget, matchingEntry } from './check-widgets.js';
import { describeReport, type Section } from './describe-report.js';
import { ok, wrong, type Finding } from './finding.js';

export const doctorCommand = defineCommand({
  name: 'doctor',
  summary: 'Looks for what keeps visitors from an answer.',
  synopsis: '[--origin URL]',
  positionals: [],
  flags: {
    origin: { type: 'string', value: 'URL', help: 'A website that shall use a widget.' },
    ...SHARED_FLAGS,
  },
  notes: `Checks the configuration, the data folder, each widget with its pages, the server
at PUBLIC_URL, the language model and the embedding model, and says of each
fault what to do. Run it where the server runs, with the same environment, while
it runs or not.

With --origin, also whether that website may use the widgets, and whether a
browser on it could: by real requests to PUBLIC_URL. Exit code 1 where something
is wrong.

Example:
  service-chat doctor --origin https://www.acme.example`,
  async run(values, _, terminal) {
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
    if (config) await examineAll(config, origin, terminal.program, examine);
    return reportOf(sections, terminal.width);
  },
});

type Examine = (subject: string, check: () => Finding[] | Promise<Finding[]>) => Promise<void>;

async function examineAll(
  config: Config,
  origin: string | undefined,
  program: string,
  examine: Examine,
): Promise<void> {
  let isRunning: boolean | undefined;
  await examine('Data folder', () =>
    withData(config.dataDir, async (data) => {
      isRunning = (await findServer(config.dataDir)) !== undefined;
      return checkData(data, Date.now());
    }),
  );
  const isThere = isRunning !== undefined;
  const widgets = isThere ? await examineWidgets(config, origin, program, examine) : [];
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
  const { languageModel, embeddings } = config;
  if (languageModel) await examine('Language model', () => checkModel(languageModel));
  if (embeddings) await examine('Embedding model', async () => [await checkEmbeddings(embeddings)]);
}

/** @returns the widgets that can be read */
async function examineWidgets(
  { dataDir }: Config,
  origin: string | undefined,
  program: string,
  examine: Examine,
): Promise<Widget[]> {
  const widgets: Widget[] = [];
  await examine('Widgets', () =>
    withData(dataDir, async ({ store }) => {
      widgets.push(...(await store.widgets.list()));
      return widgets.length > 0
        ? [ok(`${count(widgets.length, 'widget')} can be read.`)]
        : [wrong('There is no widget.', `${program} widget create --name "Acme" --allow acme.example`)];
    }),
  );
  const isSomewhere = widgets.some(({ allowlist }) => origin && matchingEntry(allowlist, origin));
  for (const widget of widgets) {
    await examine(`Widget ${widget.name}, ${widget.id}`, () =>
      withData(dataDir, async (data) => [
        ...(await checkWidget(widget, await knowledgeOf(data), program)),
        ...(origin === undefined ? [] : [checkOrigin(widget, origin, program, isSomewhere)]),
      ]),
    );
  }
  return widgets;
}

async function knowledgeOf({ store: { pages } }: Data) {
  // The other commands start faster without the index.
  const { createKnowledge } = await import('../../search/knowledge.js');
  return createKnowledge({ pages });
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
