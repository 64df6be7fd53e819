import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { ReactiveControllerHost } from 'lit';
import { Keys } from './keys.js';

const host = { addController: () => undefined } as unknown as ReactiveControllerHost;

describe('single keys', () => {
  const done: string[] = [];
  const bind = (keys: string) => ({ keys, label: keys, run: () => done.push(keys) });
  let keys: Keys;

  beforeEach(() => {
    done.length = 0;
    localStorage.clear();
    keys = new Keys(host);
    keys.hostConnected();
    keys.add(['g o', 'j', '?'].map(bind));
  });
  afterEach(() => {
    keys.hostDisconnected();
  });

  it('act alone and in pairs, and the newest of a name goes first', async () => {
    for (const press of ['j', 'g', 'o', 'o']) await sendKeys({ press });
    expect(done).to.deep.equal(['j', 'g o']);
    const remove = keys.add([{ keys: 'j', label: 'mine', run: () => done.push('mine') }]);
    await sendKeys({ press: 'j' });
    remove();
    await sendKeys({ press: 'j' });
    expect(done.slice(2)).to.deep.equal(['mine', 'j']);
  });

  it('are text in a field, and nothing beside Ctrl or where they were switched off', async () => {
    const input = await fixture<HTMLInputElement>(html`<input aria-label="Name" />`);
    input.focus();
    await sendKeys({ press: 'j' });
    expect(input.value).to.equal('j');
    input.blur();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', ctrlKey: true }));
    keys.isOn = false;
    await sendKeys({ press: 'j' });
    expect(done).to.deep.equal([]);
    keys.isOn = true;
    await sendKeys({ press: 'j' });
    expect(done).to.deep.equal(['j']);
  });
});
