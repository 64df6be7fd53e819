/** Holds the house in shape: reads every import and checks who may know whom. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { roomOf, rowOf } from './rooms.fixture.js';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Import {
  /** File that imports, and what it imports, from the root; a package's name where it is not ours. */
  from: string;
  to: string;
  isTypeOnly: boolean;
}

const files = ['components', 'server', 'stories', 'scripts', '.storybook'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
);
const isTest = (file: string) =>
  /^components\/testing\/|\.(?:test|faults|bench|fixture|program)\.ts$/.test(file);
const read = (file: string) => readFileSync(join(root, file), 'utf8');

function importsOf(file: string): Import[] {
  const found: Import[] = [];
  const add = (specifier: string, isTypeOnly: boolean) => {
    const to = specifier.startsWith('.')
      ? join(dirname(file), specifier).replace(/\.js$/, '.ts')
      : specifier.replace(/^((?:@[^/]+\/)?[^/]+).*$/, '$1');
    found.push({ from: file, to, isTypeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      add(node.moduleSpecifier.text, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    } else if (
      ts.isExportDeclaration(node) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      add(node.moduleSpecifier.text, node.isTypeOnly);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier && ts.isStringLiteral(specifier)) add(specifier.text, false);
    }
    ts.forEachChild(node, visit);
  };
  const { Latest: languageVersion } = ts.ScriptTarget;
  const { ParseNone: jsDocParsingMode } = ts.JSDocParsingMode;
  visit(ts.createSourceFile(file, read(file), { languageVersion, jsDocParsingMode }));
  return found;
}

const imports = files.flatMap(importsOf);
const ours = imports.filter(({ from }) => !isTest(from));

/** What implements the store port: everybody takes the port, which the files of `store/` itself open at the doors, move and examine. */
const IMPLEMENTATIONS = /^server\/store\/(?!port\/)[\w-]+\//;
const OPENER = 'server/store/open-store.ts';
const OPENS_A_STORE =
  /^server\/(?:main|serve|insight-thread|insight\/thread-messages|commands\/terminal\/open-data)\.ts$/;
/** The doctor looks at the health of the data folder, so it knows that there is one. */
const KNOWS_THE_FOLDER = /^server\/doctor\/check-data\.ts$/;
/**
 * The product's environment is checked and documented as a whole, in one place. Where other people's data for measuring
 * lies is no business of the product's, so evaluation reads its one variable itself.
 */
const READ_THE_ENVIRONMENT = ['server/config.ts', 'server/evaluation/external-data.ts'];
/** Beside the product: they may use all of it, and none of it uses them. */
const BESIDE = /^server\/(?:e2e|evaluation)\//;

/** The command that starts the server is the only one that opens a door. */
const EXCEPTIONS = ['server/commands/serve.ts -> server/main.ts'];

const show = ({ from, to }: Import) => `${from} -> ${to}`;

describe('the layers', () => {
  const both = ours.filter(({ from, to }) =>
    ['server/', 'components/'].some((side) => from.startsWith(side) && to.startsWith(side)),
  );
  const within = both.filter(({ from }) => from.startsWith('server/') && !BESIDE.test(from));

  it('name every room', () => {
    const unknown = files.filter(
      (file) =>
        /^(?:components|server)\//.test(file) && !isTest(file) && !BESIDE.test(file) && rowOf(file) === -1,
    );
    assert.deepEqual(unknown, []);
  });

  it('let imports run one way between rooms: door, use case, answers and importing, store, leaf', () => {
    const wrong = [...within, ...both.filter(({ from }) => from.startsWith('components/'))].filter(
      ({ from, to }) => roomOf(from) !== roomOf(to) && rowOf(from) >= rowOf(to),
    );
    assert.deepEqual(wrong.map(show), EXCEPTIONS);
  });

  it('keep the implementations of the store port behind it', () => {
    const wrong = within.filter(
      ({ from, to }) =>
        IMPLEMENTATIONS.test(to) && !from.startsWith('server/store/') && !KNOWS_THE_FOLDER.test(from),
    );
    assert.deepEqual(wrong.map(show), []);
  });

  it('open a store at the doors alone', () => {
    const wrong = within.filter(({ from, to }) => to === OPENER && !OPENS_A_STORE.test(from));
    assert.deepEqual(wrong.map(show), []);
  });

  it('keep the product free of what measures and tests it', () => {
    const wrong = within.filter(({ to }) => BESIDE.test(to));
    assert.deepEqual(wrong.map(show), []);
  });

  it('keep the widget free of the dashboard', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        to.startsWith('components/dashboard/') && !/^(?:components\/dashboard|stories)\//.test(from),
    );
    assert.deepEqual(wrong.map(show), []);
  });

  it('have no circle', () => {
    const next = new Map<string, string[]>();
    for (const { from, to } of ours) next.set(from, [...(next.get(from) ?? []), to]);
    const done = new Set<string>();
    const circles: string[] = [];
    const walk = (file: string, path: string[]): void => {
      const start = path.indexOf(file);
      if (start !== -1) circles.push([...path.slice(start), file].join(' -> '));
      if (start !== -1 || done.has(file)) return;
      for (const to of next.get(file) ?? []) walk(to, [...path, file]);
      done.add(file);
    };
    for (const file of files) walk(file, []);
    assert.deepEqual(circles, []);
  });

  it('keep Express in server/http, and process.env where the environment is read', () => {
    const express = ours.filter(({ from, to }) => to === 'express' && !from.startsWith('server/http/'));
    const env = files.filter(
      (file) =>
        !isTest(file) &&
        !file.startsWith('scripts/') &&
        !READ_THE_ENVIRONMENT.includes(file) &&
        /\bprocess\.env\b/.test(read(file)),
    );
    assert.deepEqual([express.map(show), env], [[], []]);
  });

  it('keep the browser side free of the server, save the types of its contract, and defaults and rules of both', () => {
    const wrong = imports.filter(
      ({ from, to, isTypeOnly }) =>
        /^(?:components|stories)\//.test(from) &&
        to.startsWith('server/') &&
        !['server/defaults.ts', 'server/phone-number.ts'].includes(to) &&
        !(to === 'server/contract.ts' && isTypeOnly) &&
        !(to.startsWith('server/admin-contract/') && isTypeOnly && from.startsWith('components/dashboard/')),
    );
    const back = imports.filter(({ from, to }) => from.startsWith('server/') && to.startsWith('components/'));
    assert.deepEqual([...wrong, ...back].map(show), []);
  });

  it('keep product code free of tests and stories', () => {
    const wrong = ours.filter(
      ({ from, to }) =>
        !/^(?:stories|\.storybook)\/|^scripts\/test\.ts$/.test(from) &&
        (isTest(to) || to.startsWith('stories/')),
    );
    assert.deepEqual(wrong.map(show), []);
  });
});

