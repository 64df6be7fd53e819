import { expect, fixture, html } from '@open-wc/testing';
import { LitElement } from 'lit';
import { AdminError } from '../api/admin-error.js';
import { FormState } from './form-state.js';

class FormHost extends LitElement {
  readonly form = new FormState(this);
}
customElements.define('form-host', FormHost);

const refusalOf = (...fields: string[]): AdminError => {
  const details = fields.map((field) => ({ field, message: 'must not be blank' }));
  return new AdminError('invalid_request', 'No.', {
    error: { code: 'invalid_request', message: 'No.', details },
  });
};

describe('the state of a form', () => {
  it('shows what is wrong with a field until it is changed, and the refusal until all are', async () => {
    const { form } = await fixture<FormHost>(html`<form-host></form-host>`);
    await form.run(() => Promise.reject(refusalOf('name', 'email.0', 'email.1')));
    expect(form.wrong('email')!.text).to.equal('must not be blank');
    form.wrong('email')!.clear();
    expect(form.wrong('email')).to.equal(undefined);
    expect([...form.fieldErrors.keys()]).to.deep.equal(['name']);
    expect(form.error).not.to.equal(undefined);
    form.wrong('name')!.clear();
    expect(form.error).to.equal(undefined);
  });

  it('leaves the error as the server sent it', async () => {
    const { form } = await fixture<FormHost>(html`<form-host></form-host>`);
    const error = refusalOf('name');
    await form.run(() => Promise.reject(error));
    form.wrong('name')!.clear();
    expect([...error.fields.keys()]).to.deep.equal(['name']);
  });

  it('shows nothing of a refusal once it is sent again, or cleared', async () => {
    const { form } = await fixture<FormHost>(html`<form-host></form-host>`);
    await form.run(() => Promise.reject(refusalOf('name')));
    await form.run(() => Promise.resolve());
    expect(form.wrong('name')).to.equal(undefined);
    await form.run(() => Promise.reject(refusalOf('name')));
    form.clear();
    expect([form.error, form.fieldErrors.size]).to.deep.equal([undefined, 0]);
  });
});
