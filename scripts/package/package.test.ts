/** What someone gets who installs the npm package: a server that runs, elements with types, and no more. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { installPacked, root, run, type Installed } from './installed.fixture.js';

/** Of these Express alone brings 68, pg 13, and the model 8. */
const MOST_PACKAGES = 138;
/** What the local model has learned beside its package takes 4.9 MB of it. */
const MOST_BYTES = 10_200_000;

interface PackageJson {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies: Readonly<Record<string, string>>;
}
const { exports, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as PackageJson;

const modules = Object.keys(exports).filter((path) => !/\.js(?:on)?$/.test(path));
const toSpecifier = (path: string) => path.replace(/^\./, 'service-chat-widget');

const skip = existsSync(join(root, 'dist/esm/index.js')) ? false : 'dist/ is not built: npm run build';

describe('the npm package', { skip }, () => {
  let installed: Installed;
  const inFolder = (command: string, ...args: string[]) => run(command, args, { cwd: installed.folder });

  before(async () => {
    installed = await installPacked();
  });

  it('holds nothing that only its makers need', () => {
    const strange = installed.packed.files
      .map(({ path }) => path)
      .filter(
        (path) =>
          /\.(?:test|bench|fixture|faults|stories)\.|\.map$|\.png$/.test(path) ||
          !/^(?:build\/server|dist|docs)\/|^(?:README\.md|package\.json|custom-elements\.json|LICENSE|NOTICE)$/.test(
            path,
          ),
      );
    assert.deepEqual(strange, []);
  });

  it(`takes no more than ${MOST_BYTES / 1e6} MB unpacked`, (context) => {
    context.diagnostic(`${installed.packed.unpackedSize} bytes in ${installed.packed.files.length} files`);
    assert.ok(installed.packed.unpackedSize <= MOST_BYTES, String(installed.packed.unpackedSize));
  });

  it(`brings no more than ${MOST_PACKAGES} packages`, (context) => {
    const lock = JSON.parse(readFileSync(join(installed.folder, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, unknown>;
    };
    const packages = Object.keys(lock.packages).filter(
      (path) => path && path !== 'node_modules/service-chat-widget',
    );
    context.diagnostic(`${packages.length} packages`);
    assert.ok(packages.length <= MOST_PACKAGES, packages.join('\n'));
  });

  it('gives the reason for every package that it depends on', () => {
    const page = readFileSync(join(root, 'docs/dependencies.md'), 'utf8');
    const listed = [...page.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);
    assert.deepEqual(listed.sort(), Object.keys(dependencies).sort());
  });

  it('offers every element by its name', () => {
    const elements = readdirSync(join(root, 'components'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      // An element's file has the name of its folder, with a hyphen; the other folders hold what the elements are made of.
      .filter((name) => name.includes('-') && existsSync(join(root, 'components', name, `${name}.ts`)))
      .map((name) => `./${name}`);
    assert.deepEqual(
      elements.filter((name) => !(name in exports)),
      [],
    );
  });

  it('follows the rules of publint', async () => {
    const pkgDir = join(installed.folder, 'node_modules/service-chat-widget');
    const { messages, pkg } = await publint({ pkgDir, pack: false, strict: true });
    assert.deepEqual(
      messages.map((message) => formatMessage(message, pkg, { color: false })),
      [],
    );
  });

  it('has types that fit its modules', async () => {
    const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
    const ignored = ['widget.js', 'custom-elements.json'];
    const args = [attw, installed.tarball, '--profile', 'esm-only', '--no-emoji', '--no-color'];
    await inFolder(process.execPath, ...args, '--exclude-entrypoints', ...ignored);
  });

  it('can be imported where there is no browser, as when a page is rendered on a server', async () => {
    const script = `for (const name of ${JSON.stringify(modules.map(toSpecifier))}) await import(name);
      const { ServiceChatWidgetElement } = await import('service-chat-widget');
      console.log(ServiceChatWidgetElement.name, typeof window);`;
    const { stdout } = await inFolder(process.execPath, '--input-type=module', '-e', script);
    assert.equal(stdout.trim(), 'ServiceChatWidgetElement undefined');
  });

  it('knows its own version on the command line, and how it is called there', async () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    const { stdout } = await inFolder('npx', '--no', '--', 'service-chat', '--version');
    assert.match(stdout, new RegExp(`\\b${version.replaceAll('.', '\\.')}\\b`));
    const help = await inFolder('npx', '--no', '--', 'service-chat', '--help');
    assert.match(help.stdout, /^Usage: npx service-chat /m);
  });

  it('types its elements for React and Vue, so that a wrong use is found', async () => {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    await inFolder(process.execPath, tsc, '-p', 'apps').catch((error: unknown) => {
      assert.fail((error as { stdout: string }).stdout);
    });
  });
});
