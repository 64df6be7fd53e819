/** A process that locks a folder and then only waits: `lock-holder.program.ts FOLDER LEASE_MS`. */
import { lockFolder } from './folder-lock.js';

const [folder = '', leaseMs = '15000'] = process.argv.slice(2);
const lock = await lockFolder(folder, { leaseMs: Number(leaseMs), address: 'http://localhost:4321' });
process.stdout.write('held\n');
setInterval(() => {
  if (!lock.isHeld()) process.stdout.write('lost\n');
}, 20);
