/** The text of NOTICE, made from the licences of the installed packages. Needs `npm run build`. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, root } from './files.js';

interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version: string;
        readonly license?: string;
        readonly dev?: boolean;
        readonly devOptional?: boolean;
        readonly peer?: boolean;
      }
    >
  >;
}

const NODE_MODULES = 'node_modules/';

/** Packages whose code is inside the browser files, by the sources that their source maps and modules name. */
function bundledPackages(): string[] {
  const isMap = (file: string) => file.endsWith('.map');
  const maps = [...filesBelow('dist/cdn', isMap), ...filesBelow('dist/dashboard', isMap)].flatMap((file) => {
    const { sources } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { sources: string[] };
    return sources;
  });
  const modules = filesBelow('dist/esm/vendor').map((file) => file.replace('dist/esm/vendor/', NODE_MODULES));
  const names = [...maps, ...modules].flatMap((path) => {
    const inside = path.split(NODE_MODULES).at(-1);
    if (inside === undefined || inside === path) return [];
    return /^(?:@[^/]+\/)?[^/]+/.exec(inside)?.[0] ?? [];
  });
  return [...new Set(names)].sort();
}

function licenceText(name: string): string {
  const folder = join(root, NODE_MODULES, name);
  const file = readdirSync(folder).find((each) => /^(?:licen[cs]e|copying)/i.test(each));
  if (!file) throw new Error(`${name} is bundled, but its package holds no licence text.`);
  return readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}

/** `name version: licence` of every package that npm installs beside ours for its users. */
function installedPackages({ packages }: Lock): string[] {
  const lines = Object.entries(packages)
    .filter(([path, { dev, devOptional, peer }]) => path !== '' && !dev && !devOptional && !peer)
    .map(([path, { version, license }]) => {
      const name = path.split(NODE_MODULES).at(-1) ?? path;
      if (!license) throw new Error(`${name} states no licence.`);
      return `${name} ${version}: ${license}`;
    });
  return [...new Set(lines)].sort();
}

/** What NOTICE should hold. */
export function makeNotice(): string {
  if (!existsSync(join(root, 'dist/cdn'))) throw new Error('NOTICE is made from a build: run npm run build.');
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const bundled = bundledPackages();
  return [
    'Service Chat',
    'Copyright (c) 2026 Service Chat contributors. Licensed under the MIT License; see LICENSE.',
    '',
    'The vectors of words of the local embedding model began as those of GloVe (https://nlp.stanford.edu/projects/glove), which are in the public domain (PDDL 1.0).',
    '',
    `The files that browsers load hold code of these packages: ${bundled.join(', ')}. Their licences:`,
    ...bundled.flatMap((name) => ['', `---- ${name} ----`, '', licenceText(name)]),
    '',
    '---- Packages that npm installs with the server, each with its licence text in its own folder ----',
    '',
    ...installedPackages(lock),
    '',
  ].join('\n');
}
