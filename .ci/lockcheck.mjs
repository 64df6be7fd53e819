import fs from 'node:fs';
const l = JSON.parse(fs.readFileSync(process.argv[2] ?? 'package-lock.json', 'utf8'));
let bad = 0;
for (const [k, p] of Object.entries(l.packages)) {
  for (const n of Object.keys(p.optionalDependencies ?? {})) {
    let dir = k,
      found = false;
    for (;;) {
      const c = (dir ? dir + '/' : '') + 'node_modules/' + n;
      if (l.packages[c]) {
        found = true;
        break;
      }
      if (!dir) break;
      const i = dir.lastIndexOf('node_modules/');
      dir = i <= 0 ? '' : dir.slice(0, i - 1);
    }
    if (!found) {
      bad++;
      console.log('MISSING', k || '(root)', p.version, '->', n, p.optionalDependencies[n]);
    }
  }
}
console.log('missing optional entries:', bad);
