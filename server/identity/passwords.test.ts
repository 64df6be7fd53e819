import assert from 'node:assert/strict';
import { scryptSync } from 'node:crypto';
import { describe, it } from 'node:test';
import { describeWeakness } from './password-rules.js';
import { deriveHere, deriveInThread } from './derive-key.js';
import { createPasswords } from './passwords.js';

describe('a key of a password', () => {
  it('is the same wherever it is made', async () => {
    const request = {
      password: 'über Brücken',
      salt: Buffer.from('0123456789abcdef'),
      length: 32,
      parameters: { ln: 10, r: 8, p: 1 },
    };
    const key = await deriveInThread(request);
    assert.equal(key.length, 32);
    assert.deepEqual(key, await deriveHere(request));
    const tooMuch = { ...request, parameters: { ln: 24, r: 8, p: 1 } };
    await assert.rejects(deriveInThread(tooMuch), /memory limit/);
  });
});

describe('passwords', () => {
  it('are kept as scrypt hashes that differ each time, and know their own password alone', async () => {
    const passwords = createPasswords();
    const [first, second] = await Promise.all([
      passwords.hash('über Brücken'),
      passwords.hash('über Brücken'),
    ]);
    assert.match(first, /^\$scrypt\$ln=15,r=8,p=3\$[A-Za-z\d+/]{22}\$[A-Za-z\d+/]{43}$/);
    assert.notEqual(first, second);
    // As another keyboard encodes the same letters.
    assert.equal(await passwords.isRight('über Brücken'.normalize('NFD'), first), true);
    assert.equal(await passwords.isRight('Über Brücken', first), false);
    assert.equal(await passwords.isRight('über Brücken', undefined), false);
    assert.equal(await passwords.isRight('über Brücken', '$scrypt$none'), false);
    assert.equal(await passwords.isRight('x', first.replace('ln=15', 'ln=30')), false);
  });

  it('say which hashes were made with less than is asked now', async () => {
    const passwords = createPasswords();
    const salt = Buffer.alloc(16, 7);
    const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
    const key = scryptSync('old', salt, 32, { N: 2 ** 14, r: 8, p: 1 });
    const old = `$scrypt$ln=14,r=8,p=1$${encode(salt)}$${encode(key)}`;
    assert.equal(await passwords.isRight('old', old), true);
    assert.equal(passwords.isOutdated(old), true);
    assert.equal(passwords.isOutdated(await passwords.hash('new')), false);
  });

  it('are tested two at a time, and no more than twenty wait', async () => {
    // How many wait does not hang on how long each takes.
    const passwords = createPasswords({ ln: 10, r: 8, p: 1 });
    const tests = Array.from({ length: 30 }, () => passwords.isRight('x', undefined));
    const outcomes = await Promise.allSettled(tests);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    assert.equal(refused.length, 8);
    assert.ok(refused.every(({ reason }) => (reason as { code: string }).code === 'rate_limited'));
    assert.equal(await passwords.isRight('x', undefined), false);
  });

  it('have to be long, and nothing else but not the first to be guessed', () => {
    assert.match(describeWeakness('x'.repeat(14), 'Ann', false) ?? '', /at least 15/);
    assert.equal(describeWeakness('ü'.repeat(15), 'Ann', false), undefined);
    assert.equal(describeWeakness('🔑'.repeat(15), 'Ann', false), undefined);
    assert.match(describeWeakness('🔑'.repeat(14), 'Ann', false) ?? '', /at least 15/);
    assert.equal(describeWeakness('eight ch', 'Ann', true), undefined);
    assert.match(describeWeakness('seven c', 'Ann', true) ?? '', /at least 8/);
    assert.match(describeWeakness('x'.repeat(257), 'Ann', false) ?? '', /at most 256/);
    assert.match(describeWeakness('Password-Password!', 'Ann', false) ?? '', /first to be guessed/);
    assert.match(
      describeWeakness('ann-catherine SMITH', 'Ann Catherine Smith', false) ?? '',
      /not be the name/,
    );
  });
});
