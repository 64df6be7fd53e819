/** How a question for a number or a mailbox is read behind what it is needed for. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSituated } from './situated-question.js';

describe('a question for a way to reach the business', () => {
  it('is found in a clause of its own, in any language, and is of what the others say', () => {
    const asked = readSituated('Nobody opens the gate!! number?', 'en');
    assert.deepEqual(asked?.topics, ['phone']);
    assert.deepEqual(asked.subject, ['nobody', 'opens', 'gate']);
    assert.deepEqual(readSituated('Die Heizung ist aus, wen kann ich anrufen?', 'de')?.topics, ['phone']);
    assert.deepEqual(readSituated('Perdí mi bolso. ¿Cuál es su correo electrónico?', 'es')?.topics, [
      'email',
    ]);
  });

  it('is none where a clause asks for something else', () => {
    assert.equal(readSituated('It rains, when do you open?', 'en'), undefined);
    assert.equal(readSituated('I lost my phone, can you help?', 'en'), undefined);
    assert.equal(readSituated('Which number?', 'en'), undefined);
  });
});