describe('the files', () => {
  it('stand at most thirty to a room', () => {
    const counts = new Map<string, number>();
    for (const file of files) {
      if (isTest(file) || /^stories\/|\/locales\//.test(file)) continue;
      counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    }
    assert.deepEqual(
      [...counts].filter(([, count]) => count > 30),
      [],
    );
  });

  it('are no longer than 300 lines', () => {
    const long = files
      .map((file) => ({ file, lines: read(file).split('\n').length - 1 }))
      .filter(({ lines }) => lines > 300);
    assert.deepEqual(long, []);
  });

  it('are named for one idea: no utils, helpers, common, manager, no barrel', () => {
    const vague = files.filter(
      (file) =>
        /(?:^|[/-])(?:utils?|helpers?|common|manager|misc)[./-]/.test(file) ||
        (/(?:^|\/)index\.ts$/.test(file) && file !== 'components/index.ts'),
    );
    assert.deepEqual(vague, []);
  });

  it('of the widget write no HTML, style attribute or code from text', () => {
    const sink =
      /\b(?:innerHTML|outerHTML|insertAdjacentHTML|unsafeHTML|unsafeSVG|document\.write|eval\(|new Function)|\sstyle=["$]/;
    const wrong = files.filter(
      (file) => file.startsWith('components/') && !isTest(file) && sink.test(read(file)),
    );
    assert.deepEqual(wrong, []);
  });
});
