import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../testing/adopt-tokens.js';
import { waitUntil } from '../../testing/wait-until.js';
import { AdminError } from '../api/admin-error.js';
import type { DashDialog } from './dash-dialog.js';
import { field } from './field.js';
import { errorNotice } from './notice.js';
import { table } from './table.js';
import './dash-dialog.js';
import './dash-secret.js';

const HOSTILE = '"><img src=x onerror=alert(1)>';

describe('a field', () => {
  it('is bound to its label, its help and what is wrong with it', async () => {
    const wrong = { text: 'must not be blank', clear: () => undefined };
    const options = { id: 'name', name: 'name', label: 'Name', help: 'Yours.', wrong };
    const root = await fixture(html`<div>${field(options)}</div>`);
    const input = root.querySelector('input')!;
    expect(input.labels![0]!.textContent).to.equal('Name');
    const described = input.getAttribute('aria-describedby')!.split(' ');
    expect(described.map((id) => root.querySelector(`#${id}`)!.textContent)).to.deep.equal([
      'Must not be blank.',
      'Yours.',
    ]);
    expect(input.getAttribute('aria-invalid')).to.equal('true');
    await expect(root).to.be.accessible();
  });
});

describe('a notice', () => {
  it('names the request where the server is to blame, and draws all of it as text', async () => {
    const body = { error: { code: 'internal' as const, message: HOSTILE }, requestId: 'r-17' };
    const root = await fixture(html`<div>${errorNotice(new AdminError('internal', HOSTILE, body))}</div>`);
    expect(root.querySelector('[role=alert]')!.textContent).to.contain(HOSTILE).and.contain('r-17');
    expect(root.querySelector('img')).to.equal(null);
  });
});

describe('a table', () => {
  it('names its rows and columns, and holds hostile text as text', async () => {
    const columns = [
      { label: 'Name', cell: (name: string) => name },
      { label: 'Actions', isActions: true, cell: () => html`<button>Change</button>` },
    ];
    const root = await fixture(html`<div>${table('Operators', columns, [HOSTILE])}</div>`);
    expect(root.querySelector('th[scope=row]')!.textContent).to.equal(HOSTILE);
    expect(root.querySelector('img')).to.equal(null);
    await expect(root).to.be.accessible();
  });
});

describe('dash-dialog', () => {
  it('takes the focus, closes by Escape and says so, and gives the focus back', async () => {
    const root = await fixture(
      html`<div>
        <button id="opener">Open</button><dash-dialog label="Add"><input aria-label="Name" /></dash-dialog>
      </div>`,
    );
    const dialog = root.querySelector<DashDialog>('dash-dialog')!;
    const opener = root.querySelector<HTMLElement>('#opener')!;
    let closed = 0;
    dialog.addEventListener('dash-close', () => (closed += 1));
    opener.focus();
    dialog.open = true;
    await dialog.updateComplete;
    expect(document.activeElement).to.equal(root.querySelector('input'));
    await expect(dialog).to.be.accessible();
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => closed === 1, 'it did not say that it closed');
    expect(document.activeElement).to.equal(opener);
  });

  it('opens again as soon as Escape has closed it', async () => {
    const dialog = await fixture<DashDialog>(html`<dash-dialog label="Find"><input /></dash-dialog>`);
    const native = dialog.shadowRoot!.querySelector('dialog')!;
    dialog.addEventListener('dash-close', () => (dialog.open = false));
    dialog.open = true;
    await dialog.updateComplete;
    // Before the browser tells of the end.
    const hidden = new Promise<void>((resolve) => {
      new MutationObserver(() => {
        if (native.open) return;
        dialog.open = true;
        resolve();
      }).observe(native, { attributes: true });
    });
    const told = new Promise((resolve) => {
      native.addEventListener('close', resolve, { once: true });
    });
    await sendKeys({ press: 'Escape' });
    await Promise.all([hidden, told]);
    await dialog.updateComplete;
    expect(native.open).to.equal(true);
  });
});

describe('dash-secret', () => {
  it('shows its text, and says what became of it when it is copied', async () => {
    const root = await fixture(html`<dash-secret label="Token" value="sct_1"></dash-secret>`);
    const input = root.querySelector('input')!;
    expect([input.value, input.readOnly, input.ariaLabel]).to.deep.equal(['sct_1', true, 'Token']);
    await expect(root).to.be.accessible();
    root.querySelector('button')!.click();
    const said = root.querySelector('[role=status]')!;
    await waitUntil(() => /^(?:Copied|Selected)/.test(said.textContent), 'nothing was said');
  });
});
