import { expect } from '@open-wc/testing';
import { scopeOf, scopeQuery, TIME_ZONE as tz, withScope } from './scope.js';

const query = (text: string) => new URLSearchParams(text);

describe('the scope of a screen', () => {
  it('is the last seven days of all widgets where the address says nothing', () => {
    expect(scopeOf(query(''), 'period')).to.deep.equal({ last: '7d', tz });
    expect(scopeOf(query('last=30d'), 'widget')).to.deep.equal({});
    expect(scopeOf(query(''), 'month')).to.deep.equal({ last: '30d' });
  });

  it('is what the address says; from and to only together', () => {
    expect(scopeOf(query('widget=w&last=24h'), 'period')).to.deep.equal({ widget: 'w', last: '24h', tz });
    expect(scopeOf(query('from=a&to=b&last=7d'), 'period')).to.deep.equal({ from: 'a', to: 'b' });
    expect(scopeOf(query('from=a'), 'period')).to.deep.equal({ last: '7d', tz });
  });

  it('goes along to other addresses, but to none that says something itself', () => {
    const scope = scopeQuery(query('widget=w&last=30d&rating=positive'));
    expect(withScope('/inbox', scope)).to.equal('/inbox?widget=w&last=30d');
    expect(withScope('/inbox?tab=done', scope)).to.equal('/inbox?tab=done&widget=w&last=30d');
    expect(withScope('/inbox?last=24h', scope)).to.equal('/inbox?last=24h');
    expect(withScope('/inbox', query(''))).to.equal('/inbox');
  });
});
