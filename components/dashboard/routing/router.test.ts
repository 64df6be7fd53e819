import { expect } from '@open-wc/testing';
import { LitElement } from 'lit';
import { matchPath } from './match-path.js';
import { Router, hrefOf, placeOf, takeFragment, type Place } from './router.js';

class RouterHost extends LitElement {
  readonly places: Place[] = [];
  readonly router = new Router(this, (place) => this.places.push(place));
}
customElements.define('router-host', RouterHost);

describe('the router', () => {
  const before = location.href;
  let host: RouterHost;
  beforeEach(() => {
    host = new RouterHost();
    document.body.append(host);
  });
  afterEach(() => {
    host.remove();
    history.replaceState(null, '', before);
  });

  const click = (attributes: Record<string, string>, init: MouseEventInit = {}) => {
    const link = document.createElement('a');
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    document.body.append(link);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    // The test page must stay, whatever the router leaves to the browser.
    let wasTaken = false;
    const stop = (late: Event) => {
      wasTaken = late.defaultPrevented;
      late.preventDefault();
    };
    addEventListener('click', stop, { once: true });
    link.dispatchEvent(event);
    link.remove();
    return wasTaken;
  };

  it('reads places from addresses, with or without a slash at the end', () => {
    const read = (address: string) => placeOf(new URL(address, 'https://chat.example')).path;
    expect(read('/dashboard/')).to.equal('/');
    expect(read('/dashboard')).to.equal('/');
    expect(read('/dashboard/settings/audit/?action=token')).to.equal('/settings/audit');
    expect(hrefOf('/settings/audit')).to.equal('/dashboard/settings/audit');
  });

  it('follows links of the dashboard without loading a page, and keeps their query', () => {
    expect(click({ href: '/dashboard/settings/audit?action=token' })).to.equal(true);
    expect(location.pathname + location.search).to.equal('/dashboard/settings/audit?action=token');
    expect(host.places[0]?.query.get('action')).to.equal('token');
  });

  it('takes one step in the history for a link that is clicked twice', () => {
    const { length } = history;
    click({ href: '/dashboard/inbox' });
    click({ href: '/dashboard/inbox' });
    expect(history.length).to.equal(length + 1);
    expect(host.places).to.have.length(2);
  });

  it('leaves to the browser what leads elsewhere, or is to open elsewhere', () => {
    expect(click({ href: '/docs' })).to.equal(false);
    expect(click({ href: '/dashboards' })).to.equal(false);
    expect(click({ href: 'https://other.example/dashboard/' })).to.equal(false);
    expect(click({ href: '#content' })).to.equal(false);
    expect(click({ href: '/dashboard/', target: '_blank' })).to.equal(false);
    expect(click({ href: '/dashboard/' }, { ctrlKey: true })).to.equal(false);
    expect(host.places).to.have.length(0);
  });

  it('reads the parts of a path that a pattern names', () => {
    expect(matchPath('/inbox/:id', '/inbox/a%20b')).to.deep.equal({ id: 'a b' });
    expect(matchPath('/w/:widgetId/pages/:pageId*', '/w/1/pages/guides/billing')).to.deep.equal({
      widgetId: '1',
      pageId: 'guides/billing',
    });
    expect(matchPath('/inbox', '/inbox')).to.deep.equal({});
    for (const path of ['/inbox', '/inbox/', '/inbox/a/b', '/inbox/%zz', '/x/inbox/a'])
      expect(matchPath('/inbox/:id', path), path).to.equal(undefined);
  });

  it('listens no more once its host has gone', () => {
    host.remove();
    expect(click({ href: '/dashboard/' })).to.equal(false);
  });

  it('takes the secret out of the address', () => {
    history.replaceState(null, '', '/dashboard/link#secret');
    expect(takeFragment()).to.equal('secret');
    expect(location.hash).to.equal('');
    expect(takeFragment()).to.equal('');
  });
});
