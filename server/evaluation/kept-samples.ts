/**
 * Keeps the samples of all sets in the folder for temporary files, for asking them takes many minutes: the trainers and
 * the benches of the same code and the same data share them.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DenseIndex } from '../answers/hybrid/dense-index.js';
import { externalFolder } from './external-data.js';
import { createProgress } from './progress.js';
import { samplesOf, type Sample, type TrainingSites } from './training-samples.js';

const FOLDER = join(tmpdir(), 'service-chat-bench-samples');
const SERVER = fileURLToPath(new URL('..', import.meta.url));
const DOCS = fileURLToPath(new URL('../../docs', import.meta.url));
/** What the samples do not depend on; the weights are made of them. */
const NO_PART = /\.test\.ts$|[/\\]fitted-[\w-]*weights\.ts$|\.svg$/;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NO_PART.test(join(entry.parentPath, entry.name)))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();

/** Tells one state of code and data from another: by content, and other people's data by size and time. */
function digestOfCodeAndData(): string {
  const hash = createHash('sha256');
  for (const folder of [SERVER, DOCS]) {
    for (const path of filesIn(folder)) hash.update(relative(folder, path)).update(readFileSync(path));
  }
  for (const path of filesIn(externalFolder() ?? DOCS)) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}`);
  }
  return hash.digest('hex').slice(0, 16);
}

function read(path: string): Sample[] | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Sample[];
  } catch {
    return undefined;
  }
}

/**
 * The samples of these sites, which must be those of all sets.
 * @param openDense opens the local model, which is needed only where nothing is kept; words alone where absent
 */
export async function keptSamples(
  { sites }: TrainingSites,
  openDense?: () => Promise<DenseIndex>,
): Promise<Sample[]> {
  const digest = digestOfCodeAndData();
  // What was asked with the model holds what words found as well.
  const byBoth = join(FOLDER, `${digest}-model.json`);
  const path = openDense ? byBoth : join(FOLDER, `${digest}-words.json`);
  const kept = read(byBoth) ?? read(path);
  if (kept) return kept;
  const dense = await openDense?.();
  const samples = await samplesOf(sites, dense, createProgress('fitting: sites asked', sites.length));
  await dense?.close();
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${path}.part`, JSON.stringify(samples));
  renameSync(`${path}.part`, path);
  return samples;
}
