/** A place of work with one healthy widget, and what the doctor says of it. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { freePort } from '../../network/free-port.fixture.js';
import { pagesCommands } from '../pages/pages.js';
import { makeWorkplace, type Workplace } from '../terminal/run-cli.fixture.js';
import { commandNamed, runCommand } from '../terminal/run-command.fixture.js';
import { widgetCommands } from '../widgets/widget.js';
import { doctorCommand } from './doctor.js';
import type { HealthSection } from '../../admin-contract/health.js';

export const ID = '11111111-1111-4111-8111-111111111111';
interface Report {
  isHealthy: boolean;
  sections: HealthSection[];
}

/** A place of work with the environment that the doctor finds there. */
export interface Patient extends Workplace {
  environment: Record<string, string>;
}

export async function workplace(
  t: TestContext,
  ownEnvironment: Record<string, string> = {},
): Promise<Patient> {
  const environment = { PORT: String(await freePort()), ...ownEnvironment };
  const place = makeWorkplace(environment);
  t.after(() => {
    place.clear();
  });
  const page = place.write('help/returns.md', '# Returns\n\nYou can return a lamp within 30 days.');
  const data = join(place.folder, 'data');
  const [create, importPages] = [
    commandNamed('widget create', widgetCommands),
    commandNamed('pages import', pagesCommands),
  ];
  await runCommand(create, '--name', 'Acme', '--id', ID, '--allow', 'acme.example', '--data', data);
  await runCommand(importPages, ID, page, '--data', data);
  return { ...place, environment };
}

/** What the doctor says, in this process, each finding on a line: `level: message`. */
export async function examine(
  { folder, environment }: Pick<Patient, 'folder' | 'environment'>,
  ...args: string[]
): Promise<{ code: number; said: string }> {
  const before = process.env;
  process.env = { DATA_DIR: join(folder, 'data'), EMBEDDINGS: 'none', ...environment };
  const { outcome } = await runCommand(doctorCommand, ...args).finally(() => (process.env = before));
  assert.ok(outcome);
  const { isHealthy, sections } = outcome.json as Report;
  const code = outcome.isFailure ? 1 : 0;
  assert.equal(code, isHealthy ? 0 : 1);
  const findings = sections.flatMap((section) => section.findings);
  for (const { level, advice } of findings) assert.equal(level !== 'ok', advice !== undefined);
  const lines = findings.map(({ level, message, advice }) => `${level}: ${message} ${advice ?? ''}`);
  return { code, said: lines.join('\n') };
}
