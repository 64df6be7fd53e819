import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { packageRoot } from './package-root.js';
import { programName } from './program-name.js';

describe('the name of the program', () => {
  it('is what works where its operator is', (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'service-chat-name-'));
    t.after(() => {
      rmSync(folder, { recursive: true });
    });
    const [project, global] = [join(folder, 'project'), join(folder, 'lib')];
    for (const place of [project, global]) mkdirSync(place);
    writeFileSync(join(project, 'package.json'), '{}');
    const node = { argv0: 'node', folder };
    const installed = 'node_modules/service-chat-widget/build/server/cli.js';
    const built = join(packageRoot(), 'build/server/cli.js');
    const starts = [
      programName({ ...node, argv0: 'npm run cli --', script: built }),
      programName({ ...node, argv0: 'npm start', script: built }),
      programName({ ...node, folder: packageRoot(), script: built }),
      programName({ ...node, script: join(project, 'node_modules/.bin/service-chat') }),
      programName({ ...node, script: join(project, installed) }),
      programName({ ...node, script: join(global, installed) }),
      programName({ ...node, script: '/usr/local/bin/service-chat' }),
      programName({ ...node, script: built }),
    ];
    const repository = 'npm run cli --';
    assert.deepEqual(starts, [
      repository,
      repository,
      repository,
      'npx service-chat',
      'npx service-chat',
      'service-chat',
      'service-chat',
      'service-chat',
    ]);
  });
});
