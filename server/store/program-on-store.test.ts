import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { it } from 'node:test';
import { programForStrangers, programOn } from './program-on-store.js';
import { shownUrl } from './port/store-place.js';

const NPM = 'npm run cli --';

it('a command names the folder of the server, unless it is found without', () => {
  const dataDir = resolve('data');
  assert.equal(programOn({ dataDir }, NPM), NPM);
  assert.equal(programOn({ dataDir: '/srv/chat' }, NPM), `DATA_DIR=/srv/chat ${NPM}`);
  // Installed for all, it may be run in any folder.
  assert.equal(programOn({ dataDir }, 'service-chat'), `DATA_DIR=${dataDir} service-chat`);
});

it('a command tells strangers that the data is named, and not where it is', () => {
  assert.equal(programForStrangers({ dataDir: resolve('data') }, NPM), NPM);
  assert.equal(programForStrangers({ dataDir: '/srv/chat' }, NPM), `DATA_DIR=FOLDER ${NPM}`);
  const databaseUrl = 'postgres://ann@db/chat';
  assert.equal(
    programForStrangers({ dataDir: '/srv/chat', databaseUrl }, NPM),
    `DATABASE_URL=ADDRESS ${NPM}`,
  );
});

it('a folder of any name is one word of the shell', { skip: process.platform === 'win32' }, () => {
  for (const dataDir of ['/srv/my chat', '/srv/ann\'s $(touch x); `y` "z"', '/srv/~a', '/srv/ä\\b*']) {
    const shown = programOn({ dataDir }, `${process.execPath} -p process.env.DATA_DIR`);
    assert.equal(execFileSync('sh', ['-c', shown], { encoding: 'utf8' }), `${dataDir}\n`);
  }
});

it('a command names the database of the server, and no password', () => {
  const on = (databaseUrl: string) => programOn({ dataDir: '/srv/chat', databaseUrl }, NPM);
  assert.equal(on('postgres://ann@db/chat'), `DATABASE_URL=postgres://ann@db/chat ${NPM}`);
  assert.equal(
    on('postgres://ann:s3@cr:et@db:5432/chat'),
    `DATABASE_URL=postgres://ann:PASSWORD@db:5432/chat ${NPM}`,
  );
  assert.equal(on('postgres://:s3cret@db/chat'), `DATABASE_URL=postgres://:PASSWORD@db/chat ${NPM}`);
  assert.equal(
    on('postgres://db/chat?user=ann&password=s3cret&sslmode=require'),
    `DATABASE_URL='postgres://db/chat?user=ann&password=PASSWORD&sslmode=require' ${NPM}`,
  );
});

it('a database is named without its password, whatever that holds', () => {
  assert.equal(shownUrl('postgres://ann:s3@cret@db:5432/chat?sslmode=require'), 'postgres://db:5432/chat');
});
