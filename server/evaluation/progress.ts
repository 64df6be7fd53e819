/** Tells on stderr how far a long run is. */

/** A terminal is told often; a file gets a line for each tenth. */
const TERMINAL_STEPS = 20;

/** @returns to be called after each of `total` steps */
export function createProgress(label: string, total: number): () => void {
  let done = 0;
  let tenths = 0;
  return () => {
    done++;
    if (process.stderr.isTTY) {
      if (done % TERMINAL_STEPS === 0 || done === total) {
        process.stderr.write(`\r${label} ${done}/${total}${done === total ? '\n' : ''}`);
      }
    } else if (Math.floor((10 * done) / total) > tenths) {
      tenths = Math.floor((10 * done) / total);
      console.error(`${label} ${done}/${total}`);
    }
  };
}
