import { expect } from '@open-wc/testing';
import type { AdminWidget } from '../../../../server/admin-contract/widgets.js';
import { differences, isEmpty, mergeChange, withChange } from './widget-change.js';

const widget: AdminWidget = {
  id: '1',
  name: 'Acme',
  isActive: true,
  appearance: { primaryColor: '#6366f1', greeting: 'Hi!', position: 'bottom-right', launcherText: 'Chat' },
  allowlist: ['acme.example'],
  quota: { messages: 1000, period: 'month' },
  requireOrigin: false,
  hasWebhookSecret: false,
  hasMailServer: true,
  hasVisitorSecret: false,
  checks: [],
  etag: '"1"',
};

describe('a change of a widget', () => {
  it('is what differs, and nothing once all is as it was', () => {
    const first = mergeChange(widget, {}, { name: 'Shop', appearance: { greeting: 'Hello', logo: null } });
    expect(first).to.deep.equal({ name: 'Shop', appearance: { greeting: 'Hello' } });
    const back = mergeChange(widget, first, { name: 'Acme', appearance: { greeting: 'Hi!' } });
    expect(isEmpty(back)).to.equal(true);
  });

  it('makes the draft, in which what is taken away is absent', () => {
    const draft = withChange(widget, { allowlist: [], appearance: { launcherText: null, theme: 'dark' } });
    expect(draft.allowlist).to.deep.equal([]);
    expect(draft.appearance).to.deep.equal({
      primaryColor: '#6366f1',
      greeting: 'Hi!',
      position: 'bottom-right',
      theme: 'dark',
    });
  });

  it('stays beside what somebody else has changed meanwhile', () => {
    const theirs = { ...widget, name: 'By hand', etag: '"2"' };
    expect(differences(widget, theirs)).to.deep.equal(['name']);
    const mine = mergeChange(theirs, {}, { appearance: { greeting: 'Hello' } });
    expect(withChange(theirs, mine)).to.include({ name: 'By hand' });
  });
});
