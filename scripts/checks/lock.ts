/**
 * Fails where package-lock.json leaves out an optional package that another one asks for: npm writes such locks
 * when a platform's package is missing from the registry, and `npm ci` then refuses them on other machines.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../files.js';

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>
  >;
}
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;

/** Looks where Node would: in `folder`'s own node_modules, then in each one above. */
function isLocked(name: string, folder: string): boolean {
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (at === '') return false;
  }
}

const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !isLocked(name, folder))
    .map((name) => `${name}, wanted by ${folder || 'the project'}`),
);
if (missing.length > 0) {
  console.error(`package-lock.json leaves out:\n  ${missing.join('\n  ')}`);
  process.exit(1);
}
