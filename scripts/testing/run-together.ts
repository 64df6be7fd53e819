/** Runs several test files of Node's runner in this process, which starts once for all of them. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../files.js';

// By one module, so that the first test waits until the last file is loaded: loading holds up whatever runs.
const imports = process.argv.slice(2).map((file) => `import '${pathToFileURL(join(root, file)).href}';`);
await import(`data:text/javascript,${encodeURIComponent(imports.join('\n'))}`);
