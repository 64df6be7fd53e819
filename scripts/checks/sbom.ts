/**
 * Writes the software bill of materials of what runs in production, `build/sbom.cdx.json` (CycloneDX), from the lock
 * file. Fails where a package has no licence or no hash.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../files.js';

const args = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'];
const text = execFileSync('npm', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

interface Component {
  readonly name: string;
  readonly licenses?: readonly { readonly license?: { id?: string; name?: string }; expression?: string }[];
  readonly hashes?: readonly unknown[];
}
const { components } = JSON.parse(text) as { components: readonly Component[] };

const licences = new Map<string, number>();
const incomplete: string[] = [];
for (const { name, licenses = [], hashes = [] } of components) {
  if (licenses.length === 0 || hashes.length === 0) incomplete.push(name);
  for (const { license, expression } of licenses) {
    const id = expression ?? license?.id ?? license?.name ?? 'unknown';
    licences.set(id, (licences.get(id) ?? 0) + 1);
  }
}

mkdirSync(join(root, 'build'), { recursive: true });
writeFileSync(join(root, 'build', 'sbom.cdx.json'), text);
const counts = [...licences].sort((a, b) => b[1] - a[1]).map(([id, count]) => `${count} ${id}`);
console.log(`${components.length} packages in production: ${counts.join(', ')}`);
if (incomplete.length > 0) {
  console.error(`Without a licence or a hash: ${incomplete.join(', ')}`);
  process.exit(1);
}
