/** Holds the house in shape: reads every import and checks who may know whom. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

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
const sources = files.filter((file) => file.endsWith('.ts'));
const isTest = (file: string) => /\.(?:test|faults|bench|fixture)\.ts$/.test(file);
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
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest));
  return found;
}

const imports = sources.flatMap(importsOf);
const ours = imports.filter(({ from }) => !isTest(from));

const LEAVES =
  /^server\/(?:contract|model|errors|front-matter|allowlist|snippet|package-root|read-at-most|time-limit)\.ts$/;

/** A room is a folder of the server, `leaf`, or the door's own name. */
function roomOf(file: string): string {
  if (LEAVES.test(file)) return 'leaf';
  return /^server\/([^/]+)(?:\/|\.ts$)/.exec(file)?.[1] ?? 'outside';
}

/** For each room, the others whose code it may use. */
const MAY_USE: Record<string, string[]> = {
  leaf: ['leaf'],
  config: ['leaf'],
  store: ['leaf'],
  network: ['leaf'],
  knowledge: ['leaf', 'network'],
  webhooks: ['leaf', 'network'],
  answers: ['leaf', 'knowledge'],
  chat: ['leaf'],
  http: ['leaf', 'chat'],
};
/** Ports: what a room may know by type alone. */
const PORTS = new Set(['server/store/store.ts', 'server/chat/answer-engine.ts']);
const DOORS = new Set(['main', 'run-server', 'open-engine', 'cli', 'commands', 'demo']);

const show = ({ from, to }: Import) => `${from} -> ${to}`;

describe('the layers', () => {
  it('let imports run one way: door, use case, knowledge and port, leaf', () => {
    const wrong = ours.filter(({ from, to, isTypeOnly }) => {
      if (!from.startsWith('server/') || !to.startsWith('server/')) return false;
      const [here, there] = [roomOf(from), roomOf(to)];
      if (here === there || DOORS.has(here)) return false;
      if (isTypeOnly && PORTS.has(to)) return false;
      return !(MAY_USE[here] ?? []).includes(there);
    });
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
    for (const file of sources) walk(file, []);
    assert.deepEqual(circles, []);
  });

  it('keep Express in server/http and process.env in server/config.ts', () => {
    const express = ours.filter(({ from, to }) => to === 'express' && !from.startsWith('server/http/'));
    const env = sources.filter(
      (file) =>
        !isTest(file) &&
        !file.startsWith('scripts/') &&
        file !== 'server/config.ts' &&
        /\bprocess\.env\b/.test(read(file)),
    );
    assert.deepEqual([express.map(show), env], [[], []]);
  });

  it('keep the browser side free of the server, save the types of its contract', () => {
    const wrong = imports.filter(
      ({ from, to, isTypeOnly }) =>
        /^(?:components|stories)\//.test(from) &&
        to.startsWith('server/') &&
        !(to === 'server/contract.ts' && isTypeOnly),
    );
    const back = imports.filter(({ from, to }) => from.startsWith('server/') && to.startsWith('components/'));
    assert.deepEqual([...wrong, ...back].map(show), []);
  });

  it('keep product code free of tests and stories', () => {
    const wrong = ours.filter(
      ({ from, to }) => !/^(?:stories|\.storybook)\//.test(from) && (isTest(to) || to.startsWith('stories/')),
    );
    assert.deepEqual(wrong.map(show), []);
  });
});

describe('the files', () => {
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
