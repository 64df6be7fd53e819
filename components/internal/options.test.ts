import { expect } from '@open-wc/testing';
import { resolveOptions } from './options.js';

const appearance = {
  primaryColor: '#00aa77',
  greeting: 'Hello from the record',
  placeholder: 'Ask the record',
  position: 'bottom-left',
  theme: 'dark',
} as const;

describe('resolveOptions', () => {
  it('has the documented defaults', () => {
    expect(resolveOptions({})).to.deep.equal({
      options: {
        primaryColor: '#6366f1',
        greeting: 'Hi! How can I help?',
        placeholder: undefined,
        position: 'bottom-right',
        theme: 'light',
      },
      problems: [],
    });
  });

  it('prefers the widget record to the defaults', () => {
    expect(resolveOptions({}, appearance).options).to.deep.equal(appearance);
  });

  it('prefers what the page says to the widget record', () => {
    const given = {
      primaryColor: '#abc',
      greeting: '',
      placeholder: 'Ask the page',
      position: 'bottom-right',
      theme: 'auto',
    };
    expect(resolveOptions(given, appearance)).to.deep.equal({ options: given, problems: [] });
  });

  it('takes null and undefined for not given', () => {
    expect(resolveOptions({ greeting: null, theme: undefined }, appearance)).to.deep.equal({
      options: appearance,
      problems: [],
    });
  });

  it('falls through where a value is not allowed, and says which and why', () => {
    const given = { primaryColor: 'red', greeting: 42, position: 'top', theme: 'blue' };
    const { options, problems } = resolveOptions(given, appearance);
    expect(options).to.deep.equal(appearance);
    expect(problems).to.deep.equal([
      'primaryColor must be a hex colour such as "#6366f1", not "red"',
      'greeting must be a text, not number',
      'position must be "bottom-right" or "bottom-left", not "top"',
      'theme must be "light", "dark" or "auto", not "blue"',
    ]);
  });

  it('falls through a broken record too', () => {
    const broken = { primaryColor: 'url(x)', position: 7 } as never;
    expect(resolveOptions({}, broken).options).to.include({
      primaryColor: '#6366f1',
      position: 'bottom-right',
    });
  });
});
