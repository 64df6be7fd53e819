/** A process that opens the store of a folder and prints how long that took: `restart.program.ts FOLDER`. */
import { openJsonStore } from './json-store.js';

const [folder = ''] = process.argv.slice(2);
const [start, cpu] = [performance.now(), process.cpuUsage()];
const store = await openJsonStore(folder);
const seconds = (performance.now() - start) / 1000;
const { user, system } = process.cpuUsage(cpu);
console.log(`${seconds.toFixed(2)} s (CPU ${((user + system) / 1e6).toFixed(2)} s)`);
await store.close();
