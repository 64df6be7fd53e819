/** A process that locks a folder and then only waits: `lock-holder.program.ts FOLDER PLATFORM`. */
import { lockFolder } from './folder-lock.js';

const [folder = '', platform = 'linux'] = process.argv.slice(2);
await lockFolder(folder, platform as NodeJS.Platform);
process.stdout.write('held\n');
setInterval(() => undefined, 60_000);
