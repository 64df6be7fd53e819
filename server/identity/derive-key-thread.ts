/** A thread that makes one key of a password. */
import { scryptSync } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { lowerThreadPriority } from '../runtime/thread-priority.js';
import { optionsOf, type KeyRequest } from './derive-key.js';

/** Two that sign in would take both processors of a small machine; visitors come first. */
const NICENESS = 10;

lowerThreadPriority(NICENESS);
const { password, salt, length, parameters } = workerData as KeyRequest;
parentPort?.postMessage(scryptSync(password, salt, length, optionsOf(parameters)));
