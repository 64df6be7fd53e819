/**
 * Who has a data folder, and who had it: `lock/00000007/holder.json` says that a process has it for the seventh
 * term, and becomes `released.json` when it gives it back. The highest term counts. The holder touches its file again
 * and again; that its time changes is its lease.
 */
import { readFileSync } from 'node:fs';
import { readFile, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { isMissing } from '../files/file-system.js';
import { takePulse, type Pulse } from './lock-socket.js';

export const LOCK_FOLDER = 'lock';
export const HOLDER_FILE = 'holder.json';
export const RELEASED_FILE = 'released.json';

/** After so long without a sign of life another process may take a folder over, in milliseconds. */
export const LEASE_MS = 15_000;

const holderSchema = z.object({
  /** Of the socket. */
  id: z.string(),
  pid: z.int(),
  host: z.string(),
  /** The same for all processes under one running system, whatever container they are in. */
  machine: z.string(),
  since: z.string(),
  /** Where it serves, where it is known. */
  address: z.string().optional(),
});
export type Holder = z.infer<typeof holderSchema>;

export interface Term {
  number: number;
  isReleased: boolean;
  /** Undefined where it cannot be read. */
  holder: Holder | undefined;
  /** Changes with every sign of life. */
  beat: string;
  /** When the last one was, by the clock of whoever gave it, in milliseconds since 1970. */
  beatAt: number;
}

export function termFolder(folder: string, term: number): string {
  return join(folder, LOCK_FOLDER, String(term).padStart(8, '0'));
}

/** The numbers of all terms that are still known, in order. */
export async function listTerms(folder: string): Promise<number[]> {
  const names = await readdir(join(folder, LOCK_FOLDER)).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return termsAmong(names);
}

export function termsAmong(names: readonly string[]): number[] {
  return names
    .filter((name) => /^\d{8}$/.test(name))
    .map(Number)
    .sort((a, b) => a - b);
}

/** Undefined where nobody ever had the folder. */
export async function readTerm(folder: string): Promise<Term | undefined> {
  const number = (await listTerms(folder)).at(-1);
  if (number === undefined) return undefined;
  const path = (name: string) => join(termFolder(folder, number), name);
  const isReleased = await stat(path(RELEASED_FILE)).then(
    () => true,
    () => false,
  );
  const file = await stat(path(HOLDER_FILE), { bigint: true }).catch(() => undefined);
  const holder = await readFile(path(HOLDER_FILE), 'utf8').then(parseHolder, () => undefined);
  const beat = String(file?.mtimeNs ?? '');
  return { number, isReleased, holder, beat, beatAt: Number(file?.mtimeMs ?? 0) };
}

function parseHolder(text: string): Holder | undefined {
  try {
    return holderSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Whether the holder of a term lives. It can be known to be dead on its own machine alone. */
export async function pulseOf(folder: string, { number, holder }: Term): Promise<Pulse> {
  if (!holder) return 'silent';
  const pulse = await takePulse(termFolder(folder, number), holder.id);
  return pulse === 'dead' && holder.machine !== thisMachine() ? 'silent' : pulse;
}

/**
 * Tells who has a folder locked, without locking it.
 *
 * @param now milliseconds since 1970
 * @returns undefined where nobody has, or who had has given no sign of life for longer than a lease
 */
export async function findHolder(folder: string, now = Date.now()): Promise<Holder | undefined> {
  const term = await readTerm(folder);
  if (!term?.holder || term.isReleased) return undefined;
  const pulse = await pulseOf(folder, term);
  if (pulse === 'alive') return term.holder;
  return pulse === 'dead' || now - term.beatAt > LEASE_MS ? undefined : term.holder;
}

/** What tells a running system from all others, and from itself before it was started anew. */
export function thisMachine(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return hostname();
  }
}

/** Forgets terms, the lowest first: whoever lost one of them sees its own go, or one above it. */
export async function forgetTerms(folder: string, terms: readonly number[]): Promise<void> {
  for (const term of terms) await rm(termFolder(folder, term), { recursive: true, force: true });
}

/** Words for a person: `process 7 on web-1, since …, at http://…`. */
export function describeHolder({ pid, host, since, address }: Holder): string {
  const where = address === undefined ? '' : `, at ${address}`;
  return `process ${pid} on ${host}, since ${since}${where}`;
}
