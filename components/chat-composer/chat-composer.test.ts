import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import '../testing/adopt-tokens.js';
import { buttonNamed, deepQuery, focused, textOf } from '../testing/deep-query.js';
import { pressWithShift } from '../testing/press-with-shift.js';
import type { ChatComposer } from './chat-composer.js';
import './chat-composer.js';

async function draw(value = '') {
  const composer = await fixture<ChatComposer>(html`<chat-composer .value=${value}></chat-composer>`);
  const sent: string[] = [];
  composer.addEventListener('chat-send', ({ detail }) => sent.push(detail.text));
  const field = deepQuery<HTMLTextAreaElement>(composer, 'textarea');
  return { composer, field, sent };
}

describe('chat-composer', () => {
  it('has a named field that takes the focus', async () => {
    const { composer, field } = await draw();
    composer.focus();
    expect(focused()).to.equal(field);
    expect(field.getAttribute('aria-label')).to.equal('Message');
    expect(field.placeholder).to.equal('Ask a question…');
    await expect(composer).to.be.accessible();
  });

  const inChromium = navigator.userAgent.includes('Chrome') ? it : it.skip;
  inChromium('shows the focus in forced colours too, which leave no coloured border', async () => {
    const { composer } = await draw();
    await emulateMedia({ forcedColors: 'active' });
    composer.focus();
    expect(getComputedStyle(deepQuery(composer, '.field')).outlineStyle).to.equal('solid');
    await emulateMedia({ forcedColors: 'none' });
  });

  it('sends on Enter, trimmed, and is empty then', async () => {
    const { composer, field, sent } = await draw();
    composer.focus();
    await sendKeys({ type: '  Where is my order? ' });
    await sendKeys({ press: 'Enter' });
    await composer.updateComplete;
    expect(sent).to.deep.equal(['Where is my order?']);
    expect(field.value).to.equal('');
    expect(focused()).to.equal(field);
  });

  it('sends by its button, and gives the focus back to the field', async () => {
    const { composer, field, sent } = await draw('Hello');
    buttonNamed(composer, 'Send message').click();
    await composer.updateComplete;
    expect(sent).to.deep.equal(['Hello']);
    expect(focused()).to.equal(field);
  });

  it('breaks the line on Shift+Enter, and grows', async () => {
    const { composer, field, sent } = await draw();
    composer.focus();
    const height = composer.offsetHeight;
    await sendKeys({ type: 'one' });
    await pressWithShift('Enter');
    await sendKeys({ type: 'two' });
    await composer.updateComplete;
    expect(field.value).to.equal('one\ntwo');
    expect(sent).to.be.empty;
    expect(composer.offsetHeight).to.be.above(height);
  });

  it('grows only so far and then scrolls', async () => {
    const { composer } = await draw('line\n'.repeat(50));
    expect(composer.offsetHeight).to.be.below(200);
  });

  it('never sends while a word is being composed', async () => {
    const { field, sent } = await draw('にほん');
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true }));
    // oxlint-disable-next-line typescript/no-deprecated -- so Safari marks the key that ends a composition
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229 }));
    expect(sent).to.be.empty;
    expect(field.value).to.equal('にほん');
  });

  it('never sends blank text', async () => {
    const { composer, sent } = await draw(' \n ');
    composer.focus();
    await sendKeys({ press: 'Enter' });
    expect(buttonNamed(composer, 'Send message').getAttribute('aria-disabled')).to.equal('true');
    buttonNamed(composer, 'Send message').click();
    expect(sent).to.be.empty;
  });

  it('counts characters near the limit', async () => {
    const { composer } = await draw('a'.repeat(3599));
    expect(textOf(composer)).not.to.contain('/ 4000');
    composer.value += 'a';
    await composer.updateComplete;
    expect(textOf(composer)).to.contain('3600 / 4000');
    await expect(composer).to.be.accessible();
  });

  it('keeps text that is too long, says so, and does not send it', async () => {
    const text = 'a'.repeat(4001);
    const { composer, field, sent } = await draw(text);
    composer.focus();
    await sendKeys({ press: 'Enter' });
    expect(sent).to.be.empty;
    expect(field.value).to.equal(text);
    expect(field.getAttribute('aria-invalid')).to.equal('true');
    expect(deepQuery(composer, '[role="alert"]').textContent).to.equal('This message is too long.');
    await expect(composer).to.be.accessible();
  });

  it('stops the reply in flight, until something is written', async () => {
    const { composer } = await draw();
    composer.busy = true;
    await composer.updateComplete;
    let stopped = 0;
    composer.addEventListener('chat-stop', () => stopped++);
    buttonNamed(composer, 'Stop').click();
    expect(stopped).to.equal(1);
    await expect(composer).to.be.accessible();
    composer.value = 'Another question';
    await composer.updateComplete;
    buttonNamed(composer, 'Send message').click();
    expect(stopped).to.equal(1);
  });

  it('does not make phones zoom in', async () => {
    const { field } = await draw();
    expect(Number.parseFloat(getComputedStyle(field).fontSize)).to.be.at.least(16);
  });
});
