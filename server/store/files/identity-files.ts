/** Operators, sessions and tokens as files, one each, for the eyes of the server alone. */
import { join } from 'node:path';
import type { z } from 'zod';
import { AppError } from '../../errors.js';
import {
  apiTokenRecordSchema,
  operatorRecordSchema,
  sessionRecordSchema,
  type OperatorRecord,
} from '../port/identity-records.js';
import type { IdentityChange, Records } from '../port/identity-store.js';
import type { StoreProblem } from '../port/store-problem.js';
import { byAge } from '../port/order.js';
import { removeDurably, writeAtomic } from './atomic-file.js';
import type { DataFolder } from './data-folder.js';
import { isMissing, listNames, makeFolder } from './file-system.js';

/** Within `operators/`. */
export const SESSIONS_FOLDER = '.sessions';

interface Kept {
  id: string;
  createdAt: string;
  version: number;
  operatorId?: string;
}

/** The files of one kind of record. */
export interface RecordFiles<T> extends Records<T, { operatorId: string }> {
  write(record: T): Promise<void>;
  remove(id: string): Promise<void>;
}

export type IdentityFiles = ReturnType<typeof createIdentityFiles>;
/** The same, for what is done to records of every kind alike. */
export type FilesByKind = Readonly<Record<IdentityChange['in'], RecordFiles<Kept>>>;

export function createIdentityFiles(data: DataFolder) {
  return {
    operators: createRecordFiles(data, ['operators'], operatorRecordSchema),
    sessions: createRecordFiles(data, ['operators', SESSIONS_FOLDER], sessionRecordSchema, true),
    apiTokens: createRecordFiles(data, ['tokens'], apiTokenRecordSchema, true),
  };
}

/** @param mayForget whether a file that cannot be read counts for none; one who is signed in by it signs in again */
function createRecordFiles<T extends Kept>(
  data: DataFolder,
  place: readonly string[],
  schema: z.ZodType<T> & { shape: { id: z.ZodType<string> } },
  mayForget = false,
): RecordFiles<T> {
  const folder = data.path(...place);
  const pathOf = (id: string) => join(folder, `${id}.json`);
  const isId = (id: string) => schema.shape.id.safeParse(id).success;

  async function read(id: string): Promise<T | undefined> {
    const path = pathOf(id);
    const text = await data.read(path, () =>
      data.files.readFile(path, 'utf8').catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      }),
    );
    if (text === undefined) return undefined;
    const record = parse(text);
    if (record?.id === id) return record;
    if (mayForget) return undefined;
    throw new AppError('store_unavailable', `${join(...place, `${id}.json`)} is broken; mend or restore it.`);
  }

  function parse(text: string): T | undefined {
    try {
      return schema.safeParse(JSON.parse(text)).data;
    } catch {
      return undefined;
    }
  }

  return {
    get: (id) => (isId(id) ? read(id) : Promise.resolve(undefined)),

    async list(filter) {
      const names = await data.read(folder, () => listNames(data.files, folder));
      const ids = names.flatMap((name) => (name.endsWith('.json') ? name.slice(0, -'.json'.length) : []));
      const found = await Promise.all(ids.filter(isId).map(read));
      const records = found.filter((record) => record !== undefined);
      return records.filter((each) => !filter || each.operatorId === filter.operatorId).sort(byAge);
    },

    async write(record) {
      const path = pathOf(record.id);
      await data.write(path, async () => {
        await makeFolder(data.files, folder);
        await writeAtomic(data.files, path, `${JSON.stringify(schema.parse(record), null, 2)}\n`);
      });
    },

    async remove(id) {
      const path = pathOf(id);
      if (isId(id)) await data.write(path, () => removeDurably(data.files, path));
    },
  };
}

/** What keeps operators from signing in. */
export async function identityProblems(
  data: DataFolder,
  operators: Records<OperatorRecord>,
): Promise<StoreProblem[]> {
  const folder = data.path('operators');
  const names = await data.read(folder, () => listNames(data.files, folder));
  const problems: StoreProblem[] = [];
  for (const name of names.filter((each) => each.endsWith('.json') && !each.startsWith('.'))) {
    try {
      await operators.get(name.slice(0, -'.json'.length));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      problems.push(data.problem(data.path('operators', name), { reason: 'cannot be read as an operator' }));
    }
  }
  return problems;
}
