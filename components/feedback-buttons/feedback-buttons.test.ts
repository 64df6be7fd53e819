import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../testing/adopt-tokens.js';
import { buttonNamed, deepQuery, focused } from '../testing/deep-query.js';
import type { FeedbackButtons } from './feedback-buttons.js';
import './feedback-buttons.js';

async function draw(value?: 'positive' | 'negative') {
  const element = await fixture<FeedbackButtons>(
    html`<feedback-buttons message-id="m1" .value=${value}></feedback-buttons>`,
  );
  const ratings: unknown[] = [];
  element.addEventListener('chat-feedback', ({ detail }) => ratings.push(detail));
  const press = async (name: string) => {
    buttonNamed(element, name).click();
    await element.updateComplete;
    await Promise.all(
      Array.from(element.shadowRoot!.querySelectorAll('chat-button'), (b) => b.updateComplete),
    );
  };
  const isPressed = (name: string) => buttonNamed(element, name).getAttribute('aria-pressed') === 'true';
  const thanks = () => deepQuery(element, '[role="status"]').textContent;
  return { element, ratings, press, isPressed, thanks };
}

describe('feedback-buttons', () => {
  it('reports which reply was rated, and how', async () => {
    const { element, ratings, press, isPressed, thanks } = await draw();
    await press('Helpful');
    expect(ratings).to.deep.equal([{ messageId: 'm1', type: 'positive' }]);
    expect(isPressed('Helpful')).to.be.true;
    expect(isPressed('Not helpful')).to.be.false;
    expect(thanks()).to.equal('Thank you for your feedback.');
    await expect(element).to.be.accessible();
  });

  it('takes a second thought, but the same thought only once', async () => {
    const { ratings, press, isPressed } = await draw();
    await press('Helpful');
    await press('Helpful');
    await press('Not helpful');
    expect(ratings).to.deep.equal([
      { messageId: 'm1', type: 'positive' },
      { messageId: 'm1', type: 'negative' },
    ]);
    expect(isPressed('Helpful')).to.be.false;
    expect(isPressed('Not helpful')).to.be.true;
  });

  it('asks why a reply did not help, and takes an answer or none', async () => {
    const { element, ratings, press, thanks } = await draw();
    const reasons: unknown[] = [];
    element.addEventListener('chat-feedback-reason', ({ detail }) => reasons.push(detail));
    await press('Not helpful');
    expect(ratings).to.have.length(1);
    expect(thanks()).to.equal('');
    await expect(element).to.be.accessible();
    deepQuery<HTMLInputElement>(element, 'input').focus();
    await sendKeys({ type: ' It is about another model. ' });
    await sendKeys({ press: 'Enter' });
    expect(reasons).to.deep.equal([{ messageId: 'm1', reason: 'It is about another model.' }]);
    await element.updateComplete;
    expect(thanks()).to.equal('Thank you for your feedback.');
    expect(focused()?.getAttribute('aria-label')).to.equal('Not helpful');

    const other = await draw();
    other.element.addEventListener('chat-feedback-reason', ({ detail }) => reasons.push(detail));
    await other.press('Not helpful');
    await other.press('Send');
    expect(other.thanks()).to.equal('Thank you for your feedback.');
    expect(reasons).to.have.length(1);
  });

  it('shows an earlier rating without thanking again', async () => {
    const { element, isPressed, thanks } = await draw('negative');
    expect(isPressed('Not helpful')).to.be.true;
    expect(thanks()).to.equal('');
    await expect(element).to.be.accessible();
  });

  it('thanks no longer where a rating is taken back', async () => {
    const { element, press, isPressed, thanks } = await draw();
    await press('Helpful');
    element.value = undefined;
    await element.updateComplete;
    expect(isPressed('Helpful')).to.be.false;
    expect(thanks()).to.equal('');
  });

  it('works by keyboard', async () => {
    const { element, ratings } = await draw();
    element.shadowRoot!.querySelector('chat-button')!.focus();
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    expect(ratings).to.deep.equal([{ messageId: 'm1', type: 'negative' }]);
  });
});
