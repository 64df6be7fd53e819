import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../testing/adopt-tokens.js';
import { buttonNamed, deepQuery, deepQueryAll, focused, textOf } from '../testing/deep-query.js';
import type { EscalationForm } from './escalation-form.js';
import './escalation-form.js';

async function draw(message = '', privacyUrl?: string) {
  const form = await fixture<EscalationForm>(
    html`<escalation-form .message=${message} .privacyUrl=${privacyUrl}></escalation-form>`,
  );
  const requests: unknown[] = [];
  form.addEventListener('chat-escalate', ({ detail }) => requests.push(detail));
  const email = deepQuery<HTMLInputElement>(form, 'input');
  const text = deepQuery<HTMLTextAreaElement>(form, 'textarea');
  const write = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  };
  const send = async () => {
    buttonNamed(form, 'Send request').click();
    await form.updateComplete;
  };
  const errors = () => deepQueryAll(form.shadowRoot!, '.error').map(({ textContent }) => textContent);
  return { form, requests, email, text, write, send, errors };
}

describe('escalation-form', () => {
  it('has labelled fields and fits the visitor’s address book', async () => {
    const { form, email, text } = await draw();
    expect(email.labels![0]!.textContent).to.equal('Email');
    expect(text.labels[0]!.textContent).to.equal('Message');
    expect(email.autocomplete).to.equal('email');
    await expect(form).to.be.accessible();
  });

  it('hands over what was written, trimmed', async () => {
    const { requests, email, text, write, send } = await draw();
    write(email, ' ada@acme.example ');
    write(text, ' My order is late. ');
    await send();
    expect(requests).to.deep.equal([{ email: 'ada@acme.example', message: 'My order is late.' }]);
  });

  it('takes a name and a phone number where the visitor gives them', async () => {
    const { form, requests, email, write, send } = await draw('Help');
    const field = (id: string) => form.shadowRoot!.querySelector<HTMLInputElement>(`#${id}`)!;
    expect(field('name').labels![0]!.textContent).to.equal('Name (optional)');
    expect([field('name').autocomplete, field('phone').autocomplete]).to.deep.equal(['name', 'tel']);
    write(email, 'ada@acme.example');
    write(field('name'), ' Ada Lovelace ');
    write(field('phone'), ' +44 20 7946 0000 ');
    await send();
    expect(requests).to.deep.equal([
      { email: 'ada@acme.example', message: 'Help', name: 'Ada Lovelace', phone: '+44 20 7946 0000' },
    ]);
  });

  it('links to the privacy notice where there is one, and to nothing that is no web address', async () => {
    const { form } = await draw('', 'https://acme.example/privacy');
    const link = deepQuery<HTMLAnchorElement>(form, 'a');
    expect(link.textContent).to.match(/^Privacy notice\s+\(opens in a new tab\)$/);
    expect([link.href, link.target]).to.deep.equal(['https://acme.example/privacy', '_blank']);
    await expect(form).to.be.accessible();
    for (const wrong of ['javascript:alert(1)', '', undefined]) {
      const other = await draw('', wrong);
      expect(deepQueryAll(other.form.shadowRoot!, 'a')).to.be.empty;
    }
  });

  it('sends on Enter in the email field', async () => {
    const { email, requests } = await draw('Help');
    email.focus();
    await sendKeys({ type: 'ada@acme.example' });
    await sendKeys({ press: 'Enter' });
    expect(requests).to.have.length(1);
  });

  it('says at each field what is wrong, and moves to the first', async () => {
    const { form, email, text, requests, send, errors } = await draw();
    await send();
    expect(errors()).to.deep.equal([
      'Please enter an email address, such as name@example.com.',
      'Please tell us what you need help with.',
    ]);
    expect(email.getAttribute('aria-invalid')).to.equal('true');
    expect(form.shadowRoot!.getElementById(email.getAttribute('aria-describedby')!)).not.to.be.null;
    expect(text.getAttribute('aria-invalid')).to.equal('true');
    expect(focused()).to.equal(email);
    expect(requests).to.be.empty;
    await expect(form).to.be.accessible();
  });

  it('takes a complaint back as soon as it is met', async () => {
    const { form, email, write, send, errors } = await draw('Help');
    await send();
    write(email, 'ada@acme');
    await form.updateComplete;
    expect(errors()).to.have.length(1);
    write(email, 'ada@acme.example');
    await form.updateComplete;
    expect(errors()).to.be.empty;
  });

  for (const address of [
    'a b@c.example',
    'a@b',
    'a@@b.example',
    '@b.example',
    'a.@b.example',
    'a@b..example',
  ]) {
    it(`does not take ${address} for an email address`, async () => {
      const { email, requests, write, send } = await draw('Help');
      write(email, address);
      await send();
      expect(requests).to.be.empty;
    });
  }

  for (const address of ["o'neill@a.example", 'a+b.c-d_e@mail.a-b.example']) {
    it(`takes ${address} for an email address`, async () => {
      const { email, requests, write, send } = await draw('Help');
      write(email, address);
      await send();
      expect(requests).to.have.length(1);
    });
  }

  it('does not send twice while a request is in flight', async () => {
    const { form, email, requests, write, send } = await draw('Help');
    write(email, 'ada@acme.example');
    form.status = 'sending';
    await form.updateComplete;
    await send();
    expect(requests).to.be.empty;
    expect(buttonNamed(form, 'Send request').getAttribute('aria-busy')).to.equal('true');
    await expect(form).to.be.accessible();
  });

  it('keeps what was written when sending fails, and says that it failed', async () => {
    const { form, email, text, write } = await draw('Help');
    write(email, 'ada@acme.example');
    write(text, 'My order is late.');
    form.status = 'sending';
    await form.updateComplete;
    form.status = 'failed';
    await form.updateComplete;
    expect(email.value).to.equal('ada@acme.example');
    expect(text.value).to.equal('My order is late.');
    await deepQuery<HTMLElementTagNameMap['chat-notice']>(form, 'chat-notice').updateComplete;
    expect(deepQuery(form, '[role="alert"]').textContent).to.contain('could not be sent');
    await expect(form).to.be.accessible();
  });

  it('confirms in words that the request was sent, with the focus on the way back', async () => {
    const { form, text } = await draw('Help');
    text.focus();
    form.status = 'sent';
    await form.updateComplete;
    expect(textOf(form)).to.contain('Your request was sent.');
    await Promise.resolve();
    expect(focused()).to.equal(buttonNamed(form, 'Back to the conversation'));
    await expect(form).to.be.accessible();
  });

  it('can be left without sending', async () => {
    const { form } = await draw();
    let left = 0;
    form.addEventListener('chat-human-leave', () => left++);
    buttonNamed(form, 'Cancel').click();
    expect(left).to.equal(1);
  });
});
