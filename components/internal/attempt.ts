/** Runs what may throw on pages without storage, or with a full one; undefined where it did. */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
