import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { smallTalk } from './small-talk.js';

const SMALL_TALK = [
  'hi',
  'Hello!',
  'hey there',
  'Good morning',
  'thanks',
  'Thank you so much!',
  'ok thanks',
  'great, thanks 🙏',
  'bye',
  'see you later',
  'how are you?',
  'are you a bot?',
  'Are you human or a robot?',
  'who are you',
  'am I talking to a real person?',
];

const QUESTIONS = [
  'hi, how do I reset my password?',
  'thanks, but how much is it?',
  'hello world example',
  'good morning, is the shop open?',
  'are you open on sundays',
  'who are your customers',
  'bye bye birdie tickets',
  'bot traffic',
  'how are you different from Acme?',
  'ok but why?',
  'thank you page tracking',
];

describe('small talk', () => {
  for (const text of SMALL_TALK) {
    it(`answers "${text}" without a page`, () => {
      assert.match(smallTalk(text) ?? '', /\w+/);
    });
  }

  for (const text of QUESTIONS) {
    it(`leaves "${text}" to the pages`, () => {
      assert.equal(smallTalk(text), undefined);
    });
  }

  it('says that it is a machine', () => {
    assert.match(smallTalk('are you a real person?') ?? '', /automated assistant/);
  });

  it('answers a long hostile message as fast as any other', () => {
    assert.equal(smallTalk(`${'great '.repeat(600)}x`), undefined);
    assert.equal(smallTalk(`hi${' there'.repeat(600)}x`), undefined);
  });
});
