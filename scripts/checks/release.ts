/** Stops `npm publish` when what would be published is not a release: `prepublishOnly`. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../files.js';

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const { version, repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
  repository?: unknown;
};

const faults = [
  !repository && 'package.json names no repository, which a statement of provenance needs.',
  git('status', '--porcelain') !== '' && 'The working tree has changes that no commit holds.',
  !git('tag', '--points-at', 'HEAD').split('\n').includes(`v${version}`) &&
    `The commit does not carry the tag v${version}.`,
  !readFileSync(join(root, 'CHANGELOG.md'), 'utf8').includes(`\n## [${version}]`) &&
    `CHANGELOG.md has no section of ${version}.`,
].filter((fault) => fault !== false);
if (faults.length > 0) {
  console.error(`Not published:\n  ${faults.join('\n  ')}\nCONTRIBUTING.md says how releases are made.`);
  process.exit(1);
}
