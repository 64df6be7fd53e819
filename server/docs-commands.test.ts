/** Commands that the documentation shows: each is run as it stands there, in a data folder that has what it names. */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { parseArgs } from 'node:util';
import { allCommands } from './commands/all-commands.js';
import { runCommand } from './commands/terminal/run-command.fixture.js';
import { ENVIRONMENT_VARIABLES } from './config.js';
import { QuestionTerms } from './insight/questions/similar-questions.js';
import { gapKeyOf } from './insight/gaps/widget-gaps.js';
import { openJsonStore } from './store/json/json-store.js';
import { makeEscalation, makeQuestion, makeReply } from './store/testing/store.fixture.js';

const COMMANDS = await allCommands();

const ROOT = new URL('../', import.meta.url);
const FILES = [
  'README.md',
  'server/http/site/demo-page/index.html',
  ...readdirSync(new URL('docs/', ROOT))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];
const read = (file: string) => readFileSync(new URL(file, ROOT), 'utf8');

const WIDGET_ID = '3f0c8a52-7c1e-4d0b-9a53-2f1f6f0d8e11';
const CONVERSATION_ID = '00000001-0000-4000-8000-000000000000';
const VISITOR_ID = 'ann';
const OPERATOR = 'ben';
const REQUEST_ID = '00000002-0000-4000-8000-000000000000';
const REFUSED = 'do you sell candles';
const GAP_KEY = gapKeyOf(WIDGET_ID, new QuestionTerms().of(REFUSED).key);
/** How the command line is called in the repository, where it is installed, and in a container. */
const CALL =
  /(?:npm run (?:--silent )?cli -- |\bservice-chat |node build\/server\/cli\.js )(?=[a-z]+(?: [a-z]|$|[ \n`]))(?<words>[^\n`|&<]*)/g;
/** These would go on until they are stopped, or ask something of other machines; only their words are read. */
const NEEDS_MORE =
  /^(?:serve|doctor|data move|database migrate|mail test|webhooks (?:test|retry))\b|https?:\/\/(?:help|wiki)\b/;

interface Shown {
  file: string;
  text: string;
}

/** Every command line with a known first word. A name alone, such as `widget update`, is no command line. */
function commandsIn(file: string): Shown[] {
  const groups = new Set(COMMANDS.map(({ name }) => name.split(' ')[0]));
  const text = read(file).replaceAll('\\\n', ' ').replaceAll('&gt;', '>');
  return [...text.matchAll(CALL)].flatMap(({ groups: found }) => {
    const words = (found?.['words'] ?? '').replace(/ (?:#|>|2>|\d?>&).*$/, '').trim();
    return groups.has(words.split(' ')[0]) ? { file, text: words } : [];
  });
}

/** The words of a line as a shell reads them. */
const wordsOf = (line: string): string[] =>
  (line.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? []).map((word) =>
    word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'),
  );

const shown = FILES.flatMap(commandsIn);

let folder: string;
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'service-chat-docs-'));
  mkdirSync(join(folder, 'help'));
  writeFileSync(join(folder, 'help', 'returns.md'), '# Returns\n\nYou can return a lamp within 30 days.\n');
  writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const data = ['--data', join(folder, 'data')];
  await run('widget create', '--name', 'Acme', '--id', WIDGET_ID, '--allow', 'old.example', ...data);
  await run('pages import', WIDGET_ID, join(folder, 'help'), ...data);
  await run('operator add', OPERATOR, '--role', 'owner', ...data);
  const store = await openJsonStore(join(folder, 'data'));
  const question = makeQuestion({
    widgetId: WIDGET_ID,
    conversationId: CONVERSATION_ID,
    visitorId: VISITOR_ID,
    at: '2024-05-01T12:00:00.000Z',
    text: 'can i return a lamp',
  });
  await store.conversations.accept(question, { messages: 1000, period: 'month' });
  await store.conversations.record(makeReply(question));
  await store.conversations.leave(makeEscalation({ id: REQUEST_ID, widgetId: WIDGET_ID }));
  const inVain = { ...question, id: '00000003-0000-4000-8000-000000000000', text: REFUSED };
  await store.conversations.accept(inVain, { messages: 1000, period: 'month' });
  await store.conversations.record(makeReply(inVain, { wasRefused: true }));
  await store.close();
});
after(() => {
  rmSync(folder, { recursive: true, force: true });
});

