/** A place of work with one healthy widget, and what the doctor says of it. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { freePort } from '../../network/free-port.fixture.js';
import { pagesCommands } from '../pages/pages.js';
import { makeWorkplace, type Workplace } from '../terminal/run-cli.fixture.js';
import { commandNamed, runCommand } from '../terminal/run-command.fixture.js';
import { widgetCommands } from '../widgets/widget.js';
import type { HealthSection } from '../../admin-contract/health.js';

export const ID = '11111111-1111-4111-8111-111111111111';
interface Report {
  isHealthy: boolean;
  sections: HealthSection[];
}

export async function workplace(
  t: TestContext,
  environment: Record<string, string> = {},
): Promise<Workplace> {
  const place = makeWorkplace({ PORT: String(await freePort()), ...environment });
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
  return place;
}

/** What the doctor says, each finding on a line: `level: message`. */
export async function examine(
  place: Workplace,
  ...args: string[]
): Promise<{ code: number | null; said: string }> {
  const { code, stdout } = await place.run('doctor', ...args, '--json');
  const { isHealthy, sections } = JSON.parse(stdout) as Report;
  assert.equal(code, isHealthy ? 0 : 1);
  const findings = sections.flatMap((section) => section.findings);
  for (const { level, advice } of findings) assert.equal(level !== 'ok', advice !== undefined);
  const lines = findings.map(({ level, message, advice }) => `${level}: ${message} ${advice ?? ''}`);
  return { code, said: lines.join('\n') };
}
