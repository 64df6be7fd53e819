/** How this program is called on the store of this server: for the commands that it names to its operators. */
import { resolve } from 'node:path';
import { programName } from '../runtime/program-name.js';
import type { StoreConfig } from './port/store-place.js';

/** What stands for a password, which is never shown. */
const PASSWORD = 'PASSWORD';

/**
 * What a command begins with so that it works on the same data in a shell that knows nothing of the server's
 * environment. Not for strangers: it tells where the data is.
 */
export function programOn({ dataDir, databaseUrl }: StoreConfig, program = programName()): string {
  if (databaseUrl !== undefined) return `DATABASE_URL=${shellWord(withoutPassword(databaseUrl))} ${program}`;
  // npm works in the folder of its project, and finds this folder there by itself.
  const isFound = dataDir === resolve('data') && program.startsWith('np');
  return isFound ? program : `DATA_DIR=${shellWord(dataDir)} ${program}`;
}

/** The same for strangers, who are not told where the data is: who may run commands knows, and fills it in. */
export function programForStrangers(place: StoreConfig, program = programName()): string {
  return programOn(place, program) === program ? program : `${placeOf(place)} ${program}`;
}

const placeOf = ({ databaseUrl }: StoreConfig): string =>
  databaseUrl === undefined ? 'DATA_DIR=FOLDER' : 'DATABASE_URL=ADDRESS';

/** As one word of a shell, whatever it holds. */
export const shellWord = (text: string): string =>
  /^[\w./:~%=@,+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/** The last `@` before the host ends the password, as in browsers. */
const withoutPassword = (url: string): string =>
  url
    .replace(/^(\w+:\/\/[^:@/?#]*):[^/?#]*@/, `$1:${PASSWORD}@`)
    .replace(/([?&][^=&]*password)=[^&]*/gi, `$1=${PASSWORD}`);