function run(name: string, ...args: string[]) {
  const command = COMMANDS.find((candidate) => candidate.name === name);
  assert.ok(command, `there is no command ${name}`);
  return runCommand(command, ...args);
}

/** The command of a line, and the line with what the folder has in place of what stands for it. */
function readLine(line: string): { name: string; args: string[] } {
  const words = wordsOf(line);
  const command = COMMANDS.find(({ name }) => name.split(' ').every((word, at) => words[at] === word));
  assert.ok(command, `there is no such command: ${line}`);
  const standIns: Record<string, string> = {
    WIDGET_ID,
    ID: WIDGET_ID,
    CONVERSATION_ID,
    VISITOR_ID,
    PAGE_ID: 'returns',
    OPERATOR,
    REQUEST_ID,
    GAP_KEY,
    ...(command.name !== 'operator add' && { NAME: OPERATOR }),
    './help': join(folder, 'help'),
    './site': join(folder, 'help'),
    'my-shop/help': join(folder, 'help'),
    '/tmp/help': join(folder, 'help'),
    './logo.svg': join(folder, 'logo.svg'),
  };
  const args = words
    .slice(command.name.split(' ').length)
    .map((word) => standIns[word] ?? (/^(?:DIR$|\/(?:var|tmp)\/)/.test(word) ? join(folder, 'copy') : word));
  return { name: command.name, args };
}

describe('the commands that the documentation shows', () => {
  it('are many', () => {
    assert.ok(shown.length > 60, String(shown.length));
  });

  for (const text of new Set(shown.map((each) => each.text))) {
    const files = shown.filter((each) => each.text === text).map(({ file }) => file);
    it(`work: ${text} (${[...new Set(files)].join(', ')})`, async () => {
      const { name, args } = readLine(text);
      const { flags } = COMMANDS.find((command) => command.name === name) ?? { flags: {} };
      assert.doesNotThrow(() => parseArgs({ args, options: flags, allowPositionals: true }));
      if (NEEDS_MORE.test(text)) return;
      const data = join(folder, 'fresh');
      rmSync(join(folder, 'copy'), { recursive: true, force: true });
      rmSync(data, { recursive: true, force: true });
      cpSync(join(folder, 'data'), data, { recursive: true });
      // The tutorial makes its widget by itself.
      if (args.includes('--id')) rmSync(join(data, 'widgets', `${WIDGET_ID}.json`));
      if (text === 'widget remove WIDGET_ID') args.push('--yes');
      await run(name, ...args, '--data', data);
    });
  }
});

describe('what the documentation names', () => {
  const inline = FILES.filter((file) => file.startsWith('docs/')).flatMap((file) =>
    [
      ...read(file)
        .replace(/^```[\s\S]*?^```/gm, '')
        .matchAll(/`([^`\n]+)`/g),
    ].map(([, code = '']) => ({ file, code })),
  );

  it('are flags that some command takes', () => {
    const flags = new Set(COMMANDS.flatMap(({ flags: of }) => Object.keys(of)));
    const others = ['help', 'json', 'data', 'silent', 'omit', 'sbom-format', 'build', 'system', 'rm'];
    const unknown = inline.flatMap(({ file, code }) =>
      [...code.matchAll(/(?<=^|\s)--([a-z][\w-]*)/g)].flatMap(([, flag = '']) =>
        flags.has(flag) || others.includes(flag) || flag.startsWith('chat-') ? [] : `${file}: --${flag}`,
      ),
    );
    assert.deepEqual(unknown, []);
  });

  it('are environment variables that are read', () => {
    const others = [
      'WIDGET_ID',
      'VISITOR_ID',
      'PAGE_ID',
      'CONVERSATION_ID',
      'MESSAGE_ID',
      'REQUEST_ID',
      'GAP_KEY',
      'NODE_EXTRA_CA_CERTS',
      'POSTGRES_PASSWORD',
    ];
    const unknown = inline.flatMap(({ file, code }) =>
      [...code.matchAll(/(?<=^|\s)[A-Z]+(?:_[A-Z]+)+(?=[=\s]|$)/g)].flatMap(([name]) =>
        ENVIRONMENT_VARIABLES.includes(name) || others.includes(name) ? [] : `${file}: ${name}`,
      ),
    );
    assert.deepEqual(unknown, []);
  });
});
