/** Start flags that work in a container, as root, without a network. */
export const chromiumArgs: string[];
/** Finds a Chromium on this machine, or unpacks one. */
export function findChromium(): Promise<{ executablePath: string; env: Record<string, string> }>;
