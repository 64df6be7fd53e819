/**
 * Finds a Chromium: `$CHROME_PATH`, the one packed in @sparticuz/chromium, or an installed one (`CHROMIUM=installed`
 * where both are there).
 */
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Start flags that work in a container, as root, without a network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
];

/** How long tests wait for what a page does, in milliseconds: ten times as long as Playwright expects of a quick machine. */
export const PATIENCE_MS = 300_000;

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where a browser is, and the environment that it starts in. */
export interface Chromium {
  readonly executablePath: string;
  readonly env: Record<string, string>;
}

type Environment = Record<string, string | undefined>;
const defined = (env: Environment) =>
  Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** Where the packed Chromium is unpacked. */
const CACHE = fileURLToPath(new URL('../node_modules/.cache', import.meta.url));

/** Whether it is the packed one, which does not go to the words that an address quotes. */
export const isPacked = ({ executablePath }: Chromium): boolean => executablePath.startsWith(CACHE);

/** The package holds programs for this system alone. */
const canRunPacked = process.platform === 'linux' && process.arch === 'x64';

/**
 * Finds a Chromium. Where it runs, that is the one of the package: it is the same on every machine, and without the
 * parts of a window it takes half the processor's time of an installed one.
 *
 * @param preferred `installed` for what the packed one cannot do, such as going to a quote that an address names
 */
export async function findChromium(preferred: 'packed' | 'installed' = 'packed'): Promise<Chromium> {
  const { CHROME_PATH, CHROMIUM = preferred } = process.env;
  const isPackedWanted = CHROMIUM === 'packed' && canRunPacked;
  const wanted = CHROME_PATH ?? (isPackedWanted ? undefined : installed.find(isExecutable));
  if (wanted) return { executablePath: wanted, env: defined(process.env) };

  const cache = await unpackedChromium();
  const env: Environment = { ...process.env };
  if (!existsSync('/usr/lib/x86_64-linux-gnu/libnss3.so')) {
    env['LD_LIBRARY_PATH'] = [join(cache, 'al2023', 'lib'), env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  }
  if (!existsSync('/etc/fonts/fonts.conf')) {
    // The package's own fonts.conf looks for fonts in /tmp/fonts, not in this folder.
    env['FONTCONFIG_FILE'] = join(cache, 'fonts.conf');
    writeFileSync(
      env['FONTCONFIG_FILE'],
      '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>' +
        `<dir>${cache}/fonts</dir><cachedir>${cache}/fonts-cache</cachedir></fontconfig>`,
    );
  }
  return { executablePath: join(cache, 'chromium'), env: defined(env) };
}

/** The folder of the Chromium in @sparticuz/chromium, which unpacks into os.tmpdir() and keeps whatever is there. */
async function unpackedChromium(): Promise<string> {
  const require = createRequire(import.meta.url);
  const main = require.resolve('@sparticuz/chromium');
  const root = main.slice(
    0,
    main.indexOf(join('@sparticuz', 'chromium')) + join('@sparticuz', 'chromium').length,
  );
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const cache = join(CACHE, `chromium-${version}`);
  if (existsSync(join(cache, 'chromium'))) return cache;

  // Unpacked aside and moved, because several tests may need it at the same time.
  const draft = `${cache}-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const saved: Environment = { ...process.env };
  try {
    process.env['TMPDIR'] = draft;
    // Makes the package unpack its own libnss3, libnspr4 and libexpat.
    process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs20.x';
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
  } finally {
    for (const key of ['TMPDIR', 'AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH']) {
      if (saved[key] === undefined) Reflect.deleteProperty(process.env, key);
      else process.env[key] = saved[key];
    }
  }
  try {
    renameSync(draft, cache);
  } catch (error) {
    if (!existsSync(join(cache, 'chromium'))) throw error;
    rmSync(draft, { recursive: true });
  }
  return cache;
}
