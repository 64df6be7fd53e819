/** A process that does nothing, and tells its parent how late its event loop was all the same: the machine's part of it. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
process.on('message', () => process.send?.(delay.percentile(99) / 1e6));
process.on('disconnect', () => process.exit());
