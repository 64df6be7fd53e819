/** A thread that makes one key of a password. */
import { scryptSync } from 'node:crypto';
import { platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { optionsOf, type KeyRequest } from './derive-key.js';

/** Two that sign in would take both processors of a small machine; visitors come first. */
const NICENESS = 10;

// On Linux alone a thread has a priority of its own; elsewhere this would be the whole server's.
if (platform() === 'linux') setPriority(NICENESS);
const { password, salt, length, parameters } = workerData as KeyRequest;
parentPort?.postMessage(scryptSync(password, salt, length, optionsOf(parameters)));
