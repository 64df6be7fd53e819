/** The reference pages of `docs/` hold everything there is to look up. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { allCommands } from './commands/all-commands.js';
import { ENVIRONMENT_VARIABLES } from './config.js';
import {
  chatReplySchema,
  chatRequestSchema,
  ERROR_CODES,
  errorBodySchema,
  widgetRecordSchema,
} from './contract.js';
import { STATUS } from './errors.js';
import { renderLanguagesPage } from '../scripts/languages-table.js';
import { renderThemingPage, usedProperties } from '../scripts/theming-tables.js';
import { startApp } from './http/app.fixture.js';
import { widgetSchema } from './model.js';

const COMMANDS = await allCommands();

const DOCS = new URL('../docs/', import.meta.url);
const page = (name: string) => readFileSync(new URL(`${name}.md`, DOCS), 'utf8');
const pages = readdirSync(DOCS).filter((file) => file.endsWith('.md'));
const all = pages.map((file) => readFileSync(new URL(file, DOCS), 'utf8')).join('\n');

/** Names of the fields of an interface in `components/`, which nothing here may import. */
function fieldsOf(file: string, name: string): string[] {
  const source = readFileSync(new URL(`../components/${file}`, import.meta.url), 'utf8');
  const [, body = ''] = new RegExp(`interface ${name} .*?\\{\\n([^]*?)\\n\\}`).exec(source) ?? [];
  return [...body.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, field = '']) => field);
}

describe('the documentation', () => {
  it('has every environment variable on the page Configuration', () => {
    const text = page('configuration');
    assert.deepEqual(
      ENVIRONMENT_VARIABLES.filter((name) => !text.includes(`\`${name}\``)),
      [],
    );
  });

  it('names no environment variable that is not read', () => {
    const named = [...page('configuration').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name = '']) => name);
    assert.ok(named.length > 10);
    assert.deepEqual(
      named.filter((name) => !ENVIRONMENT_VARIABLES.includes(name)),
      [],
    );
  });

  it('has every command on the page Command line, and no other', () => {
    const listed = [...page('cli').matchAll(/^\| `([a-z]+(?: [a-z-]+)*)[^`]*` +\|/gm)].map(
      ([, name]) => name,
    );
    const names = COMMANDS.map(({ name }) => name);
    assert.deepEqual([...listed].sort(), [...names].sort());
  });

  it('has every flag of every command', () => {
    const flags = new Set(COMMANDS.flatMap(({ flags: of }) => Object.keys(of)));
    assert.deepEqual(
      [...flags].filter((flag) => !new RegExp(`--${flag}\\b`).test(all)),
      [],
    );
  });

  it('has every option and every message of the widget on the page Widget options', () => {
    const text = page('options');
    const rows = [...text.matchAll(/^\| `(\w+)` +\| [^|]+\|[^|]+\|[^|]+\|$/gm)].map(([, name]) => name);
    const options = fieldsOf('facade.ts', 'ServiceChatConfig');
    assert.ok(options.length > 15);
    assert.deepEqual(rows.toSorted(), options.toSorted());
    const [sentence = ''] = /^The widget has these options: .*$/m.exec(text) ?? [];
    assert.deepEqual(
      [...sentence.matchAll(/`(\w+)`/g)].map(([, name]) => name),
      rows,
    );
    const launcher = fieldsOf('language/locales/launcher-messages.ts', 'LauncherMessages');
    const all = new Set([...launcher, ...fieldsOf('language/locales/messages.ts', 'Messages')]);
    const messages = [...all].filter((name) => name !== 'locale' && name !== 'dir');
    assert.ok(messages.length > 50);
    assert.deepEqual(
      messages.filter((name) => !text.includes(`\`${name}\``)),
      [],
    );
  });

  it('has every error code with its status on the page Errors', () => {
    const rows = [...page('errors').matchAll(/^\| (\d{3}) +\| `(\w+)`/gm)].map(([, status, code]) => [
      code,
      Number(status),
    ]);
    assert.deepEqual(rows.sort(), ERROR_CODES.map((code) => [code, STATUS[code]]).sort());
  });

  it('has what is known of each language on the page Languages', async () => {
    assert.equal(page('languages'), await renderLanguagesPage());
  });

  it('shows requests and replies as they are', () => {
    const examples = (name: string) =>
      [...page(name).matchAll(/^```json\n([\s\S]*?)^```$/gm)].map(
        ([, text = '']) => JSON.parse(text) as unknown,
      );
    const bodies = ['rest-api', 'streaming'].flatMap((name) =>
      [...page(name).matchAll(/-d '(.*)'/g)].map(([, text = '']) => JSON.parse(text) as unknown),
    );
    assert.equal(bodies.length, 2);
    for (const body of bodies) chatRequestSchema.parse(body);
    const [reply, record] = examples('rest-api');
    chatReplySchema.strict().parse(reply);
    widgetRecordSchema.strict().parse(record);
    errorBodySchema.strict().parse(examples('errors')[0]);
    widgetSchema.strict().parse(examples('data-folder')[0]);
    const events = [...page('streaming').matchAll(/^data: (.*)$/gm)].map(
      ([, text = '']) => JSON.parse(text) as unknown,
    );
    chatReplySchema.strict().parse(events.at(-1));
  });

  it('has every custom property and part of the elements on the page Colours and theme', async () => {
    assert.equal(page('theming'), await renderThemingPage());
    const listed = [...page('theming').matchAll(/^\| `(--chat-[\w-]+)`/gm)].map(([, name]) => name);
    assert.deepEqual(listed.sort(), usedProperties());
  });

  it('has every route of the API on the page REST API', async (t) => {
    const { url } = await startApp(t);
    const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as {
      paths: Record<string, object>;
    };
    const routes = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    assert.ok(routes.length > 5);
    const text = page('rest-api');
    assert.deepEqual(
      routes.filter((route) => !text.includes(route)),
      [],
    );
  });
});
