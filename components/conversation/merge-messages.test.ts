import { expect } from '@open-wc/testing';
import { question, reply } from '../testing/fixtures.js';
import { mergeMessages } from './merge-messages.js';

const first = question('first', 1);
const answer = reply('first answer', 2);
const second = question('second', 3);
const third = question('third', 4);
const never = () => false;

describe('mergeMessages', () => {
  it('takes the order of the other tab and keeps what only this tab has behind what it followed', () => {
    expect(mergeMessages([first, second], [first, answer, third], never)).to.deep.equal([
      first,
      second,
      answer,
      third,
    ]);
    expect(mergeMessages([first, answer, second], [answer, third], never)).to.deep.equal([
      first,
      answer,
      second,
      third,
    ]);
  });

  it('takes the other tab’s word on messages that both have', () => {
    const rated = { ...answer, feedback: 'positive' as const };
    expect(mergeMessages([first, answer], [first, rated], never)).to.deep.equal([first, rated]);
  });

  it('keeps this tab’s word on what it knows better', () => {
    const sending = { ...second, status: 'sending' as const };
    expect(mergeMessages([sending], [second], ({ id }) => id === second.id)).to.deep.equal([sending]);
  });

  it('leaves its arguments as they are', () => {
    const other = [first];
    mergeMessages([second], other, never);
    expect(other).to.deep.equal([first]);
  });
});
