/** Builds before something runs that needs the build. */
import { readFileSync } from 'node:fs';
import { fingerprintOfBuild, STAMP } from './fingerprint.js';

function isBuilt(): boolean {
  try {
    return readFileSync(STAMP, 'utf8') === fingerprintOfBuild();
  } catch {
    return false;
  }
}

/** Builds when there is no build of the sources as they are now. */
export async function ensureBuilt(): Promise<void> {
  if (isBuilt()) return;
  console.error('Building…');
  // Loaded only now: a start that finds its build does not wait for what builds.
  const { build } = await import('./build-all.js');
  await build({ quiet: true });
}
